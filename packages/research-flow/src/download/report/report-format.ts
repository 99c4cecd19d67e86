import { fill, formatDate, formatMoney, formatNumber, formatPercent } from '@spinout/design-system';
import type { Claim, Evidence, Source } from '@spinout/api-client';
import { createQuoteChecker, type PastedPaper } from '../../evidence/verify-quote.js';
import { originMark, paragraph, part, quote, table } from '@spinout/flow-kit/pdf';
import type { OutdatedResult } from '../../data/dependencies.js';
import { reportMessages, type ReportMessages } from './report.messages.js';

export interface ReportOptions {
  /** Language tag (BCP 47) for numbers, money and dates. */
  readonly locale: string;
  /** Day of the report. */
  readonly date: Date;
  /** @default English */
  readonly messages?: ReportMessages | undefined;
  /** The pasted text of the paper, used to verify quotes. @default none */
  readonly pastedPaper?: PastedPaper | null | undefined;
  /** The results that are out of date. @default none */
  readonly outdated?: readonly OutdatedResult[] | undefined;
}

const MAX_DIGITS = 4;
const PERCENT = 100;
const DOLLARS = { style: 'currency', currency: 'USD' } as const;

/** The messages of a report, and its formatters for numbers, money and dates. */
export const createReportFormat = ({
  locale,
  messages = reportMessages,
  pastedPaper = null,
}: ReportOptions) => {
  const check = createQuoteChecker(pastedPaper);
  return {
    text: messages,
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
  };
};

export type ReportFormat = ReturnType<typeof createReportFormat>;

/** The origin mark of a part; null if the origin is unknown. */
export const formatOrigin = (source: Source | undefined): string | null =>
  source ? originMark(source.origin, source.by) : null;

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

export const createClaimBlocks = (
  heading: string,
  claims: readonly Claim[] | undefined,
  { text, isQuotable }: ReportFormat,
): (string | null)[] => {
  if (!claims || claims.length === 0) return [];
  return [
    part(heading),
    ...claims.flatMap((claim) => [
      claimText(claim, text.unsupported),
      ...claim.evidence.map((evidence) => {
        const { document_title: title, page } = evidence;
        if (!isQuotable(evidence)) return paragraph(fill(text.notVerified, { title }));
        return quote(evidence.quote, page == null ? title : fill(text.sourcePage, { title, page }));
      }),
    ]),
  ];
};

/** A claim that equals its passage is not printed twice. */
const claimText = ({ text, evidence }: Claim, unsupported: string): string | null => {
  if (evidence.length === 0) return paragraph(fill(unsupported, { claim: text }));
  return evidence.length === 1 && evidence[0]?.quote.trim() === text.trim()
    ? null
    : paragraph(text);
};
