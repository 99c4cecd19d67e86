import type { CompanyStructure } from '@spinout/api-client';
import { holdersOf, getPercentage, totalShares } from '../cap-table.js';
import { csv } from '../csv.js';
import { dilutionOverRounds, type FirstRoundPlan } from '../dilution.js';
import { toSingleLine } from '../plain-text.js';
import { founderShares } from '../shares.js';

const CENTS_PER_USD = 100;
const toUsd = (cents: number) => cents / CENTS_PER_USD;

/** What the first round is planned with. */
const listTerms = ({ pool, safes = [] }: FirstRoundPlan) => {
  const rows = [
    ...(pool && 'percent' in pool
      ? [
          [
            `Option pool (%) of all shares ${pool.of === 'preMoney' ? 'before' : 'after'} the investment`,
            pool.percent,
          ],
        ]
      : []),
    ...safes.flatMap(({ investor, amountCents, capCents, capBasis, discountPercent, proRata }) => [
      [`${investor}: amount (USD)`, toUsd(amountCents)],
      ...(capCents === undefined
        ? []
        : [
            [
              `${investor}: ${capBasis === 'preMoney' ? 'pre-money' : 'post-money'} valuation cap (USD)`,
              toUsd(capCents),
            ],
          ]),
      ...(discountPercent ? [[`${investor}: discount (%)`, discountPercent]] : []),
      ...(proRata === true ? [[`${investor}: buys in the round by a pro rata right`]] : []),
    ]),
  ];
  return rows.length === 0 ? [] : [['Planned for the first round'], ...rows, []];
};

/** Writes the cap table at the formation, by founder, and after the planned rounds. */
export function capTableCsv(
  company: CompanyStructure,
  _locale: string,
  _plan: unknown,
  firstRound: FirstRoundPlan,
): string {
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
    ...listTerms(firstRound),
    ['Stage', 'Price per share (USD)', 'Post-money valuation (USD)', 'Holder', 'Shares', 'Percent'],
    ...dilutionOverRounds(company, firstRound).flatMap((stage) => [
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
