import type { CompanyStructure } from '@spinout/api-client';
import { csv } from '../csv.js';
import { usd } from '../format.js';
import { toSingleLine } from '../plain-text.js';

const MONTHS = 36;
/** Share of a round that is spent before the next one; the rest is a reserve. */
const SPENT_SHARE = 0.9;
const MONTHS_AFTER_SERIES_A = 24;
const RESEARCH_SHARE = 0.25;
const OVERHEAD_SHARE = 0.15;

/** The planned experiment, as the company pays for it. */
export interface ExperimentPlan {
  readonly budgetUsd: number;
  /** Duration, from the first month of the model. */
  readonly months: number;
}

const COLUMNS = {
  month: 'Month',
  opening: 'Opening cash',
  funding: 'Funding',
  revenue: 'Revenue',
  experiment: 'Planned experiment',
  personnel: 'Personnel',
  research: 'Other research',
  patents: 'Patents',
  overhead: 'Overhead',
  spending: 'Total spending',
  closing: 'Closing cash',
} as const;
type Column = keyof typeof COLUMNS;
type Month = Readonly<Record<Column, number>>;

/** Returns the last number of a text such as "18-24 months"; a default if there is none. */
function parseLastNumber(text: string, otherwise: number): number {
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  return numbers.at(-1) ?? otherwise;
}

const getSeriesAMonth = (company: CompanyStructure): number =>
  Math.min(MONTHS, Math.max(2, parseLastNumber(company.fundraisingStrategy.seriesA.timeline, 24)));

const getPatentMonths = (company: CompanyStructure): number =>
  Math.min(MONTHS, Math.max(1, parseLastNumber(company.ipStrategy.patentStrategy.timeline, 18)));

/** An amount spread evenly over the first months, in whole dollars that sum up to it. */
const spreadEvenly = (amount: number, months: number): readonly number[] =>
  Array.from({ length: MONTHS }, (_, at) => {
    const spentUntil = (month: number) => Math.round((amount * Math.min(month, months)) / months);
    return spentUntil(at + 1) - spentUntil(at);
  });

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

const getExperimentMonths = ({ months }: ExperimentPlan): number =>
  Math.min(MONTHS, Math.max(1, Math.ceil(months)));

/**
 * Computes the cash flow of 36 months in whole dollars.
 * @param plan the planned experiment, which has a column of its own. @default none
 */
export function computeFinancialMonths(
  company: CompanyStructure,
  plan: ExperimentPlan | null = null,
): readonly Month[] {
  const { seedRound, seriesA } = company.fundraisingStrategy;
  const closingOfA = getSeriesAMonth(company);
  const patents = spreadEvenly(company.ipStrategy.patentStrategy.budget, getPatentMonths(company));
  const experiment = spreadEvenly(plan?.budgetUsd ?? 0, plan ? getExperimentMonths(plan) : 1);
  const fixed = patents.map((amount, at) => amount + (experiment[at] ?? 0));
  /** What is spent of a round each month besides patents and experiment. */
  const getRest = (amount: number, from: number, months: number) =>
    Math.max(0, amount * SPENT_SHARE - sum(fixed.slice(from, from + months))) / months;
  const beforeA = getRest(seedRound.amount, 0, closingOfA - 1);
  const afterA = getRest(seriesA.amount, closingOfA - 1, MONTHS_AFTER_SERIES_A);
  const months: Month[] = [];
  let cash = 0;
  for (let month = 1; month <= MONTHS; month += 1) {
    const opening = cash;
    const funding = month === 1 ? seedRound.amount : month === closingOfA ? seriesA.amount : 0;
    const rest = Math.round(month < closingOfA ? beforeA : afterA);
    const research = Math.round(rest * RESEARCH_SHARE);
    const overhead = Math.round(rest * OVERHEAD_SHARE);
    const spending = rest + (fixed[month - 1] ?? 0);
    const revenue = 0;
    cash = opening + funding + revenue - spending;
    months.push({
      month,
      opening,
      funding,
      revenue,
      experiment: experiment[month - 1] ?? 0,
      personnel: rest - research - overhead,
      research,
      patents: patents[month - 1] ?? 0,
      overhead,
      spending,
      closing: cash,
    });
  }
  return months;
}

const describeExperiment = (plan: ExperimentPlan | null, locale: string): string =>
  plan === null
    ? 'No experiment is planned with a budget, so its column is zero.'
    : `The planned experiment costs ${usd(plan.budgetUsd, locale)}, spent evenly over months 1 to ` +
      `${getExperimentMonths(plan)}, its duration.`;

const formatAssumptions = (
  company: CompanyStructure,
  plan: ExperimentPlan | null,
  locale: string,
): readonly string[] => {
  const { seedRound, seriesA } = company.fundraisingStrategy;
  const closingOfA = getSeriesAMonth(company);
  return [
    `Month 1 is the month in which the Seed Round of ${usd(seedRound.amount, locale)} closes. What the months before cost is not in this model.`,
    'The amounts of the rounds and of the patents are standard terms, the same for every draft.',
    describeExperiment(plan, locale),
    `Series A of ${usd(seriesA.amount, locale)} closes in month ${closingOfA}, the later end of its timeline.`,
    `90% of the Seed Round is spent over months 1 to ${closingOfA - 1}, with the experiment and the patents; 10% is a reserve.`,
    `90% of Series A is spent over ${MONTHS_AFTER_SERIES_A} months from its closing.`,
    `The patent budget of ${usd(company.ipStrategy.patentStrategy.budget, locale)} is spent evenly over ${getPatentMonths(company)} months.`,
    'What the experiment and the patents leave is spent evenly: 60% on personnel, 25% on other research and 15% on overhead. No one is hired yet.',
    'Revenue is zero until you enter your own figures.',
  ];
};

/** Writes the cash flow of 36 months in US dollars, with its assumptions; a plan to edit, not a forecast. */
export const financialModel = (
  company: CompanyStructure,
  locale: string,
  plan: ExperimentPlan | null = null,
): string =>
  csv([
    ['Financial model', toSingleLine(company.name)],
    [
      'Draft',
      'A planning model in US dollars, not a forecast. Replace the assumptions with your own.',
    ],
    ...formatAssumptions(company, plan, locale).map((text, i) => [`Assumption ${i + 1}`, text]),
    [],
    Object.values(COLUMNS),
    ...computeFinancialMonths(company, plan).map((month) =>
      (Object.keys(COLUMNS) as Column[]).map((column) => month[column]),
    ),
  ]);
