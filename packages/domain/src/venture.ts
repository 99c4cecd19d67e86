export {
  holdersOf,
  getPercentage,
  postMoney,
  priceRound,
  totalShares,
  type Holder,
  type PricedRound,
  type RoundResult,
} from './venture/cap-table.js';
export {
  listFormationEvents,
  type FormationCalendarInput,
  type FormationEvent,
  type FormationEventKind,
} from './venture/calendar/formation-calendar.js';
export { writeCalendar, type CalendarEvent, type CalendarInput } from './venture/calendar/ics.js';
export { csv as writeCsv } from './venture/csv.js';
export { nameByTopic, renameCompany, type CompanySubject } from './venture/company-name.js';
export {
  getElection83bDeadline,
  moveToBusinessDay,
  type Deadline,
  type SkippedDay,
} from './venture/dates/deadlines.js';
export {
  findHoliday,
  listHolidays,
  type Holiday,
  type HolidayScope,
} from './venture/dates/legal-holidays.js';
export { addDays, addMonths, isPlainDate, type PlainDate } from './venture/dates/plain-date.js';
export { defaultCompany, type DefaultCompanyInput } from './venture/default-company.js';
export { PLACEHOLDER_NAME, proposeNames, type NameSource } from './venture/names/short-name.js';
export {
  computeFranchiseTax,
  taxByAssumedParValue,
  taxByAuthorizedShares,
  type FranchiseTax,
  type FranchiseTaxInput,
  type StockClass,
} from './venture/delaware-franchise-tax.js';
export {
  computeFranchiseTaxOfYear,
  type FranchiseTaxOfYear,
  type FranchiseTaxPeriod,
  type FranchiseTaxYearInput,
  type TaxedPeriod,
} from './venture/franchise-tax-of-year.js';
export {
  dilutionOverRounds,
  listDilutionRows,
  ownershipOverRounds,
  type DilutionRow,
  type FirstRoundPlan,
  type NamedRound,
  type OwnershipInput,
  type Stage,
} from './venture/dilution.js';
export { draftCompany, type DraftCompanyInput } from './venture/draft-company.js';
export { type Conversion } from './venture/financing/conversion.js';
export {
  closeFinancingRound,
  type FinancingResult,
  type FinancingRound,
  type Purchase,
} from './venture/financing/financing-round.js';
export {
  sizeOptionPool,
  type OptionPool,
  type OptionPoolInput,
  type PoolTarget,
} from './venture/financing/option-pool.js';
export { type ConversionTerm, type Safe } from './venture/financing/safe-claims.js';
export {
  fundraisingMaterial,
  type PreparedFile,
} from './venture/fundraising/fundraising-material.js';
export { type ExperimentPlan } from './venture/fundraising/financial-model.js';
export { materialNames, type MaterialKind } from './venture/fundraising/material-names.js';
export {
  VentureInputError,
  type VentureErrorCode,
  type VentureErrorDetails,
} from './venture/input/venture-error.js';
export { patentFiling, trademarkChecklist, type PriorPaper } from './venture/ip-filings.js';
export { isDelaware } from './venture/legal-documents/jurisdiction.js';
export { documentNames } from './venture/legal-documents/document-names.js';
export {
  legalDocument,
  type LegalDocumentOptions,
} from './venture/legal-documents/legal-document.js';
export { vestingMonths, type VestingMonth } from './venture/legal-documents/vesting.js';
export {
  exportOcf,
  OCF_VERSION,
  type OcfExportInput,
  type OcfFile,
} from './venture/ocf/ocf-export.js';
export { type IssuedSafe } from './venture/ocf/ocf-safe.js';
export { isSumOf100, allocateByPercentages } from './venture/percentages.js';
export { convertSafes, type ConversionRound, type PostMoneySafe } from './venture/safes.js';
export { allocateShares, founderShares } from './venture/shares.js';
export {
  countVestedShares,
  listVestingDates,
  type VestingDate,
} from './venture/vesting/vesting-dates.js';
export { type VestingPeriod, type VestingTerms } from './venture/vesting/vesting-terms.js';
export {
  getVestingState,
  type Acceleration,
  type Departure,
  type VestingHistory,
  type VestingState,
} from './venture/vesting/vesting-state.js';
