import * as z from 'zod/mini';
import { collectPages, createSearch } from './collect-pages.js';
import { anyList, count, parseItems, lenient } from './lenient.js';
import { createLivePaper } from './live-paper.js';
import { createProviderClient } from './provider-client.js';
import { success } from './provider-failure.js';
import type { LiveSource, LiteratureProvider, ProviderSettings } from './provider.types.js';

/** Name of Europe PMC in origins and logs. */
export const EUROPE_PMC = 'Europe PMC';
const BASE_URL = 'https://www.ebi.ac.uk/europepmc/webservices/rest';
/** No limit is published; unofficial sources report 10 per second. */
const PACE = { perSecond: 5, concurrent: 2 };
const MAX_PAGE_SIZE = 100;

export interface EuropePmcSettings extends ProviderSettings {
  /**
   * Europe PMC or a proxy of the host; browsers need a proxy, because Europe PMC does not send CORS headers.
   * @default Europe PMC
   */
  readonly baseUrl?: string;
  /** Records per request, at most 100. @default 100 */
  readonly pageSize?: number;
}

const Result = z.object({
  id: lenient(z.string()),
  source: lenient(z.string()),
  pmid: lenient(z.string()),
  doi: lenient(z.string()),
  title: z.string(),
  authorString: lenient(z.string()),
  journalTitle: lenient(z.string()),
  journalInfo: lenient(z.object({ journal: lenient(z.object({ title: lenient(z.string()) })) })),
  pubYear: lenient(z.union([z.string(), z.number()])),
  abstractText: lenient(z.string()),
  citedByCount: lenient(z.number()),
  pubTypeList: lenient(z.object({ pubType: anyList })),
});
type Result = z.infer<typeof Result>;

const SearchReply = z.object({
  hitCount: count,
  nextCursorMark: lenient(z.string()),
  resultList: z.object({ result: z.array(z.unknown()) }),
});

const NOTICES = ['retraction of publication', 'retraction notice', 'published erratum'];

const getPublicationTypes = ({ pubTypeList }: Result) =>
  parseItems(z.string(), pubTypeList?.pubType ?? []).map((type) => type.toLowerCase());

const getOwnIdentity = ({ id = '', source = '' }: Result) =>
  /^[A-Z]{3}$/.test(source) && /^[\w.-]{1,60}$/.test(id)
    ? { id: `epmc:${source}/${id}`, url: `https://europepmc.org/article/${source}/${id}` }
    : undefined;

const parsePaper = (result: Result, source: LiveSource) =>
  createLivePaper(
    {
      title: result.title,
      authors: (result.authorString ?? '').replace(/\.\s*$/, '').split(/,\s+/),
      journal: result.journalInfo?.journal?.title ?? result.journalTitle,
      year: result.pubYear,
      doi: result.doi,
      pmid: result.pmid,
      abstract: result.abstractText,
      citations: result.citedByCount,
      isRetracted: getPublicationTypes(result).includes('retracted publication'),
      own: getOwnIdentity(result),
    },
    source,
  );

/** Replaces the special characters of Europe PMC's query language with spaces, so that topics are searched by words. */
const sanitizeQuery = (words: string) => words.replace(/[:()[\]{}"^~*?\\/]/g, ' ');

/** Searches Europe PMC by words, sorted by its relevance. */
export function europePmc(settings: EuropePmcSettings): LiteratureProvider {
  const { now, pageSize = MAX_PAGE_SIZE } = settings;
  const client = createProviderClient(EUROPE_PMC, { baseUrl: BASE_URL, ...settings }, PACE);
  const search = createSearch(EUROPE_PMC, now, (requested) => {
    const { query, limit, signal, source } = requested;
    const size = Math.min(limit, pageSize, MAX_PAGE_SIZE);
    return collectPages(requested, async (cursor = '*') => {
      const reply = await client.json(
        '/search',
        { query, format: 'json', resultType: 'core', pageSize: size, cursorMark: cursor },
        SearchReply,
        signal,
      );
      if (!reply.ok) return reply;
      const { hitCount, nextCursorMark, resultList } = reply.value;
      const results = parseItems(Result, resultList.result).filter(
        (result) => !getPublicationTypes(result).some((type) => NOTICES.includes(type)),
      );
      return success({
        papers: results.flatMap((result) => parsePaper(result, source) ?? []),
        received: resultList.result.length,
        hits: hitCount,
        next: nextCursorMark === cursor ? undefined : nextCursorMark,
      });
    });
  });
  return { name: EUROPE_PMC, search: (words, options) => search(sanitizeQuery(words), options) };
}
