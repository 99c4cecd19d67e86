import { fill, formatDate, formatMoney, formatNumber, formatPercent } from '@spinout/design-system';
import type { Evidence, Origin, Source } from '@spinout/api-client';
import { createQuoteChecker, type PastedPaper } from '../../evidence/verify-quote.js';
import { findName, type Names } from '@spinout/flow-kit';
import { figure, originMark, part, table, type ReportFigure } from '@spinout/flow-kit/pdf';
import { formatTime } from '../../steps/literature/search-log.js';
import type { CompanyPlan } from '../../steps/company/plan/company-plan.js';
import type { OutdatedResult } from '../../data/dependencies.js';
import { createPassages } from './passages.js';
import { reportMessages, type ReportMessages } from './report.messages.js';

export interface ReportOptions {
  /** Language tag (BCP 47) for numbers, money and dates. */
  readonly locale: string;
  /** Day of the report. */
  readonly date: Date;
  /** @default English */
  readonly messages?: ReportMessages | undefined;
  /** Translations of the authors of results. @default English */
  readonly authors?: Names | undefined;
  /** The pasted text of the paper, used to verify quotes. @default none */
  readonly pastedPaper?: PastedPaper | null | undefined;
  /** The results that are out of date. @default none */
  readonly outdated?: readonly OutdatedResult[] | undefined;
  /** What was typed for the first round. @default nothing */
  readonly companyPlan?: CompanyPlan | undefined;
}

const MAX_DIGITS = 4;
const PERCENT = 100;
const DOLLARS = { style: 'currency', currency: 'USD' } as const;

/** The messages of a report, its formatters for numbers, money and dates, and the numbers of its passages and figures. */
export const createReportFormat = ({
  locale,
  messages = reportMessages,
  authors = {},
  pastedPaper = null,
  companyPlan,
}: ReportOptions) => {
  const check = createQuoteChecker(pastedPaper);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  let figures = 0;
  return {
    companyPlan,
    text: messages,
    /** Who made a result. */
    author: (name: string) => findName(authors, name),
    /** BCP 47. */
    locale,
    /** Whether a quote may be printed as evidence: false if the pasted text does not contain it. */
    isQuotable: (evidence: Evidence) => check(evidence).status !== 'refuted',
    number: (value: number) => formatNumber(value, locale, { maximumFractionDigits: MAX_DIGITS }),
    /** A share of 0–1 as a whole percent. */
    percent: (share: number) => formatPercent(share, locale),
    /** A percentage of 0–100, with its decimals. */
    percentage: (value: number) =>
      formatNumber(value / PERCENT, locale, { style: 'percent', maximumFractionDigits: 2 }),
    /** US dollars. */
    money: (amount: number) => formatMoney(amount, locale),
    /** US dollars with all their decimals, for the price of a share. */
    price: (amount: number) =>
      formatNumber(amount, locale, { ...DOLLARS, maximumFractionDigits: 6 }),
    date: (date: Date) => formatDate(date, locale),
    /** A date with its time in UTC; the text itself if it is no date. */
    time: (at: string) => formatTime(at, locale),
    year: (year: number) => formatNumber(year, locale, { useGrouping: false }),
    /** "1, 2 and 3", in the words of the locale. */
    list: (items: readonly string[]) => lists.format(items),
    passages: createPassages(),
    /** A figure with the next number. */
    figure: ({ title, ...chart }: ReportFigure) => {
      figures += 1;
      const number = formatNumber(figures, locale);
      return figure({ ...chart, title: fill(messages.figureTitle, { number, title }) });
    },
  };
};

export type ReportFormat = ReturnType<typeof createReportFormat>;

export const ORIGIN_NAMES = {
  user: 'originUser',
  live: 'originLive',
  computed: 'originComputed',
  standard: 'originStandard',
  simulated: 'originSimulated',
  fallback: 'originFallback',
} as const satisfies Readonly<Record<Origin, keyof ReportMessages>>;

/** The origin mark of a part, in the language of the report; null if the origin is unknown. */
export const formatOrigin = (
  source: Source | undefined,
  { text, author }: Pick<ReportFormat, 'text' | 'author'>,
): string | null => {
  if (!source) return null;
  const word = text[ORIGIN_NAMES[source.origin]];
  const isEnglish = word === reportMessages[ORIGIN_NAMES[source.origin]];
  return originMark(source.origin, author(source.by), isEnglish ? '' : word);
};

/** A heading with its list; nothing if the list is empty. */
export const createListPart = (
  heading: string,
  items: readonly string[],
  write: (items: readonly string[]) => string,
): string[] => (items.length === 0 ? [] : [part(heading), write(items)]);

/** A heading with its table; nothing if the table has no rows. */
export const createTablePart = (
  heading: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string[] => (rows.length === 0 ? [] : [part(heading), table(columns, rows)]);
