import { getStem } from './search/stem.js';
import { extractWords } from './search/words.js';

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
  readonly mentionedTerms: ReadonlySet<string>;
}

const getWordStems = (text: string): readonly string[] =>
  extractWords(text).map(({ folded }) => getStem(folded));

/** Positions of a vocabulary's phrases, by their words. */
interface Phrases {
  readonly positionsByPhrase: ReadonlyMap<string, readonly number[]>;
  /** Words of the longest phrase. */
  readonly longest: number;
}

const buildPhrases = (vocabulary: readonly string[]): Phrases => {
  const positionsByPhrase = new Map<string, number[]>();
  let longest = 0;
  for (const [position, term] of vocabulary.entries()) {
    const words = getWordStems(term);
    longest = Math.max(longest, words.length);
    const phrase = words.join(' ');
    const positions = positionsByPhrase.get(phrase);
    if (positions) positions.push(position);
    else positionsByPhrase.set(phrase, [position]);
  }
  return { positionsByPhrase, longest };
};

/** Places of the phrases that a text names, whatever the endings of their words. */
function* findNamedPhrases(
  text: string,
  { positionsByPhrase, longest }: Phrases,
): Generator<number> {
  const words = getWordStems(text);
  for (let from = 0; from < words.length; from += 1) {
    let phrase = '';
    for (const word of words.slice(from, from + longest)) {
      phrase = phrase === '' ? word : `${phrase} ${word}`;
      yield* positionsByPhrase.get(phrase) ?? [];
    }
  }
}

const isSeveralWords = (term: string) => /[\s-]/.test(term);

/**
 * Finds in every paper the terms of the other papers that it names. A paper that is about a thing without being filed
 * under it would else count as silent on it, and a gap be claimed that it fills.
 * @param others what else lends its terms, and is not looked at itself @default nothing
 */
export function addMentions<Paper extends MentioningPaper>(
  papers: readonly Paper[],
  others: readonly Pick<MentioningPaper, 'terms'>[] = [],
): readonly (Paper & Mentions)[] {
  const vocabulary = [...new Set([...papers, ...others].flatMap(({ terms }) => terms))];
  const phrases = buildPhrases(vocabulary);
  return papers.map((paper) => {
    const positions = new Set(
      [paper.title, paper.summary, ...paper.methods].flatMap((text) => [
        ...findNamedPhrases(text, phrases),
      ]),
    );
    const named = [...positions]
      .sort((a, b) => a - b)
      .map((position) => vocabulary[position] as string);
    return {
      ...paper,
      terms: [...new Set([...paper.terms, ...named.filter(isSeveralWords)])],
      mentionedTerms: new Set([...paper.terms, ...named]),
    };
  });
}
