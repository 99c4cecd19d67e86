/** A passage that a text refers to, and where its number is in the text without marks. */
export interface PassageReference {
  readonly number: string;
  readonly start: number;
}

interface MarkedText {
  readonly text: string;
  readonly references: readonly PassageReference[];
}

/** A reference, or an escaped `[#` of the text itself. */
const MARK = /\[#(\d{1,6})\]|\[\\#/g;

/**
 * Takes the marks of references out of a text; `[#3]` is printed as `3`.
 * @param isKnown whether there is a passage with this number; other marks are text
 */
export function parseReferences(marked: string, isKnown: (number: string) => boolean): MarkedText {
  const references: PassageReference[] = [];
  let text = '';
  let end = 0;
  for (const { 0: mark, 1: number, index } of marked.matchAll(MARK)) {
    text += marked.slice(end, index);
    end = index + mark.length;
    if (number === undefined) text += '[#';
    else if (!isKnown(number)) text += mark;
    else {
      references.push({ number, start: text.length });
      text += number;
    }
  }
  return { text: text + marked.slice(end), references };
}

/** A part of a line; `number` is that of a passage, if the part refers to one. */
export interface Run {
  readonly text: string;
  readonly number: string | null;
}

/** Letters and marks of a text, without spaces. */
export const countLetters = (text: string): number => text.replaceAll(/\s/g, '').length;

/** Splits lines at their references. Line breaks have replaced spaces only, so the other letters are counted. */
export function splitLines(
  lines: readonly string[],
  letters: readonly { readonly number: string; readonly before: number }[],
): readonly (readonly Run[])[] {
  let passed = 0;
  return lines.map((line) => {
    const first = passed;
    passed += countLetters(line);
    const runs: Run[] = [];
    let end = 0;
    for (const { number, before } of letters) {
      const start = findLetter(line, before - first);
      if (start === -1 || start < end || !line.startsWith(number, start)) continue;
      if (start > end) runs.push({ text: line.slice(end, start), number: null });
      runs.push({ text: number, number });
      end = start + number.length;
    }
    if (end < line.length) runs.push({ text: line.slice(end), number: null });
    return runs;
  });
}

/** Index of a letter in a line, not counting spaces; -1 if it is on another line. */
const findLetter = (line: string, letter: number): number => {
  let left = letter;
  for (let at = 0; at < line.length; at += 1) {
    if (/\s/.test(line[at] ?? '')) continue;
    if (left === 0) return at;
    left -= 1;
  }
  return -1;
};
