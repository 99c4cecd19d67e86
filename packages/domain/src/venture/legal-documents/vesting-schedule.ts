import type { CompanyStructure, Founder } from '@spinout/api-client';
import { count } from '../format.js';
import { joinBlocks, formatBullets, alignColumns, fillBlank, wrap } from '../plain-text.js';
import { founderShares } from '../shares.js';
import { getLegalName, formatState } from './jurisdiction.js';
import { CLIFF_MONTHS, VESTING_MONTHS, vestingMonths } from './vesting.js';

const formatFounderSchedule = (founder: Founder, shares: number, locale: string): string =>
  joinBlocks(
    `FOUNDER: ${fillBlank(founder.name)}\nShares: ${count(shares, locale)} of common stock\nVesting starts on: ____________`,
    alignColumns([
      ['Month', 'Vests this month', 'Vested in all', 'Unvested'],
      ...vestingMonths(shares).map(({ month, vested, total, unvested }) => [
        String(month),
        count(vested, locale),
        count(total, locale),
        count(unvested, locale),
      ]),
      ['Sum', count(shares, locale), '', ''],
    ]),
  ).trimEnd();

/** Writes the vesting schedule of each founder by month, in whole shares. */
export const vestingSchedule = (company: CompanyStructure, locale: string): string =>
  joinBlocks(
    wrap(`of ${getLegalName(company)}, a corporation of ${formatState(company)}`),
    wrap(
      `The founders' shares vest over 4 years with a 1-year cliff: nothing before month ${CLIFF_MONTHS}, ` +
        `one quarter at month ${CLIFF_MONTHS}, then one forty-eighth each month until month ${VESTING_MONTHS}.`,
    ),
    formatBullets([
      'Shares are whole. What rounding leaves over vests in a later month; after the last month all are vested.',
      'Vesting ends when the founder stops working for the company; the company may then buy the unvested shares back under the Founder Agreement.',
      'An 83(b) election must be filed with the IRS no later than 30 days after the stock is transferred. The date cannot be extended.',
      'No acceleration is agreed here. If vesting is to speed up on a sale of the company, write it into the Founder Agreement.',
    ]),
    ...founderShares(company).map(({ founder, shares }) =>
      formatFounderSchedule(founder, shares, locale),
    ),
  );
