import type { Token } from '../../language/language.types.js';

/** What a sentence is in its paper: one that a study starts from, or one that says what the paper's own study was. */
export interface SentencePlace {
  readonly from: 'question' | 'title' | 'aim' | 'sample';
  /** The words of the title of the paper. @default none */
  readonly titleWords?: ReadonlySet<string>;
}

const CONTENT: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ', 'X']);
/** Features that tell something else in a title or in an aim than in a question. */
const DEPENDS_ON_PLACE =
  /^(?:before|adposition|at|first-pos|name|part|units|words|one|end)(?::|$)/u;

/** The words of tokens that say what these are about, as in a dictionary. */
export const contentWords = (tokens: readonly Token[]): readonly string[] =>
  tokens
    .filter(({ pos }) => CONTENT.has(pos))
    .map(({ lemma, text }) => (lemma || text).toLowerCase());

/** Which share of the words is known: `none`, `few`, `most` or `all`. */
function shareOf(words: readonly string[], known: ReadonlySet<string>): string {
  const share = words.filter((word) => known.has(word)).length / Math.max(1, words.length);
  if (share === 0 || share === 1) return share === 0 ? 'none' : 'all';
  return share < 0.5 ? 'few' : 'most';
}

/** What the place of its sentence says of a phrase, and what the other features say in this place, as names of features. */
export function describePlace(
  { from, titleWords = new Set() }: SentencePlace,
  { words, head }: { readonly words: readonly string[]; readonly head: string },
  features: readonly string[],
): readonly string[] {
  if (from === 'question') return [`from:${from}`];
  return [
    `from:${from}`,
    ...(from === 'title'
      ? []
      : [`in-title:${shareOf(words, titleWords)}`, `head-in-title:${titleWords.has(head)}`]),
    ...features.filter((name) => DEPENDS_ON_PLACE.test(name)).map((name) => `${from}~${name}`),
  ];
}
