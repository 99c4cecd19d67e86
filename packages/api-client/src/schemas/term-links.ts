import * as z from 'zod/mini';
import { lineText, list } from './bounded.js';
import { Evidence } from './flow-evidence.js';
import { lenient, lenientList } from './lenient.js';

const count = z.catch(z.int().check(z.nonnegative()), 0);

/** What different papers connect with a term and with a linked term. */
export const TermBridge = z.object({
  /** A noun phrase, as the papers mostly write it. */
  term: lineText,
  /** Number of papers that connect it with the term that was asked for. */
  papers_with_term: count,
  /** Number of papers that connect it with the linked term. */
  papers_with_link: count,
  /** A passage each of the first of these papers. */
  with_term: list(Evidence),
  with_link: list(Evidence),
});
export type TermBridge = z.infer<typeof TermBridge>;

/** A term that none of the papers names together with the one that was asked for, and what connects the two. */
export const TermLink = z.object({
  term: lineText,
  /** Number of papers that name it. */
  papers: count,
  /** Number of different papers that the bridges rest on. */
  bridge_papers: count,
  /** All of them, those in most papers first. */
  bridges: lenientList(TermBridge),
  /**
   * How many bridges as many papers drawn at random would have, and the probability of at least as many as found; missing where
   * too few papers were brought to compare with.
   */
  chance: lenient(z.object({ expected: z.number(), probability: z.number() })),
});
export type TermLink = z.infer<typeof TermLink>;

/** What the papers that a person brought connect with a term. A link is a question to test, not a finding. */
export const TermLinks = z.object({
  term: lineText,
  /** Where the term comes from: typed as the search, or the factor of the hypothesis. */
  from: z.catch(z.enum(['person', 'hypothesis']), 'person'),
  /** Number of papers that were read, and how many of them name the term. */
  papers: count,
  papers_with_term: count,
  /** Number of papers that were not read, because there are more than one search reads. */
  not_read: count,
  /** Those with the most bridges first. */
  links: lenientList(TermLink),
});
export type TermLinks = z.infer<typeof TermLinks>;
