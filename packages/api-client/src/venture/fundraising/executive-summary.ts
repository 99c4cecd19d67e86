import type { CompanyStructure } from '../../schemas/flow-company.js';
import { postMoney } from '../cap-table.js';
import { dilutionOverRounds, type Stage } from '../dilution.js';
import { count, percent, pricePerShare, usd } from '../format.js';
import {
  BLANK,
  blocks,
  firstSentence,
  bullets,
  columns,
  oneLine,
  orBlank,
  wrap,
} from '../plain-text.js';

const dilutionTable = (stages: readonly Stage[], locale: string): string => {
  const names = stages.at(-1)?.holders.map(({ name }) => name) ?? [];
  const share = (stage: Stage, name: string) => {
    const held = stage.holders.find((holder) => holder.name === name);
    return held ? percent(held.percentage, locale) : '-';
  };
  return columns([
    ['Fully diluted', ...stages.map(({ name }) => name)],
    ...names.map((name) => [name, ...stages.map((stage) => share(stage, name))]),
    [
      'Price per share',
      ...stages.map(({ pricePerShareUsd }) =>
        pricePerShareUsd === null ? '-' : pricePerShare(pricePerShareUsd, locale),
      ),
    ],
  ]);
};

/** One page for investors: what the company is, what it raises, and who owns it afterwards. */
export function executiveSummary(company: CompanyStructure, locale: string): string {
  const { seedRound, seriesA } = company.fundraisingStrategy;
  const { patentStrategy } = company.ipStrategy;
  const stages = dilutionOverRounds(company);
  const missing = stages.at(-1)?.missingAuthorizedShares ?? 0;
  return blocks(
    'EXECUTIVE SUMMARY',
    'Draft. Blanks are for you; give a source for every number.',
    [
      `Company:  ${orBlank(company.legalName)}`,
      `Form:     ${orBlank(company.businessType)}, ${orBlank(company.state)}`,
      `Industry: ${orBlank(company.industry)}`,
    ].join('\n'),
    wrap(orBlank(firstSentence(company.description))),
    `Problem: ${BLANK}\nSolution: ${BLANK}\nEvidence: ${BLANK}\nMarket: ${BLANK}`,
    `TEAM\n\n${bullets(company.founders.map(({ name, role, ownership }) => `${orBlank(name)}, ${orBlank(role)}, ${percent(ownership, locale)}`))}`,
    `INTELLECTUAL PROPERTY\n\n${bullets([
      ...patentStrategy.provisionalPatents.map(
        (title) => `Provisional patent planned: ${oneLine(title)}`,
      ),
      `Budget ${usd(patentStrategy.budget, locale)} over ${orBlank(patentStrategy.timeline)}`,
    ])}`,
    `FINANCING\n\n${bullets(
      [
        { name: 'Seed Round', round: seedRound },
        { name: 'Series A', round: seriesA },
      ].map(
        ({ name, round }) =>
          `${name}: ${usd(round.amount, locale)} at ${usd(round.valuation, locale)} pre-money, ` +
          `${usd(postMoney(round), locale)} post-money, ${orBlank(round.timeline)}`,
      ),
    )}`,
    dilutionTable(stages, locale),
    missing > 0
      ? wrap(
          `The certificate of incorporation authorizes ${count(company.authorizedShares, locale)} shares; ` +
            `these rounds need ${count(missing, locale)} more, so it must be amended before they close.`,
        )
      : '',
  );
}
