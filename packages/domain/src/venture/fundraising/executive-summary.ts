import type { CompanyStructure } from '@spinout/api-client';
import { postMoney } from '../cap-table.js';
import { dilutionOverRounds, type FirstRoundPlan, type Stage } from '../dilution.js';
import { count, percent, pricePerShare, usd } from '../format.js';
import { formatFounder, STANDARD_TERMS } from './founder-line.js';
import {
  BLANK,
  joinBlocks,
  getFirstSentence,
  formatBullets,
  alignColumns,
  toSingleLine,
  fillBlank,
  wrap,
} from '../plain-text.js';

const formatDilutionTable = (stages: readonly Stage[], locale: string): string => {
  const names = stages.at(-1)?.holders.map(({ name }) => name) ?? [];
  const formatShare = (stage: Stage, name: string) => {
    const held = stage.holders.find((holder) => holder.name === name);
    return held ? percent(held.percentage, locale) : '-';
  };
  return alignColumns([
    ['Fully diluted', ...stages.map(({ name }) => name)],
    ...names.map((name) => [name, ...stages.map((stage) => formatShare(stage, name))]),
    [
      'Price per share',
      ...stages.map(({ pricePerShareUsd }) =>
        pricePerShareUsd === null ? '-' : pricePerShare(pricePerShareUsd, locale),
      ),
    ],
  ]);
};

/** Writes a summary for investors: the company, its rounds and the ownership after them. */
export function executiveSummary(
  company: CompanyStructure,
  locale: string,
  _plan: unknown,
  firstRound: FirstRoundPlan,
): string {
  const { seedRound, seriesA } = company.fundraisingStrategy;
  const { patentStrategy } = company.ipStrategy;
  const stages = dilutionOverRounds(company, firstRound);
  const missing = stages.at(-1)?.missingAuthorizedShares ?? 0;
  return joinBlocks(
    'EXECUTIVE SUMMARY',
    'Draft. Fill in the blanks, and give a source for every number.',
    [
      `Company:  ${fillBlank(company.legalName)}`,
      `Form:     ${fillBlank(company.businessType)}, ${fillBlank(company.state)}`,
      `Industry: ${fillBlank(company.industry)}`,
    ].join('\n'),
    wrap(fillBlank(getFirstSentence(company.description))),
    `Problem: ${BLANK}\nSolution: ${BLANK}\nEvidence: ${BLANK}\nMarket: ${BLANK}`,
    `TEAM\n\n${formatBullets(company.founders.map((founder) => `${formatFounder(founder)}, ${percent(founder.ownership, locale)}`))}`,
    `INTELLECTUAL PROPERTY\n\n${formatBullets([
      ...patentStrategy.provisionalPatents.map(
        (title) => `Provisional patent planned, not assessed: ${toSingleLine(title)}`,
      ),
      `Budget ${usd(patentStrategy.budget, locale)} over ${fillBlank(patentStrategy.timeline)}`,
    ])}`,
    `FINANCING\n\n${wrap(STANDARD_TERMS)}\n\n${formatBullets(
      [
        { name: 'Seed Round', round: seedRound },
        { name: 'Series A', round: seriesA },
      ].map(
        ({ name, round }) =>
          `${name}: ${usd(round.amount, locale)} at ${usd(round.valuation, locale)} pre-money, ` +
          `${usd(postMoney(round), locale)} post-money, ${fillBlank(round.timeline)}`,
      ),
    )}`,
    formatDilutionTable(stages, locale),
    missing > 0
      ? wrap(
          `The certificate of incorporation authorizes ${count(company.authorizedShares, locale)} shares; ` +
            `these rounds need ${count(missing, locale)} more, so it must be amended before they close.`,
        )
      : '',
  );
}
