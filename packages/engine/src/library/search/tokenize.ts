import { knownStem } from './stem.js';
import { SEARCH_STOPWORDS } from './stopwords.js';

/** A word of a text as it is searched for. */
export interface SearchToken {
  /** The folded word: equal keys count as the same word. */
  readonly key: string;
  /** The word as written, in lower case. */
  readonly word: string;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-‐‑'’][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
const IS_ASCII = /^[\x20-\x7e\s]*$/;
const JOINT = /[-‐‑]/u;

const GREEK: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  ι: 'iota',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  ο: 'omicron',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  ς: 'sigma',
  τ: 'tau',
  υ: 'upsilon',
  φ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
};

/** Greek letters that stand alone in Latin text, as in "α-synuclein" or "TNFα", are spelt out. */
const spellGreek = (text: string) =>
  text.replace(
    /(?<![\p{Script=Greek}\p{M}])[α-ω](?![\p{Script=Greek}\p{M}])/gu,
    (letter) => GREEK[letter] ?? letter,
  );

/** NFKC makes "CO₂" into "CO2" and "ﬁ" into "fi"; marks on Latin letters are dropped afterwards. */
const fold = (text: string) => (IS_ASCII.test(text) ? text.toLowerCase() : foldUnicode(text));

const foldUnicode = (text: string) =>
  spellGreek(text.normalize('NFKC').toLowerCase())
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{Mn}+/gu, '')
    .normalize('NFC');

/** "PD-1" is one word: parts this short mean nothing alone, so the joined form is kept too. */
const SHORT_PART = 2;
const isWord = (part: string) => part.length > 1 && !/^\p{N}$/u.test(part);

const JOINED = /[-‐‑'’]/u;

const partsOf = (written: string): readonly string[] => {
  if (!JOINED.test(written)) return [written];
  const parts = written
    .split(JOINT)
    .map((part) => part.replace(/['’]s?$/u, '').replace(/['’]/gu, ''))
    .filter((part) => part !== '');
  if (parts.length < 2 || parts.every((part) => part.length > SHORT_PART)) return parts;
  return [...parts.filter((part) => part.length > SHORT_PART), parts.join('')];
};

/**
 * Takes a text apart into search words: compatibility forms and accents folded, Greek letters spelt out, hyphenated
 * words parted, stop words and single characters left out, the rest stemmed.
 */
export function tokenize(text: string): readonly SearchToken[] {
  const tokens: SearchToken[] = [];
  for (const [written] of fold(text).matchAll(WORD)) {
    for (const word of partsOf(written)) {
      if (isWord(word) && !SEARCH_STOPWORDS.has(word)) tokens.push({ key: knownStem(word), word });
    }
  }
  return tokens;
}
