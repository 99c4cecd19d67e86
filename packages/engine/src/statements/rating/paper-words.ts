import type { Language } from '../../language/parse-text.js';
import type { PaperSentence } from '../statement.types.js';
import { lemmaOf, outsideParentheses } from './masked-words.js';
import { countValues } from '../../text/count-values.js';

/** What the words of a sentence are compared with. */
export interface PaperWords {
  readonly title: ReadonlySet<string>;
  /** Content words of each sentence of the abstract: what the paper claims. */
  readonly claims: readonly ReadonlySet<string>[];
  readonly counts: ReadonlyMap<string, number>;
  /** From this count on, a word is central to the paper. */
  readonly frequent: number;
}

const CONTENT = new Set(['NOUN', 'PROPN', 'ADJ', 'VERB']);
const MIN_LENGTH = 3;
const CENTRAL_WORDS = 30;
const MIN_FREQUENT = 3;

/** The nouns, adjectives and verbs of a sentence, as lemmas. */
export const contentLemmas = ({ tokens }: Pick<PaperSentence, 'tokens'>): ReadonlySet<string> =>
  new Set(
    outsideParentheses(tokens)
      .filter((token) => CONTENT.has(token.pos) && lemmaOf(token).length >= MIN_LENGTH)
      .map(lemmaOf),
  );

export const titleLemmas = (title: string, parse: Language['parse']): ReadonlySet<string> =>
  new Set(parse(title).sentences.flatMap((sentence) => [...contentLemmas(sentence)]));

export function readPaperWords(
  sentences: readonly PaperSentence[],
  title: ReadonlySet<string>,
): PaperWords {
  const counts = countValues(sentences.flatMap((sentence) => [...contentLemmas(sentence)]));
  const ordered = [...counts.values()].sort((one, other) => other - one);
  return {
    title,
    claims: sentences.filter(({ section }) => section === 'abstract').map(contentLemmas),
    counts,
    frequent: Math.max(MIN_FREQUENT, ordered[CENTRAL_WORDS] ?? MIN_FREQUENT),
  };
}
