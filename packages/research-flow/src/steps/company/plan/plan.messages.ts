import { defineMessages } from '@spinout/flow-kit';

export const planMessages = /* @__PURE__ */ defineMessages('companyPlan', {
  calendar: 'Formation calendar',
  calendarAbout:
    'Choose when the company is formed and when the founders get their stock. The dates follow from US federal and Delaware rules. Not legal advice.',
  formationDate: 'Formation date',
  formationDateHint: 'The day on the certificate of incorporation.',
  grantDate: 'Founders’ stock granted on',
  grantDateHint: 'Leave empty if it is the formation date.',
  invalidDate: 'Enter a day between 1986 and 2199.',
  dates: 'Dates',
  eventNames: {
    formation: 'Company formed',
    grant: 'Founders’ stock granted, vesting starts',
    election83b: 'Last day for the 83(b) elections',
    formD: 'Form D due at the SEC',
    delawareTax: 'Delaware annual report and franchise tax due',
    federalReturn: 'Federal tax return (Form 1120) due',
    vestingCliff: 'First founders’ shares vest (cliff)',
    vestingEnd: 'All founders’ shares are vested',
    patentApplication: 'Patent application due, one year after the provisional one',
  },
  election83bAbout:
    'Each founder with unvested stock mails the election to the IRS by this day. No one can extend it.',
  leastTaxOfYear:
    'Tax for {year}: at least {tax}. It rises with the company’s assets. Annual report: {report}.',
  /** In the year of the formation. */
  leastTaxOfPart:
    'Tax for {days} of {daysOfYear} days of {year}: at least {tax}. It rises with the company’s assets. Annual report: {report}.',
  movedFrom: 'Moved from {date}, a weekend or legal holiday.',
  source: 'Rule: {source}',
  addToCalendar: 'Add to calendar (.ics)',
  calendarName: '{company}: formation',
  exportCapTable: 'Export cap table (OCF)',
  exportCapTableAbout:
    'Open Cap Table Format, a ZIP archive that cap table software can read. A draft: no stock is issued by it.',
  exportNeedsDate: 'To export the cap table (OCF), choose the formation date first.',
  chooseDate: 'Choose the formation date',
  vesting: 'Vesting by date',
  vestingAbout:
    'All {shares} founders’ shares together, over 4 years with a 1-year cliff, then monthly. These are standard terms.',
  vestingDate: 'Vested shares on',
  vestedOn: 'On {date}, {vested} of {shares} shares are vested.',
  date: 'Date',
  vested: 'Vested',
  unvested: 'Unvested',
  percent: 'Percent',
  round: 'Plan the first round',
  roundAbout:
    'Optional: an option pool in percent and a SAFE that converts in the first round. Amounts are what you enter, the rest is calculated.',
  poolPercent: 'Option pool',
  poolOf: 'Percent of all shares',
  poolOfOptions: { preMoney: 'Before the investment', postMoney: 'After the investment' },
  safeAmount: 'SAFE amount',
  safeCap: 'Valuation cap',
  safeDiscount: 'Discount',
  safeBasis: 'Company that the cap values',
  safeBasisOptions: {
    postMoney: 'With all SAFEs (post-money)',
    preMoney: 'Without SAFEs (pre-money)',
  },
  safeProRata: 'Right to buy in the round (pro rata)',
  safeProRataOptions: { none: 'None', buys: 'The SAFE investor buys a part of the round' },
  invalidPercent: 'Enter a number from 0 to below 100.',
  invalidAmount: 'Enter an amount above 0.',
  unsolvable:
    'With these numbers, nothing is left for the present holders. Lower the pool or the SAFE amount, or raise the cap.',
  needsRound: 'This company plans no round with an amount and a valuation, so nothing converts.',
  result: 'Result',
  pricePerShare: 'Price per share',
  poolShares: 'Shares in the pool',
  newPoolShares: 'Of these, new',
  safeShares: 'Shares for the SAFE',
  safeBought: 'Bought by the pro rata right',
  convertsBy: 'The SAFE converts by',
  terms: {
    postMoneyCap: 'its valuation cap',
    preMoneyCap: 'its valuation cap',
    discount: 'its discount',
    roundPrice: 'the price of the round',
  },
});

export type PlanMessages = typeof planMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly companyPlan: PlanMessages;
  }
}
