import * as z from 'zod/mini';
import {
  boundedId,
  boundedListOrEmpty,
  lineOrEmpty,
  lineText,
  list,
  longText,
  longTextOrEmpty,
  openObject,
  publicationId,
  sentId,
} from './bounded.js';
import { lenient, lenientList, listOrEmpty, share } from './lenient.js';
import { MAX_AUTHORS, MAX_REVIEW_PAPERS } from './limits.js';
import { Evidence } from './flow-evidence.js';
import { BibliographyImport, StoredIn } from './flow-import.js';
import { Hypothesis } from './flow-hypothesis.js';
import { SearchLog } from './literature-log.js';
import { Source } from './source.js';
import { TermLinks } from './term-links.js';
import { Usage } from './usage.js';

const year = z.pipe(
  z.nullish(z.union([z.number(), lineText])),
  z.transform((value) => {
    const parsed = typeof value === 'string' ? Number.parseInt(value, 10) : value;
    return parsed === undefined || parsed === null || Number.isNaN(parsed) ? null : parsed;
  }),
);

/** A paper found by the literature search. */
export const Paper = openObject({
  id: boundedId,
  title: longText.check(z.minLength(1)),
  authors: boundedListOrEmpty(lineText, MAX_AUTHORS),
  journal: lineOrEmpty,
  /** Null when the source names none. */
  year,
  /** 0..1 */
  relevance: share,
  abstract: longTextOrEmpty,
  doi: lenient(lineText),
  /** Terms of the hypothesis and the query that this paper mentions. */
  matched_terms: lenient(list(lineText)),
  /** True for an uploaded paper. */
  uploaded: lenient(z.boolean()),
  /**
   * Where the record comes from: `references` is the reference list of an uploaded paper, `imported` an imported
   * bibliography.
   */
  collection: lenient(z.enum(['uploaded', 'references', 'imported', 'library', 'public'])),
  /** How many sentences of the uploaded papers cite it; missing if none of them lists it. */
  times_cited: lenient(z.number()),
  /** Sentences of the uploaded papers that cite it, verbatim; the most telling ones. */
  contexts: lenient(list(Evidence)),
  source: lenient(Source),
});
export type Paper = z.infer<typeof Paper>;

export const LiteratureAnalysis = z.looseObject({
  themes: listOrEmpty(z.string()),
  gaps: listOrEmpty(z.string()),
  methodologies: listOrEmpty(z.string()),
  /** The counted themes, each with the ids of its papers among those found; missing from servers that count none. */
  theme_papers: lenient(z.array(z.object({ theme: z.string(), papers: listOrEmpty(z.string()) }))),
});
export type LiteratureAnalysis = z.infer<typeof LiteratureAnalysis>;

export const LiteratureSearchRequest = z.object({
  journey_id: sentId,
  /** The complete hypothesis; null if there is none. */
  hypothesis: z.nullable(Hypothesis),
  query: lineText,
  limit: z.int(),
  /** Whether to search public sources too. @default as the server is set: usually not */
  live: z.optional(z.boolean()),
  /** False: nothing is sent to a language model. @default as the server is set */
  language_model: z.optional(z.boolean()),
});
export type LiteratureSearchRequest = z.infer<typeof LiteratureSearchRequest>;

/** The public sources that a server offers for the search. */
export const PublicSources = z.object({
  names: lenientList(z.string()),
  /** Whether they are searched unless the person turns it off. */
  preset: z.catch(z.boolean(), false),
  /** `off`: nothing was sent; `unavailable`: none answered, as without a network. */
  state: z.catch(z.enum(['off', 'searched', 'unavailable']), 'off'),
});
export type PublicSources = z.infer<typeof PublicSources>;

export const LiteratureSearchReply = z.object({
  papers: listOrEmpty(Paper),
  analysis: z.pipe(
    z.nullish(LiteratureAnalysis),
    z.transform((value) => value ?? { themes: [], gaps: [], methodologies: [] }),
  ),
  /** Missing where no public source is offered. */
  public_sources: lenient(PublicSources),
  /** What the search did; missing from servers that keep no log. */
  log: lenient(SearchLog),
  /** What the person's own papers connect with the searched term; missing with fewer than two papers, or a search for more than a term. */
  term_links: lenient(TermLinks),
  /** The imported bibliographies that were searched; missing if there are none. */
  imports: lenient(z.array(BibliographyImport)),
  stored_in: lenient(StoredIn),
  source: lenient(Source),
  usage: lenient(Usage),
});
export type LiteratureSearchReply = z.infer<typeof LiteratureSearchReply>;

export const LiteratureReviewRequest = z.object({
  journey_id: sentId,
  /** Ids of the selected papers. */
  selected_papers: list(publicationId, MAX_REVIEW_PAPERS),
  /** All listed papers, complete. */
  papers: list(Paper, MAX_REVIEW_PAPERS),
  /** False: nothing is sent to a language model. @default as the server is set */
  language_model: z.optional(z.boolean()),
});
export type LiteratureReviewRequest = z.infer<typeof LiteratureReviewRequest>;

/** The whole body is used as `literature_review`; any object is valid. */
export const LiteratureReviewReply = z.looseObject({
  /** The sentences of the review, each with its papers. */
  synthesis: lenient(z.array(z.object({ text: z.string(), papers: listOrEmpty(z.string()) }))),
  source: lenient(Source),
  usage: lenient(Usage),
});
export type LiteratureReviewReply = z.infer<typeof LiteratureReviewReply>;
