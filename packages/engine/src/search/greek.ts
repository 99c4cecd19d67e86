import { parsePhrases, parseWords } from '../text/word-list.js';

const NAMES: ReadonlyMap<string, string> = new Map(
  [
    ...parsePhrases(`
      α alpha; β beta; γ gamma; δ delta; ε epsilon; ζ zeta; η eta; θ theta; ι iota; κ kappa;
      λ lambda; μ mu; ν nu; ξ xi; ο omicron; π pi; ρ rho; σ sigma; ς sigma; τ tau; υ upsilon; φ phi;
      χ chi; ψ psi; ω omega
    `),
  ].map((pair) => [pair.charAt(0), pair.slice(2)]),
);

const GREEK = /\p{Script=Greek}/u;
const OTHER_LETTER = /(?!\p{Script=Greek})\p{L}/u;
/** Receptor chains named by two letters. */
const LETTER_PAIRS: ReadonlySet<string> = new Set(['αβ', 'γδ']);

/**
 * Letter names that belong to the word before or after them in running text ("TNF alpha", "beta cell"). Excludes short
 * names ("mu", "pi", "tau"), which are also words, prefixes or names.
 */
const NAMING_LETTERS = parseWords(
  'alpha beta gamma delta epsilon zeta theta kappa lambda sigma omega',
);

/** Whether a folded word is a Greek letter name that qualifies its neighbor. */
export const isNamingLetter = (word: string): boolean =>
  NAMING_LETTERS.has(word.replace(/(?<!\d)\d+$/, ''));

const LETTER_NAME = [...NAMING_LETTERS].join('|');
const HAS_LETTER_NAME = new RegExp(LETTER_NAME);
/** "tnfalpha", "il1beta" */
const NAME_LAST = new RegExp(`^([a-z][a-z0-9]+?)(${LETTER_NAME})$`);
/** "kappab", "nfkappab", but not the plural "alphas" */
const NAME_THEN_LETTER = new RegExp(`^([a-z][a-z0-9]+?)?(${LETTER_NAME})([a-rt-z])$`);

/** A part of a word with its offsets. */
export interface Part {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const locateParts = (parts: readonly string[], spelled: readonly string[]): readonly Part[] => {
  let end = 0;
  return parts.map((part, at) => {
    const start = end;
    end += part.length;
    return { text: spelled[at] ?? part, start, end };
  });
};

const spellLetters = (letters: string) =>
  Array.from(letters, (letter) => NAMES.get(letter) ?? letter);

/** Splits a lower-case Latin word that contains a spelled-out Greek letter: "tnfalpha", "nfkappab". */
export function splitSpelledLetter(word: string): readonly Part[] {
  const whole = [{ text: word, start: 0, end: word.length }];
  if (!HAS_LETTER_NAME.test(word)) return whole;
  const [, first, name, last] = NAME_THEN_LETTER.exec(word) ?? NAME_LAST.exec(word) ?? [];
  const parts = [first, name, last].filter((part) => part !== undefined);
  return parts.length > 1 ? locateParts(parts, parts) : whole;
}

/**
 * Spells out and splits off the Greek letters of a lower-case word that is a symbol or mixes scripts: "tnfα" becomes
 * "tnf" and "alpha", "κb" becomes "kappa" and "b". A single Latin letter before ("aβ42") and digits after ("β2") stay
 * with the Greek letter. Words in Greek are unchanged.
 */
export function splitGreekLetters(word: string): readonly Part[] {
  const whole = [{ text: word, start: 0, end: word.length }];
  const isSymbol = [...word].length === 1 || LETTER_PAIRS.has(word);
  if (!GREEK.test(word)) return whole;
  if (!isSymbol && !OTHER_LETTER.test(word) && !/\p{N}/u.test(word)) return whole;
  const parts =
    word.match(
      /^(?!\p{Script=Greek})\p{L}\p{Script=Greek}\p{N}*|\p{Script=Greek}\p{N}*|[^\p{Script=Greek}]+/gu,
    ) ?? [];
  return locateParts(
    parts,
    parts.map((part) => spellLetters(part).join('')),
  );
}
