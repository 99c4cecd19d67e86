import type { SearchedSource, SearchLog } from '@spinout/api-client';
import { fill, formatNumber } from '@spinout/design-system';
import type { SearchLogMessages } from './search-log.messages.js';

/** How a search log is written. */
export interface SearchLogFormat {
  readonly messages: SearchLogMessages;
  /** BCP 47. */
  readonly locale: string;
}

/** A search log with what the person made of it. */
export interface SearchLogReport {
  readonly log: SearchLog;
  /** Papers that the person selected; null before. */
  readonly selected: number | null;
  /** Papers of earlier searches that stay selected; the counts of this search do not include them. @default 0 */
  readonly selectedEarlier?: number | undefined;
  /** Whether the results are made up. @default false */
  readonly isSimulated?: boolean | undefined;
}

/** "May 1, 2026, 10:00 AM UTC"; the text itself if it is no date. */
export const formatTime = (at: string, locale: string): string => {
  const date = new Date(at);
  return Number.isNaN(date.getTime())
    ? at
    : new Intl.DateTimeFormat(locale, {
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZone: 'UTC',
        timeZoneName: 'short',
      }).format(date);
};

/** The counts of a PRISMA flow diagram, in its order; steps that removed nothing are left out where they are optional. */
export function listSearchSteps(
  { log, selected, selectedEarlier = 0 }: SearchLogReport,
  messages: SearchLogMessages,
) {
  const identified = log.sources.reduce((sum, source) => sum + source.identified, 0);
  return [
    { step: messages.logIdentified, count: identified },
    { step: messages.logDuplicates, count: log.duplicates },
    ...(log.retracted > 0 ? [{ step: messages.logRetracted, count: log.retracted }] : []),
    ...(log.not_screened > 0 ? [{ step: messages.logNotScreened, count: log.not_screened }] : []),
    { step: messages.logScreened, count: log.screened },
    { step: messages.logExcluded, count: log.excluded },
    { step: messages.logRelevant, count: log.relevant },
    { step: fill(messages.logListed, { limit: log.limit }), count: log.listed },
    ...(selected === null ? [] : [{ step: messages.logSelected, count: selected }]),
    ...(selectedEarlier > 0 ? [{ step: messages.logSelectedEarlier, count: selectedEarlier }] : []),
  ];
}

const describeSource = (
  { name, kind, query, at, identified, hits, limit, failure }: SearchedSource,
  { messages, locale }: SearchLogFormat,
): string => {
  const count = formatNumber(identified, locale);
  if (kind !== 'public') return fill(messages.logLocalSource, { name, count });
  const asked = fill(messages.logPublicSource, {
    name,
    query: query ?? '',
    at: formatTime(at ?? '', locale),
    count,
    limit: limit ?? '',
  });
  const text =
    hits === undefined
      ? asked
      : fill(messages.logPublicHits, { text: asked, hits: formatNumber(hits, locale) });
  return failure === undefined ? text : fill(messages.logPublicFailure, { text, failure });
};

/** One sentence for each source. */
export const listSearchedSources = (
  { sources }: SearchLog,
  format: SearchLogFormat,
): readonly string[] => sources.map((source) => describeSource(source, format));

const QUERY_MESSAGES = {
  person: 'logQueryTyped',
  hypothesis: 'logQueryHypothesis',
  papers: 'logQueryPapers',
} as const;

/** What was searched, when and with what. */
export const describeSearch = (
  { log, isSimulated = false }: SearchLogReport,
  { messages, locale }: SearchLogFormat,
): readonly string[] => [
  ...(isSimulated ? [messages.logSimulated] : []),
  fill(messages.logSearched, { at: formatTime(log.at, locale), software: log.software }),
  fill(messages[QUERY_MESSAGES[log.query_from]], { query: log.query }),
  ...(log.papers_query === undefined
    ? []
    : [fill(messages.logQueryAlsoPapers, { query: log.papers_query })]),
];

/** How records were screened. */
export const describeScreening = (
  { query_from, sources }: SearchLog,
  messages: SearchLogMessages,
): string => {
  const hasCited = query_from !== 'person' && sources.some(({ kind }) => kind === 'references');
  if (!hasCited) return messages.logGate;
  return fill(
    query_from === 'papers' ? messages.logGateCitedPapers : messages.logGateCitedHypothesis,
    { gate: messages.logGate },
  );
};

/** The complete log as plain text, for a methods section. */
export function writeSearchLog(report: SearchLogReport, format: SearchLogFormat): string {
  const { messages, locale } = format;
  return [
    messages.logTitle,
    ...describeSearch(report, format),
    '',
    messages.logSources,
    ...listSearchedSources(report.log, format).map((line) => `- ${line}`),
    '',
    messages.logCounts,
    ...listSearchSteps(report, messages).map(
      ({ step, count }) =>
        `- ${fill(messages.logCount, { step, count: formatNumber(count, locale) })}`,
    ),
    '',
    describeScreening(report.log, messages),
    '',
  ].join('\n');
}
