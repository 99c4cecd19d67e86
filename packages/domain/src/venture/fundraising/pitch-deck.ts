import type { CompanyStructure } from '@spinout/api-client';
import { postMoney } from '../cap-table.js';
import { dilutionOverRounds, type FirstRoundPlan } from '../dilution.js';
import { count, percent, usd } from '../format.js';
import { formatFounder, STANDARD_TERMS } from './founder-line.js';
import {
  BLANK,
  joinBlocks,
  getFirstSentence,
  formatBullets,
  toSingleLine,
  fillBlank,
} from '../plain-text.js';

type Slide = readonly [title: string, ...points: string[]];

const formatList = (items: readonly string[]): readonly string[] =>
  items.length > 0 ? items.map(toSingleLine) : [BLANK];

function createSlides(
  company: CompanyStructure,
  locale: string,
  firstRound: FirstRoundPlan,
): readonly Slide[] {
  const { seedRound, seriesA } = company.fundraisingStrategy;
  const { patentStrategy, tradesecrets, trademarkProtection } = company.ipStrategy;
  const last = dilutionOverRounds(company, firstRound).at(-1);
  return [
    [
      fillBlank(company.name),
      fillBlank(company.industry),
      `One line on what we do: ${BLANK}`,
      `Contact: ${fillBlank(company.founders[0]?.email ?? '')}`,
    ],
    [
      'Problem',
      `Who has it: ${BLANK}`,
      `What it costs them today, with a source: ${BLANK}`,
      `Why it is not solved yet: ${BLANK}`,
    ],
    [
      'Insight',
      fillBlank(getFirstSentence(company.description)),
      `Key finding, with its citation: ${BLANK}`,
      `What would prove us wrong: ${BLANK}`,
    ],
    [
      'Solution',
      `What we build: ${BLANK}`,
      `How it is used, in one picture: ${BLANK}`,
      `What is measurably better: ${BLANK}`,
    ],
    [
      'Evidence so far',
      `Own data, with sample size: ${BLANK}`,
      `Independent evidence: ${BLANK}`,
      `Next experiment and its decision rule: ${BLANK}`,
    ],
    [
      'Market',
      `Buyers, counted bottom-up (number of buyers x price): ${BLANK}`,
      `Source of each number: ${BLANK}`,
    ],
    [
      'Business model',
      `Who pays, for what, how much: ${BLANK}`,
      `Cost to deliver: ${BLANK}`,
      `Regulation and reimbursement: ${BLANK}`,
    ],
    [
      'Competition',
      `Alternatives, including doing nothing: ${BLANK}`,
      `Where each is better than we are: ${BLANK}`,
      `Why we win with our first buyer: ${BLANK}`,
    ],
    [
      'Intellectual property',
      ...formatList(patentStrategy.provisionalPatents).map(
        (title) => `Provisional patent planned, not assessed: ${title}`,
      ),
      `Patent budget ${usd(patentStrategy.budget, locale)} over ${fillBlank(patentStrategy.timeline)}`,
      `Trademarks: ${formatList(trademarkProtection).join(', ')}`,
      `To be kept secret: ${formatList(tradesecrets).join(', ')}`,
    ],
    [
      'Team',
      ...(company.founders.length > 0
        ? company.founders.map((founder) => `${formatFounder(founder)}: ${BLANK}`)
        : [BLANK]),
      `Next hires: ${BLANK}; the employee pool holds ${percent(company.capTable.employeePool.percentage, locale)} (${count(company.capTable.employeePool.shares, locale)} shares)`,
    ],
    [
      'Plan and milestones',
      `With the Seed Round (${fillBlank(seedRound.timeline)}): ${BLANK}`,
      `Before Series A (${fillBlank(seriesA.timeline)}): ${BLANK}`,
      ...company.nextSteps.slice(0, 3).map(toSingleLine),
    ],
    [
      'The ask',
      `Seed Round: ${usd(seedRound.amount, locale)} at ${usd(seedRound.valuation, locale)} pre-money, ${usd(postMoney(seedRound), locale)} post-money`,
      STANDARD_TERMS,
      `Series A planned: ${usd(seriesA.amount, locale)} at ${usd(seriesA.valuation, locale)} pre-money`,
      `Founders after both rounds: ${percent(last?.holders[0]?.percentage ?? 0, locale)}, fully diluted`,
      `Use of funds: ${BLANK}`,
    ],
  ];
}

/** Writes the outline of a pitch deck with 12 slides, filled with the company's data. */
export const pitchDeck = (
  company: CompanyStructure,
  locale: string,
  _plan: unknown,
  firstRound: FirstRoundPlan,
): string =>
  joinBlocks(
    'PITCH DECK OUTLINE',
    'Draft. Fill in the blanks, and give a source for every number.',
    ...createSlides(company, locale, firstRound).map(
      ([title, ...points], i) => `Slide ${i + 1}: ${title}\n\n${formatBullets(points)}`,
    ),
  );
