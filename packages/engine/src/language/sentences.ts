import { wordSet } from '../text/word-lists.js';
import type { TextSpan } from './language.types.js';

/** A full stop after these never ends a sentence. */
const NEVER_LAST = wordSet(`
  e.g i.e cf fig figs eq eqs ref refs tab sect sec suppl approx ca resp dr prof mr mrs ms st vs viz ed eds vol nos pp
  esp incl excl sp spp var subsp b.v
`);

/** A full stop after these ends a sentence only before a word that typically begins one. */
const SELDOM_LAST = wordSet(
  'al etc min max h hr hrs sec mg ml kg mm cm nm inc ltd co corp dept univ u.s u.k a.m p.m ph.d no p n s',
);

const STARTERS = wordSet(`
  a an the this these that those we our it its they their he she i in on at for from by with as to of here there
  however moreover furthermore thus therefore hence although while when whereas if since because both all each
  some most many few several one two no not another other such after before during finally first second third next
`);

// Every repetition is bounded: runs of dots, as in tables of contents, must not cost time in the square.
const CLOSERS = `["'”’»)\\]]{0,4}`;
// "… in mice.13 The reasons" and "… in mice. 13 The reasons": the number belongs to the sentence before it.
const NUMBERS = String.raw`\d{1,3}(?:[,–-]\d{1,3}){0,9}`;
const CITATION = String.raw`(?:\s?\[\d[\d,;–\- ]{0,40}\]|(?<=[\p{Ll})]{2}[.?!])(?:${NUMBERS}| \d{1,3}(?:, ?\d{1,3}|[–-]\d{1,3}){0,9}(?= \p{Lu}\p{Ll})))?`;
const BOUNDARY = new RegExp(`([.?!…]{1,8}${CLOSERS})${CITATION}(?=\\s|$)`, 'gu');
const PARAGRAPH = /[^\n]+(?:\n(?!\n)[^\n]+)*/gu;
// Greek small letters open sentences too: "β-Catenin moved to the nucleus."
const OPENING = /^["'“‘«([]*(?:[\p{Lu}\p{Lt}\p{N}\p{Lo}]|\p{Script=Greek}|\p{Ll}(?:[A-Z]|\d))/u;
const MAX_BRACKET_SPAN = 300;
const MAX_WORD_CHARACTERS = 60;

/**
 * Splits text into sentences by rules: the end marks `.`, `?`, `!` and `…` before a space and an opening letter, and
 * every paragraph's end; not after abbreviations, initials or list numbers, and not inside brackets.
 * @param text in the normal form of `normalizeText`; other line breaks within a paragraph count as spaces
 */
export function splitSentences(text: string): readonly TextSpan[] {
  return [...text.matchAll(PARAGRAPH)].flatMap(({ 0: paragraph, index }) =>
    splitParagraph(paragraph).map(({ start, end, text: words }) => ({
      text: words,
      start: start + index,
      end: end + index,
    })),
  );
}

const splitParagraph = (paragraph: string): TextSpan[] => {
  const sentences: TextSpan[] = [];
  let from = 0;
  const close = (to: number) => {
    const piece = paragraph.slice(from, to);
    const start = from + (piece.length - piece.trimStart().length);
    const end = from + piece.trimEnd().length;
    if (end > start) sentences.push({ text: paragraph.slice(start, end), start, end });
    from = to;
  };
  const spans = bracketSpans(paragraph);
  let span = 0;
  for (const match of paragraph.matchAll(BOUNDARY)) {
    const end = match.index + match[0].length;
    while ((spans[span]?.[1] ?? Infinity) < end) span += 1;
    if ((spans[span]?.[0] ?? Infinity) < match.index) continue;
    if (endsSentence(paragraph.slice(from, match.index), match[1] ?? '', paragraph.slice(end)))
      close(end);
  }
  close(paragraph.length);
  return sentences;
};

const endsSentence = (before: string, mark: string, after: string): boolean => {
  const rest = after.trimStart();
  if (rest === '') return true;
  if (!OPENING.test(rest)) return false;
  if (!mark.startsWith('.') || mark.startsWith('..')) return true;
  const word =
    /(?<![^\s([“"'‘/–—])[^\s([“"'‘/–—]*$/u.exec(before.slice(-MAX_WORD_CHARACTERS))?.[0] ?? '';
  const lower = word.toLowerCase();
  if (NEVER_LAST.has(lower)) return false;
  if (isListNumber(before, word)) return false;
  const next = /^["'“‘«([]*([\p{L}\p{N}-]+)/u.exec(rest)?.[1]?.toLowerCase() ?? '';
  if (lower === 'no') return !/^\d/.test(next);
  if (SELDOM_LAST.has(lower) || isInitial(word)) return STARTERS.has(next);
  return true;
};

/** "J." or "J.K.": an initial, or the letter of "hepatitis B". */
const isInitial = (word: string) =>
  /^(?:\p{Lu}\.?-?){1,3}$/u.test(word) && /^\p{Lu}(?:[.-]|$)/u.test(word);

/** "2." or "3.1." at a beginning. */
const isListNumber = (before: string, word: string) =>
  before.trim() === word && /^(?:\d{1,2}(?:\.\d{1,2})*|[ivx]{1,4}|[IVX]{1,4})$/.test(word);

const bracketSpans = (paragraph: string): readonly (readonly [number, number])[] => {
  const spans: (readonly [number, number])[] = [];
  const open: number[] = [];
  for (const { 0: bracket, index } of paragraph.matchAll(/[()]/g)) {
    if (bracket === '(') open.push(index);
    else {
      const start = open.pop();
      if (start !== undefined && open.length === 0 && index - start <= MAX_BRACKET_SPAN)
        spans.push([start, index]);
    }
  }
  return spans;
};
