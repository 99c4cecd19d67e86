import { mentionsIn } from './mentions.js';
import type { Passage } from './passages.js';
import type { Source } from './sources.js';
import { phraseWords } from './tokens.js';
import type { Term, Vocabulary } from './vocabulary.js';

const WEIGHTS = { often: 0.35, spread: 0.25, opening: 0.25, title: 0.15 } as const;
/** A paper's title, authors and abstract are about this share of its sentences, and in no more than so many. */
const OPENING = { share: 0.2, most: 16 } as const;
/** A text is divided into this many parts; a term that occurs in all of them runs through it. */
const PARTS = 5;
/** A term of this share of the sentences of the commonest term counts as often named. */
const OFTEN = 0.5;

/**
 * How central a term is to the person's own papers, 0..1: named often, in several parts, in the opening, in the title.
 * A term that occurs once in the methods is near 0. Reference lists do not count.
 */
export type Centrality = (term: Term) => number;

/** Measures how central terms are to the person's own papers; of several papers the one counts where it is most so. */
export function centralityOf(
  own: readonly { readonly source: Source; readonly passages: readonly Passage[] }[],
  vocabulary: Vocabulary,
): Centrality {
  const values = new Map<Term, number>();
  for (const { source, passages } of own) {
    for (const [term, value] of ofPaper(source, passages, vocabulary)) {
      values.set(term, Math.max(values.get(term) ?? 0, value));
    }
  }
  return (term) => values.get(term) ?? 0;
}

const ofPaper = (
  { title }: Source,
  passages: readonly Passage[],
  vocabulary: Vocabulary,
): ReadonlyMap<Term, number> => {
  const text = passages.filter(({ quotable }) => quotable);
  const opening = Math.min(OPENING.most, Math.ceil(text.length * OPENING.share));
  const places = new Map<Term, number[]>();
  for (const [place, passage] of text.entries()) {
    for (const term of new Set(mentionsIn(passage, vocabulary).all.map((found) => found.term))) {
      places.set(term, [...(places.get(term) ?? []), place]);
    }
  }
  const most = Math.max(1, ...Array.from(places.values(), ({ length }) => length));
  const inTitle = new Set(phraseWords(title));
  return new Map(
    Array.from(places, ([term, where]) => {
      const parts = new Set(where.map((place) => Math.floor((place * PARTS) / text.length)));
      const value =
        WEIGHTS.often * Math.min(1, where.length / (most * OFTEN)) +
        WEIGHTS.spread * ((parts.size - 1) / (PARTS - 1)) +
        WEIGHTS.opening * (where.some((place) => place < opening) ? 1 : 0) +
        WEIGHTS.title * (term.words.every((word) => inTitle.has(word)) ? 1 : 0);
      return [term, value] as const;
    }),
  );
};
