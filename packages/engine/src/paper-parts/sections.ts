import { isFrontMatter } from './front-matter.js';
import type { TextSpan } from '../language/language.types.js';
import { splitSentences } from '../language/sentences.js';
import { wordSet } from '../text/word-lists.js';
import { createAbstractReader } from './structured-abstract.js';

/** The part of a paper that contains a sentence. */
export type Section =
  | 'front'
  | 'abstract'
  | 'introduction'
  | 'methods'
  | 'results'
  | 'discussion'
  | 'open'
  | 'conclusion'
  | 'body'
  | 'back';

/** A sentence with its page and section. */
export interface LocatedSentence extends TextSpan {
  /** Counted from 1. */
  readonly page: number;
  readonly section: Section;
}

const MAX_HEADING_CHARACTERS = 90;
const NUMBER = String.raw`^(?:(?:\d{1,2}(?:\.\d{1,2})*|[IVX]{1,4})[.)]?(?:\s\|)?\s+)?`;
/** The words of common headings, in the order in which they are tried. */
const HEADING_WORDS: Readonly<Partial<Record<Section, string>>> = {
  abstract: 'abstract|summary|synopsis',
  introduction: 'introduction|background|motivation|related work',
  methods:
    '(?:(?:(?:materials?|patients?|subjects?|participants?|data|study design|design|study population)(?: and | & |[/,] ?(?:and )?)|experimental |online |star |research |study ){0,3})(?:methods?|methodology|procedures?|approach)(?:(?: and | & |/)(?:materials?|data|design|analysis))?|experimental(?: section)?|mechanism',
  open: '(?:strengths? and )?(?:(?:study|potential) )?(?:limitations?|weaknesses).*|open (?:problems?|questions?).*|questions?|future (?:work|directions?|research).*|outlook',
  conclusion: 'conclusions?.*|concluding remarks',
  results: 'results?.*|findings',
  discussion: '(?:(?:general|overall) )?discussion.*',
  back: 'references|bibliography|literature cited|works cited|acknowledge?ments?|funding|author contributions|competing interests?|conflicts? of interest.*|data availability.*|supplementary.*|appendix.*',
};
const HEADINGS = (Object.keys(HEADING_WORDS) as Section[]).map(
  (section) =>
    [section, new RegExp(`${NUMBER}(?:${HEADING_WORDS[section] ?? ''})[.:]?$`, 'iu')] as const,
);

/** Whether a paragraph looks like a heading: short and without a sentence-final mark. */
export const isHeading = (paragraph: string): boolean =>
  paragraph.length <= MAX_HEADING_CHARACTERS &&
  !/[.?!;,…]["”’)]*$/.test(paragraph) &&
  /\p{L}{2}/u.test(paragraph) &&
  /^(?:[\p{Lu}\p{N}]|\p{Script=Greek}|\p{Ll}\p{Lu})/u.test(paragraph);

/** The section that a paragraph is a common heading of. */
export const findKnownSection = (paragraph: string): Section | undefined =>
  paragraph.length > MAX_HEADING_CHARACTERS
    ? undefined
    : HEADINGS.find(([, pattern]) => pattern.test(paragraph))?.[0];

/** The paragraphs before the first heading of a section. @default of any */
export function beforeSection(paragraphs: readonly string[], section?: Section): readonly string[] {
  const end = paragraphs.findIndex((paragraph) => {
    const known = findKnownSection(paragraph);
    return known !== undefined && (section ?? known) === known;
  });
  return end < 0 ? paragraphs : paragraphs.slice(0, end);
}

const findSection = (paragraph: string): Section | undefined =>
  findKnownSection(paragraph) ?? (isHeading(paragraph) ? 'body' : undefined);

/**
 * Extracts the complete sentences of the running text of a paper. Omits headings, lines without a final mark, authors and
 * affiliations, back matter (references, acknowledgments), and sentences cut by a page break.
 */
export function extractSentences(pages: readonly string[]): readonly LocatedSentence[] {
  const sentences: LocatedSentence[] = [];
  const split = pages.map((text) =>
    withoutCaptions(text, splitSentences(text)).map((sentence) => ({
      sentence,
      found: isOwnParagraph(text, sentence) ? findSection(sentence.text) : undefined,
    })),
  );
  const hasResults = split.some((page) => page.some(({ found }) => found === 'results'));
  let section: Section = 'front';
  let outer: Section = 'front';
  // The section of the last heading, for text behind an abstract that has become too long.
  let below: Section = 'introduction';
  const abstract = createAbstractReader();
  split.forEach((page, index) => {
    for (const { sentence, found } of page) {
      if (found === undefined) {
        if (abstract.readSentence(sentence.text)) section = below;
      } else {
        below = found === 'abstract' || found === 'body' ? 'introduction' : found;
        section = abstract.readHeading(sentence.text, found === 'abstract')
          ? 'abstract'
          : getNextSection(section, found, sentence.text, hasResults, outer);
        if (section !== 'open') outer = section;
      }
      if (
        found === undefined &&
        section !== 'back' &&
        isWholeSentence(sentence.text) &&
        !(section === 'front' && isFrontMatter(sentence.text))
      ) {
        sentences.push({ ...sentence, page: index + 1, section });
      }
    }
  });
  return sentences;
}

const CAPTION =
  /^(?:(?:supplement\p{L}*|extended data)\s+)?(?:fig(?:ure|\.)?|table|box|scheme|video|movie)\s?S?\d{1,3}[A-Z]?\s?[.:|–—]/iu;

/** A caption says what a figure shows, in all sentences of its paragraph. */
const withoutCaptions = (text: string, sentences: readonly TextSpan[]): readonly TextSpan[] => {
  let isCaption = false;
  return sentences.filter(({ text: sentence, start }) => {
    if (start === 0 || text[start - 1] === '\n') isCaption = CAPTION.test(sentence);
    return !isCaption;
  });
};

const SECTIONS_WITH_SUBHEADINGS = wordSet('front results discussion back');

/**
 * Subheadings such as "Uptake by microglia" or "2.1 Cells" do not end the section that they are in. Without a section of
 * results, other headings behind the introduction or the methods begin the paper's own content.
 */
const getNextSection = (
  current: Section,
  found: Section,
  heading: string,
  hasResults: boolean,
  outer: Section,
): Section => {
  if (found !== 'body') return found;
  if (/^\d+\.\d/.test(heading)) return current;
  if (current === 'open' && outer === 'discussion') return outer;
  if (current === 'methods' || current === 'introduction') return hasResults ? current : found;
  return SECTIONS_WITH_SUBHEADINGS.has(current) ? current : found;
};

const isOwnParagraph = (text: string, { start, end }: TextSpan) =>
  (start === 0 || text[start - 1] === '\n') && (end === text.length || text[end] === '\n');

const MIN_WORDS = 6;
const MAX_WORDS = 80;
const MAX_CHARACTERS = 1000;

const isWholeSentence = (sentence: string): boolean => {
  if (sentence.length > MAX_CHARACTERS) return false;
  if (!/[.?!…]["'”’)\]]*(?:\s?\[[\d,;–\- ]+\]|[\d,–-]*| \d[\d,–\- ]*)$/.test(sentence))
    return false;
  if (!/^["'“‘(]*(?:[\p{Lu}\p{N}\p{Lo}]|\p{Script=Greek}|\p{Ll}(?:[A-Z]|\d))/u.test(sentence))
    return false;
  const words = sentence.split(/\s+/).length;
  return words >= MIN_WORDS && words <= MAX_WORDS;
};
