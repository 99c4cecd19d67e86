import type { Safe } from '../financing/safe-claims.js';
import { parsePlainDate, type PlainDate } from '../dates/plain-date.js';
import { checkCents, checkPercent } from '../input/checks.js';
import { toOcfNumeric, toOcfUsd, type OcfObject } from './ocf-values.js';

/** A SAFE that was issued, with its day. */
export interface IssuedSafe extends Safe {
  readonly date: PlainDate;
}

const CENTS_PER_USD = 100;

/** What counts in the capitalization that the cap values. */
const toCapitalization = (isPostMoney: boolean) => ({
  include_outstanding_shares: true,
  include_outstanding_options: true,
  include_outstanding_unissued_options: true,
  include_this_security: isPostMoney,
  include_other_converting_securities: isPostMoney,
  include_option_pool_topup_for_promised_options: true,
  include_additional_option_pool_topup: !isPostMoney,
  include_new_money: false,
});

/** A SAFE as an issuance of the format. */
export function toOcfSafe(id: string, stakeholderId: string, safe: IssuedSafe): OcfObject {
  const { date, amountCents, capCents, capBasis = 'postMoney', discountPercent = 0 } = safe;
  parsePlainDate(date, 'safes.date');
  checkCents('safes.amountCents', amountCents);
  checkPercent('safes.discountPercent', discountPercent, { below: 100 });
  const mechanism = {
    type: 'SAFE_CONVERSION',
    conversion_mfn: safe.mostFavoredNation === true,
    ...(discountPercent > 0
      ? { conversion_discount: toOcfNumeric('discountPercent', discountPercent / 100) }
      : {}),
    ...(capCents === undefined
      ? {}
      : {
          conversion_valuation_cap: toOcfUsd('capCents', capCents / CENTS_PER_USD),
          conversion_timing: capBasis === 'postMoney' ? 'POST_MONEY' : 'PRE_MONEY',
          capitalization_definition_rules: toCapitalization(capBasis === 'postMoney'),
        }),
  };
  return {
    object_type: 'TX_CONVERTIBLE_ISSUANCE',
    id,
    security_id: `${id}-security`,
    custom_id: id.split('/').at(-1) ?? id,
    stakeholder_id: stakeholderId,
    date,
    investment_amount: toOcfUsd('amountCents', amountCents / CENTS_PER_USD),
    convertible_type: 'SAFE',
    seniority: 1,
    security_law_exemptions: [],
    conversion_triggers: [
      {
        type: 'AUTOMATIC_ON_CONDITION',
        trigger_id: `${id}-financing`,
        trigger_condition: 'Sale of preferred stock in an equity financing',
        conversion_right: {
          type: 'CONVERTIBLE_CONVERSION_RIGHT',
          conversion_mechanism: mechanism,
          converts_to_future_round: true,
        },
      },
    ],
  };
}
