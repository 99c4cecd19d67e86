import { getStem } from '../search/stem.js';
import { extractWords } from '../search/words.js';

/** The parts of a paper that name terms. */
export interface MentioningPaper {
  readonly title: string;
  readonly summary: string;
  readonly terms: readonly string[];
  readonly methods: readonly string[];
}

/** Terms that a paper is about, and all terms that it mentions. */
export interface Mentions {
  /** Controlled terms of the paper, and multi-word terms that its text or methods mention. */
  readonly terms: readonly string[];
  /**
   * All terms that the text or methods mention, including single words. A single word can be ambiguous, as in "memory
   * footprint", so it is not added to `terms`, but it prevents the claim of a gap.
   */
  readonly mentionedTerms: ReadonlySet<string>;
}

const getWordStems = (text: string): readonly string[] =>
  extractWords(text).map(({ folded }) => getStem(folded));

/** Positions of terms in the vocabulary, by their stemmed words. */
interface Phrases {
  readonly positionsByPhrase: ReadonlyMap<string, readonly number[]>;
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

/** Vocabulary positions of the phrases that a text contains, compared by word stems. */
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
 * Adds to each paper the terms of the other papers that it mentions. Otherwise a paper on a subject without the
 * controlled term would not count, and gaps would be reported that it fills.
 * @param others additional sources of terms. @default none
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
