import { isSameSize, type Leading } from './pdf-leading.js';
import type { PdfLine } from './pdf-lines.js';
import { groupParagraphs } from './pdf-paragraphs.js';
import { findSentenceEnd, isCutAtEnd } from './sentence-ends.js';

/** A paragraph in the order of the text. */
interface FlowParagraph {
  readonly page: number;
  readonly size: number;
  /** The fonts of its first lines; undefined for a line that has several. */
  readonly firstFonts: readonly (string | undefined)[];
  readonly lastFont: string | undefined;
  readonly isFull: boolean;
  readonly room: number;
  readonly isIndented: boolean;
  readonly lineCount: number;
  /** Whether it consists of words; the rows of a table are mostly numbers and gaps. */
  readonly isText: boolean;
  text: string;
}

/** What stands between the parts of a paragraph: a figure, its caption, a table, footnotes. */
const MAX_BETWEEN = 120;
const MAX_PAGES_BETWEEN = 3;
/** A shorter paragraph without a final mark is a heading. */
const MIN_CHARACTERS = 40;
const MIN_LINES_OF_TEXT = 3;
/** A name in italics may be all of a line, but not of all of these. */
const COMPARED_LINES = 3;
const MAX_SIZE_DIFFERENCE = 0.02;
const CAPTION = /^(?:supplement\p{L}*\s)?(?:fig(?:ure|\.)?|table|scheme|box|chart)\s?S?\d/iu;
/** An address, or a head in spaced letters. */
const NO_PROSE = /^(?:https?:|www\.|\p{L} \p{L} \p{L} )\S*/u;
/** The number of an entry of a list or of a heading. */
const LABEL = /^[[(]?\d{1,3}(?:\.\d{1,2})*[\]).]{1,2}\s?[\p{L}“"]/u;
const MIDDLE_START = /^(?:["“‘(]?[\p{Ll}\d]|[([=≥≤<>±+−%°])/u;

/**
 * Writes the text of each page, with its paragraphs separated by an empty line. A paragraph that goes on in the next
 * column or behind a figure is whole; a sentence that goes on on the next page is whole on the page where it begins.
 * @param pages their lines, in reading order
 */
export function formatPages(
  pages: readonly (readonly PdfLine[])[],
  leading: Leading,
): readonly string[] {
  const flow = pages.flatMap((lines, page) =>
    groupParagraphs(lines, leading).map(({ lines: own, isFull, room }): FlowParagraph => {
      const [first, second = first] = own;
      return {
        page,
        // The first line may begin with a heading in other letters.
        size: second.size,
        firstFonts: own.slice(0, COMPARED_LINES).map(({ font }) => font),
        lastFont: own.at(-1)?.font,
        isFull,
        room,
        isIndented: first.left > second.left + 0.5 * first.size,
        lineCount: own.length,
        ...describeText(own.map(({ text }) => text).join('\n')),
      };
    }),
  );
  joinParts(flow);
  const texts = pages.map((): string[] => []);
  for (const { page, text } of flow) if (text !== '') texts[page]?.push(text);
  return texts.map((paragraphs) => paragraphs.join('\n\n'));
}

/** Appends to each paragraph that ends within a sentence what follows of it, and empties that place. */
const joinParts = (flow: readonly FlowParagraph[]): void => {
  for (const [index, paragraph] of flow.entries()) {
    if (paragraph.text.length < MIN_CHARACTERS || NO_PROSE.test(paragraph.text)) continue;
    // The joined text is long; its end decides whether it goes on.
    const parts = [paragraph.text];
    let at = index;
    for (let last = paragraph; isCutAtEnd(parts.at(-1) ?? '');) {
      at = findContinuation(flow, at, parts.at(-1) ?? '');
      const next = flow[at];
      if (!next || !(last.isFull || isBroken(last, next))) break;
      // A caption goes on beside its figure, never on another page.
      if (next.page !== paragraph.page && CAPTION.test(paragraph.text)) break;
      const end = next.page === paragraph.page ? next.text.length : findSentenceEnd(next.text);
      parts.push(next.text.slice(0, end).trimEnd());
      next.text = next.text.slice(end).trimStart();
      if (next.text !== '') break;
      last = next;
    }
    paragraph.text = parts.join('\n');
  }
};

/** Whether the first word of the next text did not fit behind the last one, as where lines end at different places. */
const isBroken = ({ room }: FlowParagraph, { text }: FlowParagraph): boolean =>
  /^\p{Ll}/u.test(text) && room < (text.split(/\s/u, 1)[0]?.length ?? 0) + 1;

const findContinuation = (flow: readonly FlowParagraph[], from: number, text: string): number => {
  const start = flow[from];
  if (!start) return -1;
  let hasOther = false;
  for (let at = from + 1; at < Math.min(flow.length, from + MAX_BETWEEN); at += 1) {
    const next = flow[at];
    if (!next || next.page > start.page + MAX_PAGES_BETWEEN) return -1;
    if (next.text === '' || CAPTION.test(next.text)) continue;
    if (!isSameSize(next, start)) {
      hasOther ||= next.size > start.size;
      continue;
    }
    if (LABEL.test(next.text)) return -1;
    if (MIDDLE_START.test(next.text) && next.isText) return at;
    const isNext =
      !hasOther &&
      next.lineCount >= 2 &&
      !next.isIndented &&
      next.isText &&
      isSameText(start, next);
    if (isNext && !endsAbbreviated(text)) return at;
    if (next.lineCount >= MIN_LINES_OF_TEXT && next.isText) return -1;
    hasOther = true;
  }
  return -1;
};

/** A heading does not go on in its text, nor text in a table, where their letters differ. */
const isSameText = (start: FlowParagraph, next: FlowParagraph): boolean =>
  Math.abs(next.size - start.size) <= MAX_SIZE_DIFFERENCE * start.size &&
  (start.lastFont === undefined ||
    next.firstFonts.some((font) => font === undefined || font === start.lastFont));

const endsAbbreviated = (text: string) => /[.:]$/u.test(text);

const describeText = (text: string) => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return { text, isText: letters > 0.6 * text.replace(/\s/gu, '').length };
};
