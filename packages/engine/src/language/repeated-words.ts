import type { Token } from './language.types.js';
import { hasPos } from './phrase-words.js';

const MIN_COUNT = 5;
const MIN_NOUN_SHARE = 0.8;
/** Gerunds are tagged as verbs, so a smaller share of places that show a noun decides. */
const MIN_GERUND_SHARE = 0.4;
const PREPOSITION_LIKE =
  /^(?:according|being|concerning|considering|depending|during|ending|excluding|following|having|including|involving|leading|owing|regarding|resulting|using)$/;

/**
 * A word that a paper uses as a noun nearly always is a noun in the rest as well, unless "to", an auxiliary or a pronoun
 * before it or a determiner after it shows a verb. So is a gerund that often stands without an object: "mentalizing".
 */
export function unifyRepeatedWords(
  sentences: readonly (readonly Token[])[],
): readonly (readonly Token[])[] {
  const nouns = mostlyNouns(sentences);
  return sentences.map((tokens) =>
    tokens.map((token, index) =>
      token.pos === 'VERB' &&
      nouns.has(token.text.toLowerCase()) &&
      !isUsedAsVerb(tokens[index - 1], tokens[index + 1], token.text)
        ? { ...token, pos: 'NOUN' as const }
        : token,
    ),
  );
}

const mostlyNouns = (sentences: readonly (readonly Token[])[]): ReadonlySet<string> => {
  const counts = new Map<string, { nouns: number; all: number }>();
  for (const tokens of sentences) {
    for (const [index, { pos, text }] of tokens.entries()) {
      if (pos !== 'NOUN' && pos !== 'PROPN' && pos !== 'VERB') continue;
      const word = text.toLowerCase();
      const count = counts.get(word) ?? { nouns: 0, all: 0 };
      counts.set(word, count);
      count.all += 1;
      if (pos !== 'VERB' || isGerundNoun(word, tokens[index - 1], tokens[index + 1]))
        count.nouns += 1;
    }
  }
  return new Set(
    [...counts]
      .filter(([word, { nouns, all }]) => {
        const share = /ing$/.test(word) ? MIN_GERUND_SHARE : MIN_NOUN_SHARE;
        return all >= MIN_COUNT && nouns >= all * share && !PREPOSITION_LIKE.test(word);
      })
      .map(([word]) => word),
  );
};

/** "of mentalizing.", "reduced mentalizing and", "a mentalizing deficit": a gerund where a noun would stand. */
const isGerundNoun = (
  word: string,
  previous: Token | undefined,
  next: Token | undefined,
): boolean => {
  const isAfterSubject = hasPos(previous, 'AUX', 'NOUN', 'PART', 'PRON', 'PROPN');
  if (!/ing$/.test(word) || isAfterSubject) return false;
  if (next?.pos === 'NOUN') return hasPos(previous, 'ADJ', 'DET', 'NUM');
  return !next || hasPos(next, 'AUX', 'VERB', 'PUNCT', 'CCONJ');
};

const isUsedAsVerb = (
  previous: Token | undefined,
  next: Token | undefined,
  word: string,
): boolean =>
  hasPos(previous, 'PART', 'AUX') ||
  (!/ing$/.test(word) && hasPos(previous, 'PRON', 'SCONJ', 'ADV')) ||
  hasPos(next, 'DET', 'PRON', 'SCONJ');
