import * as z from 'zod/mini';
import { collectPages, createSearch } from './collect-pages.js';
import { restoreAbstract } from './inverted-index.js';
import { anyList, count, parseItems, lenient } from './lenient.js';
import { createLivePaper } from './live-paper.js';
import { createProviderClient } from './provider-client.js';
import { success } from './provider-failure.js';
import type { LiveSource, LiteratureProvider, ProviderSettings } from './provider.types.js';

/** Name of OpenAlex in origins and logs. */
export const OPENALEX = 'OpenAlex';
const BASE_URL = 'https://api.openalex.org';
/** OpenAlex allows 100 per second, but its daily budget is the tighter limit. */
const PACE = { perSecond: 10, concurrent: 3 };
const MAX_PAGE_SIZE = 100;

const FIELDS =
  'id,doi,ids,display_name,publication_year,authorships,primary_location,cited_by_count,' +
  'abstract_inverted_index,is_retracted';

export interface OpenAlexSettings extends ProviderSettings {
  /** API key; sent in the URL, so use it only on a server. */
  readonly apiKey: string;
  /** Records per request, at most 100. Every request uses the budget. @default 100 */
  readonly pageSize?: number;
}

const OpenAlexWork = z.object({
  id: lenient(z.string()),
  doi: lenient(z.string()),
  ids: lenient(z.object({ pmid: lenient(z.string()) })),
  display_name: z.string(),
  publication_year: lenient(z.number()),
  authorships: anyList,
  primary_location: lenient(
    z.object({ source: lenient(z.object({ display_name: lenient(z.string()) })) }),
  ),
  cited_by_count: lenient(z.number()),
  abstract_inverted_index: z.unknown(),
  is_retracted: lenient(z.boolean()),
});
type OpenAlexWork = z.infer<typeof OpenAlexWork>;

const OpenAlexList = z.object({
  meta: z.object({ count, next_cursor: lenient(z.string()) }),
  results: z.array(z.unknown()),
});

const Authorship = z.object({ author: z.object({ display_name: z.string() }) });

const getOwnIdentity = (id: string | undefined) => {
  const work = /^https:\/\/openalex\.org\/(W\d{1,15})$/i.exec(id ?? '')?.[1]?.toUpperCase();
  return work === undefined
    ? undefined
    : { id: `openalex:${work}`, url: `https://openalex.org/${work}` };
};

const parsePaper = (work: OpenAlexWork, source: LiveSource) =>
  createLivePaper(
    {
      title: work.display_name,
      authors: parseItems(Authorship, work.authorships).map(({ author }) => author.display_name),
      journal: work.primary_location?.source?.display_name,
      year: work.publication_year,
      doi: work.doi,
      pmid: work.ids?.pmid,
      abstract: restoreAbstract(work.abstract_inverted_index),
      citations: work.cited_by_count,
      isRetracted: work.is_retracted === true,
      own: getOwnIdentity(work.id),
    },
    source,
  );

/** Searches OpenAlex, sorted by its relevance. Requires a key; without one, the daily budget is a hundred searches. */
export function openAlex(settings: OpenAlexSettings): LiteratureProvider {
  const { now, apiKey, pageSize = MAX_PAGE_SIZE } = settings;
  const client = createProviderClient(OPENALEX, { baseUrl: BASE_URL, ...settings }, PACE);
  return {
    name: OPENALEX,
    search: createSearch(OPENALEX, now, (requested) => {
      const { query, limit, signal, source } = requested;
      const size = Math.min(limit, pageSize, MAX_PAGE_SIZE);
      return collectPages(requested, async (cursor = '*') => {
        const reply = await client.json(
          '/works',
          { search: query, per_page: size, cursor, select: FIELDS, api_key: apiKey },
          OpenAlexList,
          signal,
        );
        if (!reply.ok) return reply;
        const { meta, results } = reply.value;
        const works = parseItems(OpenAlexWork, results);
        return success({
          papers: works.flatMap((work) => parsePaper(work, source) ?? []),
          received: results.length,
          hits: meta.count,
          next: meta.next_cursor,
        });
      });
    }),
  };
}
