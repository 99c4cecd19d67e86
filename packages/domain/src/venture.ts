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
export { nameByTopic, renameCompany, type CompanySubject } from './venture/company-name.js';
export { defaultCompany, type DefaultCompanyInput } from './venture/default-company.js';
export { PLACEHOLDER_NAME, proposeNames, type NameSource } from './venture/names/short-name.js';
export { taxByAssumedParValue, taxByAuthorizedShares } from './venture/delaware-franchise-tax.js';
export { dilutionOverRounds, type Stage } from './venture/dilution.js';
export { draftCompany, type DraftCompanyInput } from './venture/draft-company.js';
export {
  fundraisingMaterial,
  type PreparedFile,
} from './venture/fundraising/fundraising-material.js';
export { type ExperimentPlan } from './venture/fundraising/financial-model.js';
export { materialNames, type MaterialKind } from './venture/fundraising/material-names.js';
export { patentFiling, trademarkChecklist, type PriorPaper } from './venture/ip-filings.js';
export { documentNames } from './venture/legal-documents/document-names.js';
export {
  legalDocument,
  type LegalDocumentOptions,
} from './venture/legal-documents/legal-document.js';
export { vestingMonths, type VestingMonth } from './venture/legal-documents/vesting.js';
export { isSumOf100, allocateByPercentages } from './venture/percentages.js';
export { convertSafes, type ConversionRound, type PostMoneySafe } from './venture/safes.js';
export { allocateShares, founderShares } from './venture/shares.js';
