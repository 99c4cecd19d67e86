import { groupRuns } from '../text/group-runs.js';
import { isSameSize, type Leading } from './pdf-leading.js';
import type { PdfLine } from './pdf-lines.js';

/** Lines of one page that belong together. */
export interface PdfParagraph {
  readonly lines: readonly [PdfLine, ...PdfLine[]];
  /** Whether its last line goes to the right edge of its column, so that it may go on elsewhere. */
  readonly isFull: boolean;
  /** Letters that its last line has room for; Infinity where the width of the column is not known. */
  readonly room: number;
}

/** A line that begins further right than its paragraph, in letter heights. */
const MIN_INDENT = 0.6;
const MAX_INDENT = 4;
const LABEL = /^(?:\[(\d{1,3})\]|\((\d{1,3})\)|(\d{1,3})[.)]?)\s*(?=["“\p{L}])/u;
const BULLET = /^[•●▪◦‣■–]\s/u;
/** The first words of a part of the title page. */
const OPENING =
  /^(?:(?:Abstract|ABSTRACT|Keywords?|Key words|KEYWORDS?|Citation|Received|Copyright)\s?[:.–—]|A\s?B\s?S\s?T\s?R\s?A\s?C\s?T$|Abstract$)/u;
const ENDS_SENTENCE = /[.?!:)\]\d]["”’)\]]{0,3}$|https?:\S{1,200}$/u;
const IS_CUT =
  /[-,;(|•·]$|\b(?:and|or|of|the|in|to|with|for|by|from|a|an|that|which|was|were|is)$/u;

/** Splits the ordered lines of a page into paragraphs. */
export const groupParagraphs = (
  lines: readonly PdfLine[],
  leading: Leading,
): readonly PdfParagraph[] =>
  groupRuns(lines, (line, run) => isSameBlock(line, run.at(-1) ?? run[0], leading)).flatMap(
    (block) => splitBlock(block, leading),
  );

/** Lines below each other, of one size and at the usual distance. */
const isSameBlock = (line: PdfLine, before: PdfLine, leading: Leading): boolean => {
  const drop = before.base - line.base;
  if (drop < -0.1 * line.size || line.left > before.right || line.right < before.left) return false;
  const isMiddle = /^\p{Ll}/u.test(line.text) && !/[.?!:]$/u.test(before.text);
  // A heading in larger letters may stand in the first line of its text.
  const isMixed = before.font === undefined && isMiddle && line.size > 0.8 * before.size;
  if (!isSameSize(line, before) && !isMixed) return false;
  // Headings in slightly larger letters have a usual distance of their own, that from the text above them.
  const limit = Math.min(leading.getLimit(line.size), leading.getLimit(before.size));
  return drop <= (isMiddle ? 1.6 * limit : limit);
};

const splitBlock = (
  block: readonly [PdfLine, ...PdfLine[]],
  leading: Leading,
): readonly PdfParagraph[] => {
  const right = block.reduce((most, line) => Math.max(most, line.right), -Infinity);
  let hanging: number | undefined;
  const paragraphs = groupRuns(block, (line, run) => {
    const [first, second] = run;
    if (second && second.left > first.left + MIN_INDENT * first.size) hanging = first.left;
    return !startsParagraph(line, run, right, hanging);
  });
  const width = leading.getWidth(block[0].size);
  return paragraphs.map((lines) => {
    const last = lines.at(-1) ?? lines[0];
    const isWide = block.length > 2 || last.right - last.left > 0.75 * width;
    const letter = (last.right - last.left) / Math.max(1, last.text.length);
    return {
      lines,
      isFull: isWide && last.right > right - 3 * last.size,
      room: isWide ? (right - last.right) / letter : Infinity,
    };
  });
};

const startsParagraph = (
  line: PdfLine,
  run: readonly [PdfLine, ...PdfLine[]],
  right: number,
  hanging: number | undefined,
): boolean => {
  const [first] = run;
  const before = run.at(-1) ?? first;
  if (BULLET.test(line.text) || isNextLabel(first.text, line.text)) return true;
  if (line.startsWithMark && /^\P{Ll}{0,3}\p{Lu}/u.test(line.unmarked ?? '')) return true;
  if (OPENING.test(line.text)) return true;
  if (/^\p{Ll}/u.test(line.text) || IS_CUT.test(before.unmarked ?? before.text)) return false;
  if (isOtherFont(line, run)) return true;
  if (isShort(before, line, right)) return true;
  const indent = (line.left - before.left) / line.size;
  if (!ENDS_SENTENCE.test(before.text)) return false;
  if (run.length > 1 && indent > MIN_INDENT && indent < MAX_INDENT)
    return before.left <= first.left;
  // An entry of a list whose other lines are indented.
  return hanging !== undefined && Math.abs(line.left - hanging) < MIN_INDENT * line.size;
};

/** Whether the first word of the next line would have fitted. */
const isShort = (before: PdfLine, next: PdfLine, right: number): boolean => {
  const letter = (next.right - next.left) / Math.max(1, next.text.length);
  const word = next.text.split(' ', 1)[0]?.length ?? 0;
  return before.right + (word + 1) * letter < right - 0.5 * before.size;
};

/** A heading above its text has a font of its own. */
const isOtherFont = (line: PdfLine, run: readonly PdfLine[]): boolean =>
  line.font !== undefined &&
  run.length <= 3 &&
  run.every(({ font }) => font !== undefined && font !== line.font);

const isNextLabel = (first: string, line: string): boolean => {
  const [label, next] = [getLabel(first), getLabel(line)];
  return label !== undefined && next !== undefined && next === label + 1;
};

const getLabel = (text: string): number | undefined => {
  const match = LABEL.exec(text.slice(0, 12));
  const digits = match?.[1] ?? match?.[2] ?? match?.[3];
  return digits === undefined ? undefined : Number(digits);
};
