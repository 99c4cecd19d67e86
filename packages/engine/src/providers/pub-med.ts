import * as z from 'zod/mini';
import { collectPages, createSearch } from './collect-pages.js';
import { anyList, count, parseItems, lenient } from './lenient.js';
import { createLivePaper } from './live-paper.js';
import { parseMedline, type MedlineRecord } from './medline.js';
import { createProviderClient } from './provider-client.js';
import { success, type Outcome, type ProviderFailure } from './provider-failure.js';
import type {
  LivePaper,
  LiveSource,
  LiteratureProvider,
  ProviderSettings,
} from './provider.types.js';

/** Name of PubMed in origins and logs. */
export const PUBMED = 'PubMed';
const BASE_URL = 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils';
/** NCBI allows 3 requests per second, 10 with a key. */
const PACE = { perSecond: 3, concurrent: 3 };
const PACE_WITH_KEY = { perSecond: 10, concurrent: 3 };
/** Records per request; their ids fit into a URL. */
const BATCH = 100;

export interface PubMedSettings extends ProviderSettings {
  /** Name of the host application, as requested by NCBI. @default none */
  readonly tool?: string;
  /** Contact address for NCBI. @default none */
  readonly email?: string;
  /** API key; sent in the URL, so use it only on a server. @default none */
  readonly apiKey?: string;
  /** Also loads abstracts, with one more request per 100 papers. @default true */
  readonly abstracts?: boolean;
}

const SearchReply = z.object({
  error: lenient(z.string()),
  esearchresult: lenient(
    z.object({
      count: lenient(count),
      idlist: anyList,
      querytranslation: lenient(z.string()),
      ERROR: lenient(z.string()),
    }),
  ),
});

const SummaryReply = z.object({
  error: lenient(z.string()),
  result: lenient(z.record(z.string(), z.unknown())),
});

const Summary = z.object({
  title: z.string(),
  authors: anyList,
  fulljournalname: lenient(z.string()),
  source: lenient(z.string()),
  pubdate: lenient(z.string()),
  articleids: anyList,
  pubtype: anyList,
});

const Author = z.object({ name: z.string() });
const ArticleId = z.object({ idtype: z.string(), value: z.string() });

/** Publication types of notices about other papers. */
const NOTICES = ['Retraction of Publication', 'Retraction Notice', 'Published Erratum'];

const isLimit = (error: string) => /rate limit|too many/i.test(error);

const parsePaper = (
  pmid: string,
  summary: z.infer<typeof Summary>,
  medline: MedlineRecord | undefined,
  source: LiveSource,
): LivePaper | null => {
  const types = parseItems(z.string(), summary.pubtype);
  if (types.some((type) => NOTICES.includes(type))) return null;
  return createLivePaper(
    {
      title: summary.title,
      authors: parseItems(Author, summary.authors).map(({ name }) => name),
      journal: summary.fulljournalname ?? summary.source,
      year: summary.pubdate,
      doi: parseItems(ArticleId, summary.articleids).find(({ idtype }) => idtype === 'doi')?.value,
      pmid,
      abstract: medline?.abstract,
      citations: undefined,
      isRetracted: types.includes('Retracted Publication') || medline?.isRetracted === true,
    },
    source,
  );
};

/**
 * Searches PubMed through NCBI's E-utilities: `esearch` for the ids, `esummary` for the records and `efetch` in
 * MEDLINE format for the abstracts. Sorted by PubMed's relevance. PubMed counts no citations here.
 */
export function pubMed(settings: PubMedSettings): LiteratureProvider {
  const { now, tool, email, apiKey, abstracts = true } = settings;
  const pace = apiKey === undefined ? PACE : PACE_WITH_KEY;
  const client = createProviderClient(PUBMED, { baseUrl: BASE_URL, ...settings }, pace);
  const identification = { db: 'pubmed', tool, email, api_key: apiKey };
  /** NCBI may refuse a request with status 200. */
  const createRefusal = (error: string) => client.failure(isLimit(error) ? 'limited' : 'refused');

  const fetchMedline = async (ids: readonly string[], signal: AbortSignal) => {
    const reply = await client.text(
      '/efetch.fcgi',
      { ...identification, id: ids.join(','), rettype: 'medline', retmode: 'text' },
      signal,
    );
    if (!reply.ok) return reply;
    const records = parseMedline(reply.value);
    if (records.size > 0) return success(records);
    return client.failure(isLimit(reply.value.slice(0, 300)) ? 'limited' : 'malformed');
  };

  const fetchBatch = async (
    ids: readonly string[],
    source: LiveSource,
    signal: AbortSignal,
  ): Promise<Outcome<{ papers: LivePaper[]; withoutAbstracts?: ProviderFailure }>> => {
    const reply = await client.json(
      '/esummary.fcgi',
      { ...identification, id: ids.join(','), retmode: 'json' },
      SummaryReply,
      signal,
    );
    if (!reply.ok) return reply;
    const { error, result } = reply.value;
    if (error !== undefined) return createRefusal(error);
    if (result === undefined) return client.failure('malformed');
    const medline = abstracts
      ? await fetchMedline(ids, signal)
      : success(new Map<string, MedlineRecord>());
    const papers = ids.flatMap((pmid) => {
      const [summary] = parseItems(Summary, Object.hasOwn(result, pmid) ? [result[pmid]] : []);
      if (summary === undefined) return [];
      return (
        parsePaper(pmid, summary, medline.ok ? medline.value.get(pmid) : undefined, source) ?? []
      );
    });
    return success({ papers, ...(medline.ok ? {} : { withoutAbstracts: medline.failure }) });
  };

  return {
    name: PUBMED,
    search: createSearch(PUBMED, now, async (requested) => {
      const { query, limit, signal, source } = requested;
      const reply = await client.json(
        '/esearch.fcgi',
        { ...identification, term: query, retmode: 'json', retmax: limit, sort: 'relevance' },
        SearchReply,
        signal,
      );
      if (!reply.ok) return reply;
      const { error, esearchresult: result } = reply.value;
      const errorText = error ?? result?.ERROR;
      if (errorText !== undefined) return createRefusal(errorText);
      if (result?.count === undefined) return client.failure('malformed');
      const { count: hits, querytranslation } = result;
      const ids = parseItems(z.string().check(z.regex(/^\d{1,9}$/)), result.idlist).slice(0, limit);
      if (ids.length === 0) return success({ papers: [], hits, query, skipped: 0, at: source.at });
      let withoutAbstracts: ProviderFailure | undefined;
      const page = await collectPages(requested, async (cursor = '0') => {
        const from = Number(cursor);
        const part = ids.slice(from, from + BATCH);
        const records = await fetchBatch(part, source, signal);
        if (!records.ok) return records;
        withoutAbstracts ??= records.value.withoutAbstracts;
        const next = from + BATCH < ids.length ? String(from + BATCH) : undefined;
        return success({ papers: records.value.papers, received: part.length, hits, next });
      });
      if (!page.ok) return page;
      const incomplete = page.value.incomplete ?? withoutAbstracts;
      return success({
        ...page.value,
        ...(querytranslation ? { translatedAs: querytranslation } : {}),
        ...(incomplete ? { incomplete } : {}),
      });
    }),
  };
}
