import { wordTable } from '../text/word-lists.js';

const WORDS = wordTable(`
  two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 twenty=20 thirty=30 forty=40
  fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 dozen=12 dozens=12 half=0.5 twice=2 twofold=2 threefold=3
  tenfold=10 hundred=100 hundreds=100 thousand=1000 thousands=1000 million=1000000 millions=1000000 billion=1000000000
  billions=1000000000
`);

/** A standalone number; the digits of "p53", "IL-6" and "Cas9" are parts of names. */
const FIGURE = /(?<![\p{L}\p{N}_.]|\p{L}[-–])\d+(?:[.,]\d+)*/gu;
const WORD = /\p{L}+/gu;

/** "1,000" and "1000" are equal, and so are "0.50" and "0.5". */
const normalizeFigure = (digits: string): string => {
  const joined = digits.replace(/,(?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  const value = Number(joined);
  return Number.isFinite(value) ? String(value) : joined;
};

/** The numbers of a text, including number words, in normalized form. */
export const extractFigures = (text: string): ReadonlySet<string> =>
  new Set([
    ...(text.match(FIGURE) ?? []).map(normalizeFigure),
    ...(text.toLowerCase().match(WORD) ?? []).flatMap((word) => WORDS.get(word) ?? []),
  ]);

/** The numbers of a text that do not occur in the other texts. */
export function findForeignFigures(text: string, others: readonly string[]): readonly string[] {
  const known = new Set(others.flatMap((other) => [...extractFigures(other)]));
  return [...extractFigures(text)].filter((figure) => !known.has(figure));
}
