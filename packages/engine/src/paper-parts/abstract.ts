import { ABSTRACT_END, ABSTRACT_LABEL, ABSTRACT_PART } from './abstract-labels.js';
import { isFrontMatter } from './front-matter.js';
import { isHeading, findKnownSection } from './sections.js';
import { splitSentences } from '../language/sentences.js';

/** An abstract is on the first pages, within this many characters. */
const MAX_SCANNED_CHARACTERS = 40_000;
const MAX_ABSTRACT = 4000;
/** Maximum length of the opening prose that replaces an abstract without a heading. */
const MAX_OPENING = 1500;
const MIN_PROSE_WORDS = 20;

const NAME = '(?:abstract|summary|synopsis|r[ée]sum[ée]|zusammenfassung|resumen)';
const SPACED = /^(?:(?:\p{Lu} ){5,}\p{Lu}|(?:\p{L} ){5,}\p{Ll})$/u;
const HEADING = new RegExp(
  String.raw`^(?:\d{1,2}[.)]?\s+)?(?:structured\s+)?${NAME}\s*[.:]?$`,
  'iu',
);
const RUN_IN = new RegExp(String.raw`^(?:structured\s+)?${NAME}\s*[.:|—–-]+\s*(?=\S)`, 'iu');
/** "Abstract We show …" without punctuation in between. */
const RUN_IN_BARE = /^(?:Abstract|ABSTRACT)\s+(?=\p{Lu})/u;
const MIN_BARE_WORDS = 15;

const RUN_IN_LABEL = new RegExp(
  String.raw`^(${ABSTRACT_PART}(?:(?:\s*[/&,]\s*|\s+and\s+)(?:\w+\s+)?${ABSTRACT_PART})*)\s*[.:—–-]\s*(?=\p{Lu}|\p{N})`,
  'iu',
);
/**
 * Finds a paper's abstract: the text after its heading, including the parts of a structured abstract; otherwise the
 * prose before the first section. Authors, affiliations, keywords and other summaries are not part of it.
 * @param pages text normalized by `normalizeText`
 * @returns an empty string for a paper without prose
 */
export function extractAbstract(pages: readonly string[]): string {
  const paragraphs = pages
    .join('\n\n')
    .slice(0, MAX_SCANNED_CHARACTERS)
    .split('\n\n')
    .map((paragraph) => (SPACED.test(paragraph) ? paragraph.replaceAll(' ', '') : paragraph));
  return (
    findLabeledAbstract(paragraphs) ??
    findProseBeforeFirstSection(paragraphs) ??
    findOpeningProse(paragraphs)
  );
}

const findLabeledAbstract = (paragraphs: readonly string[]): string | undefined => {
  for (const [index, paragraph] of paragraphs.entries()) {
    const rest = getTextAfterHeading(paragraph);
    if (rest === undefined) continue;
    const following = paragraphs.slice(index + 1);
    const found = collectAbstractBody(rest === '' ? following : [rest, ...following]);
    if (found !== '') return found;
  }
  return undefined;
};

/** The text after the word "Abstract" in the same paragraph; undefined if the paragraph does not begin with it. */
const getTextAfterHeading = (paragraph: string): string | undefined => {
  if (HEADING.test(paragraph)) return '';
  const plain = paragraph.replace(RUN_IN, '');
  if (plain !== paragraph) return plain;
  const bare = paragraph.replace(RUN_IN_BARE, '');
  return bare !== paragraph && countWords(bare) >= MIN_BARE_WORDS ? bare : undefined;
};

