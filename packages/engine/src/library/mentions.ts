import { knownStem } from './search/stem.js';
import { wordsOf } from './search/words.js';

/** The parts of a paper that name terms. */
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

const wordsIn = (text: string): readonly string[] =>
  wordsOf(text).map(({ folded }) => knownStem(folded));

/** Positions of a vocabulary's phrases, by their words. */
interface Phrases {
  readonly placesOf: ReadonlyMap<string, readonly number[]>;
  /** Words of the longest phrase. */
  readonly longest: number;
}

const phrasesOf = (vocabulary: readonly string[]): Phrases => {
  const placesOf = new Map<string, number[]>();
  let longest = 0;
  for (const [place, term] of vocabulary.entries()) {
    const words = wordsIn(term);
    longest = Math.max(longest, words.length);
    const phrase = words.join(' ');
    const places = placesOf.get(phrase);
    if (places) places.push(place);
    else placesOf.set(phrase, [place]);
  }
  return { placesOf, longest };
};

/** Places of the phrases that a text names, whatever the endings of their words. */
function* namedIn(text: string, { placesOf, longest }: Phrases): Generator<number> {
  const words = wordsIn(text);
  for (let from = 0; from < words.length; from += 1) {
    let phrase = '';
    for (const word of words.slice(from, from + longest)) {
      phrase = phrase === '' ? word : `${phrase} ${word}`;
      yield* placesOf.get(phrase) ?? [];
    }
  }
}

const isSeveralWords = (term: string) => /[\s-]/.test(term);

/**
 * Finds in every paper the terms of the other papers that it names. A paper that is about a thing without being filed
 * under it would else count as silent on it, and a gap be claimed that it fills.
 * @param others what else lends its terms, and is not looked at itself @default nothing
 */
export function withMentions<Paper extends MentioningPaper>(
  papers: readonly Paper[],
  others: readonly Pick<MentioningPaper, 'terms'>[] = [],
): readonly (Paper & Mentions)[] {
  const vocabulary = [...new Set([...papers, ...others].flatMap(({ terms }) => terms))];
  const phrases = phrasesOf(vocabulary);
  return papers.map((paper) => {
    const places = new Set(
      [paper.title, paper.summary, ...paper.methods].flatMap((text) => [...namedIn(text, phrases)]),
    );
    const named = [...places].sort((a, b) => a - b).map((place) => vocabulary[place] as string);
    return {
      ...paper,
      terms: [...new Set([...paper.terms, ...named.filter(isSeveralWords)])],
      touches: new Set([...paper.terms, ...named]),
    };
  });
}
