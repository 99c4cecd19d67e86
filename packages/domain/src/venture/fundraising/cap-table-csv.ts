import type { CompanyStructure } from '@spinout/api-client';
import { holdersOf, getPercentage, totalShares } from '../cap-table.js';
import { csv } from '../csv.js';
import { dilutionOverRounds } from '../dilution.js';
import { toSingleLine } from '../plain-text.js';
import { founderShares } from '../shares.js';

/** Writes the cap table at the formation, by founder, and after the planned rounds. */
export function capTableCsv(company: CompanyStructure): string {
  const [, ...others] = holdersOf(company);
  const all = totalShares(holdersOf(company));
  return csv([
    ['Capitalization table', toSingleLine(company.name)],
    ['Draft', 'Fully diluted: the employee pool and the investor reserve count as held.'],
    ['Authorized shares', company.authorizedShares],
    ['Par value (USD)', company.parValue],
    [],
    ['Holder', 'Role', 'Shares', 'Percent'],
    ...founderShares(company).map(({ founder, shares }) => [
      toSingleLine(founder.name),
      toSingleLine(founder.role),
      shares,
      getPercentage(shares, all),
    ]),
    ...others.map(({ name, shares }) => [name, '', shares, getPercentage(shares, all)]),
    ['Total', '', all, 100],
    [],
    ['Stage', 'Price per share (USD)', 'Post-money valuation (USD)', 'Holder', 'Shares', 'Percent'],
    ...dilutionOverRounds(company).flatMap((stage) => [
      ...stage.holders.map(({ name, shares, percentage }) => [
        stage.name,
        stage.pricePerShareUsd,
        stage.postMoneyUsd,
        name,
        shares,
        percentage,
      ]),
      [
        stage.name,
        null,
        null,
        'Shares still to be authorized',
        stage.missingAuthorizedShares,
        null,
      ],
    ]),
  ]);
}
