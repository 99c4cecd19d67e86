import { groupRuns } from '../text/group-runs.js';
import type { PdfLine } from './pdf-lines.js';

/** A cover sheet of a repository may precede the title page. */
const MAX_PAGES = 3;
const MAX_LINES = 8;
const MAX_CANDIDATES = 50;
const MIN_WORDS = 3;
const MIN_CHARACTERS = 12;
const MAX_CHARACTERS = 400;
/** Titles are larger than the text, as a share of its size. */
const MIN_ENLARGEMENT = 1.08;
const MAX_DROP = 2.2;
/** Titles and the names below them may differ little. */
const SAME_SIZE = 0.03;
/** What is printed in large letters beside a title: addresses, volumes, notices. */
const FURNITURE =
  /\b(?:www\.|https?:|doi\b|issn\b|vol(?:ume)?[. ]\s?\d|no\. \d|contents lists?|science ?direct|journal homepage|open access|copyright|available online|received|accepted|resource cent(?:re|er)|all rights reserved)|[©®]|@/iu;
const SENTENCES = /\p{Ll}{3}[.!]\s+\p{Lu}\p{Ll}+\s\p{Ll}+/u;
const SECTION =
  /^(?:\d\.?\s)?(?:abstract|summary|introduction|background|keywords?|a b s t r a c t)\b/iu;
/** The words of labels such as "Original Research", "Study Protocol · Clinical Trial", "Review Article". */
const LABEL_WORDS =
  /^(?:an?|and|of|in|the|original|full|short|brief|rapid|regular|mini|invited|clinical|medical|basic|experimental|observational|randomi[sz]ed|controlled|cohort|diagnostic|accuracy|systematic|narrative|scoping|research|review|reviews|meta-analysis|case|series|study|studies|protocol|protocols|trial|trials|report|reports|article|articles|paper|papers|letter|letters|note|communication|communications|contribution|investigation|editorial|perspective|perspectives|viewpoint|opinion|commentary|correspondence|hypothesis|methods?|methodology|technical|technology|data|descriptor|feature|featured|focus|special|issue|section|open|access|peer-reviewed|accepted|manuscript|preprint|quality|improvement|advance)$/iu;
const LABEL_KINDS =
  /\b(?:articles?|research|reviews?|reports?|stud(?:y|ies)|protocols?|trials?|papers?|letters?|notes?|communications?|contribution|investigation|editorial|perspectives?|viewpoint|opinion|commentary|correspondence|meta-analysis|access|manuscript)\b/iu;
const MAX_LABEL_WORDS = 7;

/** Whether a line is the kind of an article, as journals print it above a title. */
export const isArticleLabel = (text: string): boolean => {
  const words = text.match(/[\p{L}-]+/gu) ?? [];
  return (
    words.length > 0 &&
    words.length <= MAX_LABEL_WORDS &&
    LABEL_KINDS.test(text) &&
    words.every((word) => LABEL_WORDS.test(word)) &&
    !/[?\d]/u.test(text)
  );
};

/**
 * Finds the title by its letters: the lines in the largest letters of the first page that has any larger than the text,
 * without names of journals and kinds of articles.
 * @param bodySize height of most letters of the paper
 */
export function findShownTitle(
  pages: readonly (readonly PdfLine[])[],
  bodySize: number,
): string | undefined {
  const opening = pages.slice(0, MAX_PAGES);
  const text = opening
    .flat()
    .map((line) => line.text)
    .join('\n');
  for (const lines of opening) {
    const title = findOnPage(lines, bodySize, text);
    if (title !== undefined) return title;
  }
  return undefined;
}

const findOnPage = (
  lines: readonly PdfLine[],
  bodySize: number,
  text: string,
): string | undefined => {
  const section = lines.findIndex((line) => SECTION.test(line.text));
  const best = groupBySize(section < 0 ? lines : lines.slice(0, section))
    .map(withoutLabels)
    .filter(([first]) => first !== undefined && first.size > MIN_ENLARGEMENT * bodySize)
    .sort(([a], [b]) => (b?.size ?? 0) - (a?.size ?? 0))
    .slice(0, MAX_CANDIDATES)
    .find((run) => isTitle(joinRun(run)) && !isJournal(joinRun(run), text));
  return best && joinRun(best);
};

/** Lines of one size below each other, whatever is printed beside them. */
const groupBySize = (lines: readonly PdfLine[]): readonly (readonly PdfLine[])[] =>
  groupRuns(
    lines.toSorted((a, b) => b.size - a.size || b.base - a.base),
    (line, [first]) => Math.abs(line.size - first.size) < SAME_SIZE * first.size,
  ).flatMap((group) =>
    groupRuns(
      group.sort((a, b) => b.base - a.base),
      (line, run) => {
        const before = run.at(-1) ?? run[0];
        const drop = before.base - line.base;
        const isBelow = line.left < before.right && before.left < line.right;
        return isBelow && drop > 0 && drop < MAX_DROP * line.size;
      },
    ),
  );

const withoutLabels = (run: readonly PdfLine[]): readonly PdfLine[] => {
  const start = run.findIndex(({ text }) => !isArticleLabel(text));
  return start < 0 ? [] : run.slice(start);
};

const joinRun = (run: readonly PdfLine[]) =>
  run.map(({ text, unmarked }) => unmarked ?? text).join('\n');

const isTitle = (title: string): boolean => {
  const words = title.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  return (
    words.length >= MIN_WORDS &&
    title.length >= MIN_CHARACTERS &&
    title.length <= MAX_CHARACTERS &&
    title.split('\n').length <= MAX_LINES &&
    !FURNITURE.test(title) &&
    !SENTENCES.test(title.replaceAll('\n', ' '))
  );
};

const JOURNAL =
  /^(?:the\s)?(?:.{0,40}\bjournal\b|proceedings of|annals of|archives of|BMC\s|PLO?S\s|frontiers in|annual review)|\bBioMed Central$/iu;
const MAX_JOURNAL_WORDS = 9;
const VOLUME = /^[\s,.|•·:()–-]{0,4}(?:(?:19|20)\d\d\b|vol(?:ume|\.)?\s?\d)/iu;

/** A journal is named again with a year or a volume, and its name may say what it is. */
const isJournal = (title: string, text: string): boolean => {
  const name = title.replaceAll('\n', ' ');
  if (name.split(' ').length > MAX_JOURNAL_WORDS) return false;
  if (JOURNAL.test(name)) return true;
  const plain = text.replaceAll('\n', ' ').toLowerCase();
  for (let at = plain.indexOf(name.toLowerCase()); at >= 0;) {
    const end = at + name.length;
    if (VOLUME.test(plain.slice(end, end + 14))) return true;
    at = plain.indexOf(name.toLowerCase(), end);
  }
  return false;
};

/** Leaves out the marks beside the names and addresses of a title page, where letters would join the names. */
export const withoutTitleMarks = (lines: readonly PdfLine[], page: number): readonly PdfLine[] => {
  if (page >= MAX_PAGES) return lines;
  const section = lines.findIndex((line) => SECTION.test(line.text));
  return lines.map((line, index) =>
    index < section && line.unmarked !== undefined ? { ...line, text: line.unmarked } : line,
  );
};
