import * as z from 'zod/mini';
import { lenient, lenientList, textOrEmpty } from './lenient.js';

const count = z.catch(z.int().check(z.nonnegative()), 0);

/** One source of a literature search. */
export const SearchedSource = z.object({
  /** Such as "Bundled library" or "PubMed". */
  name: textOrEmpty,
  /** `references`: the reference lists of the person's papers. Kinds may be added. */
  kind: z.catch(z.enum(['uploaded', 'references', 'imported', 'library', 'public']), 'public'),
  /** Exactly as sent to a public source; missing where the records themselves were compared with the query. */
  query: lenient(z.string()),
  /** ISO 8601. */
  at: lenient(z.string()),
  /** Records identified: retrieved from a public source, else all records of the source. */
  identified: count,
  /** Hits that a public source reports, of which it returned the first ones; missing if it did not say. */
  hits: lenient(z.number()),
  /** Most records that were asked for. */
  limit: lenient(z.number()),
  /** Why a public source did not answer, or only in part. */
  failure: lenient(z.string()),
});
export type SearchedSource = z.infer<typeof SearchedSource>;

/**
 * What a literature search did, for a methods section, with the counts of a PRISMA flow diagram (Page et al. 2021).
 * `identified` of all sources = `duplicates` + `retracted` + `not_screened` + `screened`; `screened` = `excluded` + `relevant`.
 */
export const SearchLog = z.object({
  /** The words that records were compared with. */
  query: textOrEmpty,
  /** Where they come from: typed, or taken from the hypothesis or from the person's papers. */
  query_from: z.catch(z.enum(['person', 'hypothesis', 'papers']), 'person'),
  /** Words of the person's papers, searched for too because few records are about the hypothesis. */
  papers_query: lenient(z.string()),
  /** ISO 8601. */
  at: textOrEmpty,
  /** Name and version of the software. */
  software: textOrEmpty,
  /** Most results that are listed. */
  limit: count,
  sources: lenientList(SearchedSource),
  duplicates: count,
  /** Retracted papers, removed before screening. */
  retracted: count,
  /** Unique records of public sources beyond the limit of the search. */
  not_screened: count,
  screened: count,
  /** Records that are not about the search, by the relevance gate. */
  excluded: count,
  relevant: count,
  /** Results listed: the relevant ones up to the limit. */
  listed: count,
});
export type SearchLog = z.infer<typeof SearchLog>;