/** Collects paragraphs up to the end of the abstract. If no end is found, only the first paragraph or the labeled ones are certain. */
const collectAbstractBody = (paragraphs: readonly string[]): string => {
  const parts: string[] = [];
  const labels = new Set<string>();
  let certainCount = 0;
  let heading = '';
  for (const [index, paragraph] of paragraphs.entries()) {
    if (ABSTRACT_END.test(paragraph)) return joinParts(parts);
    const label = parts.length === 0 || labels.size > 0 ? getPartLabel(paragraph) : undefined;
    if (label !== undefined) {
      // A repeated label, such as a second "Background", is the first section of the paper.
      if (labels.has(label)) return joinParts(parts);
      labels.add(label);
      if (ABSTRACT_LABEL.test(paragraph)) {
        heading = `${paragraph.replace(/(?<!\s)\s*[.:]$/, '')}: `;
        continue;
      }
    } else if (isFrontMatter(paragraph)) continue;
    else if (isAbstractEnd(parts, paragraph, paragraphs[index + 1])) return joinParts(parts);
    // Abstracts rarely contain citations, so a citation indicates the running text.
    else if (certainCount > 0 && CITATION.test(paragraph)) return joinParts(parts);
    if (joinParts([...parts, paragraph]).length > MAX_ABSTRACT)
      return truncateToSentences(joinParts(parts.slice(0, certainCount)) || paragraph);
    const isLabeled = heading !== '' || label !== undefined;
    const isFirst = labels.size === 0 && !SENTENCE_END.test(parts.at(certainCount - 1) ?? '');
    parts.push(heading + paragraph);
    heading = '';
    if (isLabeled || isFirst) certainCount = parts.length;
  }
  return joinParts(parts);
};

/** Also raised numbers behind a word: "… in other regions4,12." */
const CITATION =
  /\[\d[\d,;–\- ]*\]|\p{Ll}{4}[.,]?\d{1,3}(?:[,–-]\d{1,3})*(?=[\s.,;]|$)|\(\p{Lu}[^()]{1,60},? (?:18|19|20)\d\d[a-z]?[;)]|\bet al\b/u;

const getPartLabel = (paragraph: string): string | undefined => {
  const label = ABSTRACT_LABEL.test(paragraph) ? paragraph : RUN_IN_LABEL.exec(paragraph)?.[1];
  return label?.toLowerCase().replace(/(?<!\W)\W+$/, '');
};

const SENTENCE_END = /[.?!…]["'”’)\]]*(?:\s?\[[\d,;–\- ]+\])?$/u;

/** A heading ends an abstract. A line cut off by a column or page break only resembles a heading. */
const isAbstractEnd = (parts: readonly string[], paragraph: string, next: string | undefined) => {
  if (parts.length === 0 || !isHeading(paragraph)) return false;
  if (findKnownSection(paragraph) !== undefined) return true;
  return SENTENCE_END.test(parts.at(-1) ?? '') && /^["'“‘(]*[\p{Lu}\p{N}]/u.test(next ?? '');
};

const joinParts = (parts: readonly string[]) => parts.join(' ');

const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0;

const isSentences = (paragraph: string) =>
  SENTENCE_END.test(paragraph) && !isFrontMatter(paragraph);

const isProse = (paragraph: string) =>
  countWords(paragraph) >= MIN_PROSE_WORDS && isSentences(paragraph);

const findProseBeforeFirstSection = (paragraphs: readonly string[]): string | undefined => {
  const end = paragraphs.findIndex(
    (paragraph) => ABSTRACT_END.test(paragraph) || findKnownSection(paragraph) !== undefined,
  );
  const prose = paragraphs.slice(0, Math.max(0, end)).filter(isProse);
  const cited = prose.findIndex((paragraph, index) => index > 0 && CITATION.test(paragraph));
  const own = cited < 0 ? prose : prose.slice(0, cited);
  return own.length === 0 ? undefined : truncateToSentences(joinParts(own));
};

/** The first prose of a paper without section headings. */
const findOpeningProse = (paragraphs: readonly string[]): string => {
  const prose =
    paragraphs.find(isProse) ??
    paragraphs.find((paragraph) => isSentences(paragraph) && !ABSTRACT_END.test(paragraph));
  return truncateToSentences(prose ?? '', MAX_OPENING);
};

/** Shortens text to whole sentences within a maximum length. */
const truncateToSentences = (text: string, maxLength = MAX_ABSTRACT): string => {
  if (text.length <= maxLength) return text;
  const whole = splitSentences(text).findLast(({ end }) => end <= maxLength);
  return text.slice(0, whole?.end ?? maxLength);
};
