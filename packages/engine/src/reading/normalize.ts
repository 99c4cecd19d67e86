const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** Longer lines are whole paragraphs, not wrapped lines. */
const MAX_WRAP_WIDTH = 160;
/** A line counts as full if the first word of the next line would have exceeded this share of the width. */
const FULL_LINE_SHARE = 0.9;

/** Limits the search for a hyphenated word, so that long paragraphs stay fast. */
const MAX_WORD_CHARACTERS = 80;

const WORD = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu;
const HYPHEN_END = /(?:^|[^\p{L}\p{M}\p{N}-])([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])-$/u;
const WORD_START = /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/u;
const LOWER_WORD_END = /\p{Ll}{2}$/u;
const LOWER_WORD_START = /^\p{Ll}{2}/u;

/** The words of a text in lower case; they decide which hyphens at line ends are removed. */
export const extractWords = (text: string): ReadonlySet<string> =>
  new Set(cleanCharacters(text).toLowerCase().match(WORD) ?? []);

/**
 * Normalizes text to the form that is stored and quoted: NFC, ligatures expanded, soft hyphens removed, words joined
 * across line ends (dehyphenation), white space collapsed, lines of a paragraph joined, paragraphs separated by one empty
 * line. No letter is lost, and the function is idempotent.
 * @param words words of the whole document, to distinguish `long-⏎term` from `hyphen-⏎ation`. @default those of the text
 * @param hasWholeParagraphs whether every single line break only wraps a line. @default false
 */
export function normalizeText(
  raw: string,
  words: ReadonlySet<string> = extractWords(raw),
  hasWholeParagraphs = false,
): string {
  return cleanCharacters(raw)
    .split(/\n{2,}/)
    .flatMap((block) => joinLines(block.split('\n'), words, hasWholeParagraphs))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

const cleanCharacters = (raw: string): string =>
  raw
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028]/g, '\n')
    .replace(/[\f\v\u2029]/g, '\n\n')
    .replace(/[\u00AD\u200B\u2060\uFEFF]/g, '')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(/[\u2010\u2011]/g, '-')
    // oxlint-disable-next-line no-control-regex -- control characters are what this line removes
    .replace(/[\u0000-\u0008\u000E-\u001F\u007F-\u009F]/g, ' ')
    .replace(/[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000 ]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .normalize('NFC')
    .trim();

const joinLines = (
  lines: readonly string[],
  words: ReadonlySet<string>,
  hasWholeParagraphs: boolean,
): string[] => {
  const width = lines.reduce((widest, line) => Math.max(widest, line.length), 0);
  const paragraphs: Paragraph[] = [];
  let previous = '';
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (!last || !(hasWholeParagraphs || isWrapped(previous, line, width)))
      paragraphs.push({ pieces: [line], end: line.slice(-MAX_WORD_CHARACTERS) });
    else appendLine(last, line, words);
    previous = line;
  }
  return paragraphs.map(({ pieces }) => pieces.join(''));
};

/** Its text in pieces, since to look at the end of a long joined text costs time for its whole length. */
interface Paragraph {
  readonly pieces: string[];
  /** Its last characters. */
  end: string;
}

const isWrapped = (line: string, next: string, width: number): boolean => {
  if (/^\p{Ll}/u.test(next)) return true;
  if (width > MAX_WRAP_WIDTH) return false;
  const firstWord = next.split(' ', 1)[0] ?? '';
  return line.length + 1 + firstWord.length > width * FULL_LINE_SHARE;
};

/** An address or a DOI that is divided at one of its marks. */
const BROKEN_ADDRESS = /(?:10\.\d{4,9}\/|https?:\/\/)[^\s]{0,60}[./_=&%]$/u;
/** "6. Example A": the next entry of a list is no part of the address before it. */
const ADDRESS_START = /^(?!\d{1,3}[.)]\s)[\p{Ll}\d]/u;

const appendLine = (paragraph: Paragraph, next: string, words: ReadonlySet<string>): void => {
  const { pieces, end } = paragraph;
  const left = HYPHEN_END.exec(end)?.[1];
  const right = WORD_START.exec(next)?.[0];
  if (BROKEN_ADDRESS.test(end) && ADDRESS_START.test(next)) {
    pieces.push(next);
    paragraph.end = `${end}${next}`.slice(-MAX_WORD_CHARACTERS);
    return;
  }
  if (left === undefined || right === undefined) {
    pieces.push(' ', next);
    paragraph.end = `${end} ${next}`.slice(-MAX_WORD_CHARACTERS);
    return;
  }
  if (!shouldKeepHyphen(left, right, words)) {
    pieces.push((pieces.pop() ?? '').slice(0, -1));
    paragraph.end = end.slice(0, -1);
  }
  pieces.push(next);
  paragraph.end = `${paragraph.end}${next}`.slice(-MAX_WORD_CHARACTERS);
};

const shouldKeepHyphen = (left: string, right: string, words: ReadonlySet<string>): boolean => {
  if (words.has(`${left}-${right}`.toLowerCase())) return true;
  if (words.has((left + right).toLowerCase())) return false;
  return !(LOWER_WORD_END.test(left) && LOWER_WORD_START.test(right));
};
