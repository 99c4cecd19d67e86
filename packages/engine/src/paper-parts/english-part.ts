import { isEnglishLine, shareOfEnglish } from '../language/english-words.js';
import type { EnglishPart, Passage } from '../store/documents.js';
import { ABSTRACT_END } from './abstract-labels.js';
import { isFrontMatter } from './front-matter.js';

/** "Abstract", "Summary (English)", "English abstract:", also with the text behind it on the same line. */
const LABEL =
  /^(?:\d{1,2}[.)]? )?(?:(?:english|extended|structured) ){0,2}(?:abstract|summary|synopsis)(?: ?[(/–-] ?(?:in )?english\)?| (?:in )?english)?(?: ?[.:|—–-]{1,2} ?| (?=\S)|$)/iu;
/** An abstract without a heading stands within this many characters. */
const MAX_OPENING = 6000;
/** A quotation, in marks or with its source behind it. */
const QUOTED =
  /^["“”„«‘‚']|\((?:\p{Lu}[^()]{1,60})?(?:1[5-9]|20)\d\d[^()]{0,30}\)\.?$|\[\d{1,3}\]\.?$/u;
const MAX_PART = 6000;
const MIN_PART_WORDS = 40;
/** Function words among the words of an English text; other languages share a few of them. */
const MIN_SHARE = 0.15;
/** Fewer words do not tell a language by their share. */
const MIN_WORDS = 12;
/** An English title stands this many paragraphs before the abstract, below the title of the paper or the authors. */
const MAX_BEFORE = 8;
const MAX_TITLE = 300;
/** Lines without a final mark between the heading and the text, and paragraphs of an abstract. */
const MAX_PARAGRAPHS = 30;
/** No paper has more headings like that of an abstract. */
const MAX_LABELS = 10;

interface Paragraph extends Passage {
  readonly text: string;
}

/**
 * Finds what is in English in a paper in another language: its English abstract and title. English elsewhere, such as
 * references, quotations and captions, is not the paper's own summary and is left out.
 * @param title of the paper
 * @returns undefined for a paper without an English abstract
 */
export async function findEnglishPart(
  pages: readonly string[],
  title: string,
): Promise<EnglishPart | undefined> {
  const paragraphs = pages.flatMap(splitParagraphs);
  const found = (await findLabeled(paragraphs)) ?? (await findOpening(paragraphs));
  if (!found) return undefined;
  const { at, abstract } = found;
  const isWithin = (paragraph: Paragraph) => abstract.some(({ text }) => text === paragraph.text);
  const above = paragraphs.slice(Math.max(0, at - MAX_BEFORE), at).toReversed();
  const beside = [paragraphs[at], paragraphs[at + 1]].filter((each) => each !== undefined);
  const titles = [...above, ...beside.filter((each) => !isWithin(each))].map(({ text }) => text);
  return {
    title: await findTitle([title, ...titles]),
    passages: abstract.map(({ page, start, end }) => ({ page, start, end })),
  };
}

/** The heading at the beginning of a paragraph; "Summary statistics were computed" has none. */
const readLabel = (text: string): string | undefined => {
  const label = LABEL.exec(text.slice(0, MAX_TITLE))?.[0];
  if (label === undefined) return undefined;
  const isMarked = !/\p{L} $/u.test(label);
  return isMarked || /^\p{Lu}/u.test(text.slice(label.length)) ? label : undefined;
};

const splitParagraphs = (text: string, index: number): readonly Paragraph[] => {
  const paragraphs: Paragraph[] = [];
  let start = 0;
  for (const paragraph of text.split('\n\n')) {
    const end = start + paragraph.length;
    paragraphs.push({ text: paragraph, page: index + 1, start, end });
    start = end + 2;
  }
  return paragraphs;
};

interface FoundAbstract {
  /** The paragraph with the heading, or the first one of the abstract. */
  readonly at: number;
  readonly abstract: readonly Paragraph[];
}

const findLabeled = async (
  paragraphs: readonly Paragraph[],
): Promise<FoundAbstract | undefined> => {
  let labels = 0;
  for (const [at, paragraph] of paragraphs.entries()) {
    const label = readLabel(paragraph.text);
    if (label === undefined) continue;
    if ((labels += 1) > MAX_LABELS) return undefined;
    const first = withoutStart(paragraph, label.length);
    const following = paragraphs.slice(at + 1, at + MAX_PARAGRAPHS);
    const abstract = await collect(first.text === '' ? following : [first, ...following]);
    if (abstract.length > 0) return { at, abstract };
  }
  return undefined;
};

const withoutStart = (paragraph: Paragraph, length: number): Paragraph => ({
  ...paragraph,
  text: paragraph.text.slice(length),
  start: paragraph.start + length,
});

const findOpening = async (
  paragraphs: readonly Paragraph[],
): Promise<FoundAbstract | undefined> => {
  let read = 0;
  for (const [at, { text }] of paragraphs.entries()) {
    if (read > MAX_OPENING) return undefined;
    read += text.length;
    if (countWords(text) < MIN_PART_WORDS || isFrontMatter(text) || QUOTED.test(text)) continue;
    const abstract = await collect(paragraphs.slice(at, at + MAX_PARAGRAPHS));
    if (abstract.length > 0) return { at, abstract };
  }
  return undefined;
};

/** The English prose up to the first text in another language, keywords, or too much for an abstract. */
const collect = async (paragraphs: readonly Paragraph[]): Promise<readonly Paragraph[]> => {
  const parts: Paragraph[] = [];
  let length = 0;
  for (const paragraph of paragraphs) {
    const { text } = paragraph;
    // Lines without a final mark are the title, authors, or headings of a structured abstract.
    const isProse = /[.?!]["'”’)\]]*$/u.test(text) && !isFrontMatter(text);
    if (ABSTRACT_END.test(text) || isOtherScript(text)) break;
    if (!isProse && countWords(text) < MIN_WORDS) continue;
    if (!(await isEnglish(text))) break;
    if (!isProse) continue;
    length += text.length;
    if (length > MAX_PART) break;
    parts.push(paragraph);
  }
  return countWords(parts.map(({ text }) => text).join(' ')) >= MIN_PART_WORDS ? parts : [];
};

const isEnglish = async (text: string): Promise<boolean> =>
  countWords(text) < MIN_WORDS ? isEnglishLine(text) : shareOfEnglish(text) >= MIN_SHARE;

const isOtherScript = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  return letters.length > 0 && latin.length < letters.length / 2;
};

const findTitle = async (candidates: readonly string[]): Promise<string> => {
  for (const text of candidates) {
    if (text.length <= MAX_TITLE && !/[.;:,]$/u.test(text) && !isFrontMatter(text)) {
      if (await isEnglishLine(text)) return text;
    }
  }
  return '';
};

const countWords = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;
