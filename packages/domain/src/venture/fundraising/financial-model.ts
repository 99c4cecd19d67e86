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

const COLUMNS = {
  month: 'Month',
  opening: 'Opening cash',
  funding: 'Funding',
  revenue: 'Revenue',
  personnel: 'Personnel',
  research: 'Research',
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

/** Computes the cash flow of 36 months in whole dollars. */
export function computeFinancialMonths(company: CompanyStructure): readonly Month[] {
  const { seedRound, seriesA } = company.fundraisingStrategy;
  const closingOfA = getSeriesAMonth(company);
  const patentMonths = getPatentMonths(company);
  const beforeA = (seedRound.amount * SPENT_SHARE) / (closingOfA - 1);
  const afterA = (seriesA.amount * SPENT_SHARE) / MONTHS_AFTER_SERIES_A;
  const patentsAMonth = company.ipStrategy.patentStrategy.budget / patentMonths;
  const months: Month[] = [];
  let cash = 0;
  for (let month = 1; month <= MONTHS; month += 1) {
    const opening = cash;
    const funding = month === 1 ? seedRound.amount : month === closingOfA ? seriesA.amount : 0;
    const spending = Math.round(month < closingOfA ? beforeA : afterA);
    const patents = month <= patentMonths ? Math.min(spending, Math.round(patentsAMonth)) : 0;
    const research = Math.round((spending - patents) * RESEARCH_SHARE);
    const overhead = Math.round((spending - patents) * OVERHEAD_SHARE);
    const personnel = spending - patents - research - overhead;
    const revenue = 0;
    cash = opening + funding + revenue - spending;
    months.push({
      month,
      opening,
      funding,
      personnel,
      research,
      patents,
      overhead,
      spending,
      revenue,
      closing: cash,
    });
  }
  return months;
}

const formatAssumptions = (company: CompanyStructure, locale: string): readonly string[] => {
  const { seedRound, seriesA } = company.fundraisingStrategy;
  const closingOfA = getSeriesAMonth(company);
  return [
    `Month 1 is the month in which the Seed Round of ${usd(seedRound.amount, locale)} closes.`,
    `Series A of ${usd(seriesA.amount, locale)} closes in month ${closingOfA}, the later end of its timeline.`,
    `90% of the Seed Round is spent evenly over months 1 to ${closingOfA - 1}; 10% is a reserve.`,
    `90% of Series A is spent evenly over ${MONTHS_AFTER_SERIES_A} months from its closing.`,
    `The patent budget of ${usd(company.ipStrategy.patentStrategy.budget, locale)} is spent evenly over ${getPatentMonths(company)} months.`,
    'The rest of the spending goes 60% to personnel, 25% to research and 15% to overhead.',
    'Revenue is zero until you enter your own figures.',
  ];
};

/** Writes the cash flow of 36 months in US dollars, with its assumptions; a plan to edit, not a forecast. */
export const financialModel = (company: CompanyStructure, locale: string): string =>
  csv([
    ['Financial model', toSingleLine(company.name)],
    [
      'Draft',
      'A planning model in US dollars, not a forecast. Replace the assumptions with your own.',
    ],
    ...formatAssumptions(company, locale).map((text, i) => [`Assumption ${i + 1}`, text]),
    [],
    Object.values(COLUMNS),
    ...computeFinancialMonths(company).map((month) =>
      (Object.keys(COLUMNS) as Column[]).map((column) => month[column]),
    ),
  ]);
