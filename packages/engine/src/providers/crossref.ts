import { parseDoi } from '@spinout/api-client/doi';
import * as z from 'zod/mini';
import { collectPages, createSearch } from './collect-pages.js';
import { anyList, count, parseItems, lenient } from './lenient.js';
import { createLivePaper } from './live-paper.js';
import { createProviderClient, createIdleSignal } from './provider-client.js';
import { success, type Outcome } from './provider-failure.js';
import type {
  LivePaper,
  LiveSource,
  LiteratureProvider,
  ProviderSettings,
} from './provider.types.js';
import { parseWords } from '../text/word-list.js';

/** Name of Crossref in origins and logs. */
export const CROSSREF = 'Crossref';
const BASE_URL = 'https://api.crossref.org';
/** Lists have a lower rate limit than single records; the headers of each reply can lower it further. */
const PACE = { perSecond: 1, concurrent: 1 };
const PACE_WITH_MAILTO = { perSecond: 3, concurrent: 3 };
const PAGE_SIZE = 100;
const NOT_FOUND = 404;

const FIELDS =
  'DOI,type,title,author,container-title,issued,is-referenced-by-count,abstract,update-to,updated-by';

export interface CrossrefSettings extends ProviderSettings {
  /** Contact address for Crossref; enables its faster "polite" pool. @default none */
  readonly mailto?: string;
  /** Records per request. @default 100 */
  readonly pageSize?: number;
}

/** Papers from Crossref, and single records by their DOI. */
export interface CrossrefProvider extends LiteratureProvider {
  /**
   * Looks up one record, to check a reference against it.
   * @returns null if Crossref does not know the DOI
   */
  findByDoi(doi: string, signal?: AbortSignal): Promise<Outcome<LivePaper | null>>;
}

const CrossrefWork = z.object({
  DOI: z.string(),
  type: lenient(z.string()),
  title: anyList,
  author: anyList,
  'container-title': anyList,
  issued: lenient(z.object({ 'date-parts': anyList })),
  'is-referenced-by-count': lenient(z.number()),
  abstract: lenient(z.string()),
  'update-to': anyList,
  'updated-by': anyList,
});
type CrossrefWork = z.infer<typeof CrossrefWork>;

const CrossrefList = z.object({
  message: z.object({
    'total-results': count,
    'next-cursor': lenient(z.string()),
    items: z.array(z.unknown()),
  }),
});

const Author = z.object({
  given: lenient(z.string()),
  family: lenient(z.string()),
  name: lenient(z.string()),
});
const Update = z.object({ type: z.string() });

const WITHDRAWALS = ['retraction', 'removal', 'withdrawal'];
const NOTICES = [...WITHDRAWALS, 'erratum', 'corrigendum', 'correction', 'expression_of_concern'];
/** Record types that are parts of a paper or comments on it. */
const NON_PAPER_TYPES = parseWords(
  'component peer-review journal journal-issue journal-volume grant',
);

const hasUpdate = (list: readonly unknown[], types: readonly string[]) =>
  parseItems(Update, list).some(({ type }) => types.includes(type.toLowerCase()));

const getFirstText = (list: readonly unknown[]) => parseItems(z.string(), list)[0];

const parseYear = ({ issued }: CrossrefWork) => {
  const [parts] = parseItems(z.array(z.unknown()), issued?.['date-parts'] ?? []);
  return parseItems(z.number(), parts ?? [])[0];
};

const isPaper = (work: CrossrefWork) =>
  !NON_PAPER_TYPES.has(work.type ?? '') && !hasUpdate(work['update-to'], NOTICES);

const parsePaper = (work: CrossrefWork, source: LiveSource) =>
  createLivePaper(
    {
      title: getFirstText(work.title),
      authors: parseItems(Author, work.author).map(
        ({ given, family, name }) => name ?? [given, family].filter(Boolean).join(' '),
      ),
      journal: getFirstText(work['container-title']),
      year: parseYear(work),
      doi: work.DOI,
      pmid: undefined,
      abstract: work.abstract,
      citations: work['is-referenced-by-count'],
      isRetracted: hasUpdate(work['updated-by'], WITHDRAWALS),
    },
    source,
  );

/** Searches Crossref by bibliographic words, sorted by its score. Abstracts are available if publishers deposit them. */
export function crossref(settings: CrossrefSettings): CrossrefProvider {
  const { now, mailto, pageSize = PAGE_SIZE } = settings;
  const pace = mailto === undefined ? PACE : PACE_WITH_MAILTO;
  const client = createProviderClient(CROSSREF, { baseUrl: BASE_URL, ...settings }, pace);

  return {
    name: CROSSREF,
    search: createSearch(CROSSREF, now, (requested) => {
      const { query, limit, signal, source } = requested;
      const rows = Math.min(limit, pageSize);
      const first = limit > pageSize ? '*' : undefined;
      return collectPages(requested, async (cursor = first) => {
        const reply = await client.json(
          '/works',
          { 'query.bibliographic': query, rows, cursor, select: FIELDS, mailto },
          CrossrefList,
          signal,
        );
        if (!reply.ok) return reply;
        const { items, 'total-results': hits, 'next-cursor': next } = reply.value.message;
        const works = parseItems(CrossrefWork, items).filter(isPaper);
        return success({
          papers: works.flatMap((work) => parsePaper(work, source) ?? []),
          received: items.length,
          hits,
          next: cursor === undefined || items.length < rows ? undefined : next,
        });
      });
    }),
    async findByDoi(doi, signal = createIdleSignal()) {
      const known = parseDoi(doi);
      if (known === null) return success(null);
      const at = now().toISOString();
      const reply = await client.json(
        `/works/${encodeURIComponent(known.doi)}`,
        { mailto },
        z.object({ message: CrossrefWork }),
        signal,
      );
      if (!reply.ok) return reply.failure.status === NOT_FOUND ? success(null) : reply;
      const source = { origin: 'live', by: CROSSREF, at } as const;
      return success(parsePaper(reply.value.message, source));
    },
  };
}
