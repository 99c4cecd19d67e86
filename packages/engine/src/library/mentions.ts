import { stem } from './search/stem.js';

/** A paper as far as its terms can be told from it. */
export interface MentioningPaper {
  readonly title: string;
  readonly summary: string;
  readonly terms: readonly string[];
  readonly methods: readonly string[];
}

/** What a paper is about, and what it touches besides. */
export interface Mentions {
  /** The terms it is filed under, and those of several words that its text or methods name. */
  readonly terms: readonly string[];
  /**
   * All that its text or methods name, single words too. A single word may stand for something else, as in "memory
   * footprint": so it never counts as a term, but is enough to be silent about a gap.
   */
  readonly touches: ReadonlySet<string>;
}

const spaced = (text: string) =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem).join(' ')} `;

const isSeveralWords = (term: string) => /[\s-]/.test(term);

/**
 * Finds in every paper the terms of the other papers that it names. A paper that is about a thing without being filed
 * under it would else count as silent on it, and a gap be claimed that it fills.
 */
export function withMentions<Paper extends MentioningPaper>(
  papers: readonly Paper[],
): readonly (Paper & Mentions)[] {
  const vocabulary = [...new Set(papers.flatMap(({ terms }) => terms))].map(
    (term) => [term, spaced(term)] as const,
  );
  return papers.map((paper) => {
    const text = [paper.title, paper.summary, ...paper.methods].map(spaced).join('.');
    const named = vocabulary.filter(([, key]) => text.includes(key)).map(([term]) => term);
    return {
      ...paper,
      terms: [...new Set([...paper.terms, ...named.filter(isSeveralWords)])],
      touches: new Set([...paper.terms, ...named]),
    };
  });
}
