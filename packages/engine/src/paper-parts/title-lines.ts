import { isInstitution, isNameList } from './front-matter.js';
import { findKnownSection } from './sections.js';

/** Lines at the beginning of a text among which its title stands. */
const MAX_LINES = 60;
const MAX_TITLE_LINES = 6;
const MAX_TITLE_CHARACTERS = 320;
const MIN_TITLE_CHARACTERS = 12;
/** Fewer words that the text repeats may be the name of a journal. */
const SURE_WORDS = 4;
const MIN_SCORE = 0.35;
/** A later run of lines is the title only if it is so much surer. */
const LEAD = 1.4;

/** What journals, repositories and publishers print around a title. */
const MASTHEAD =
  /^(?:(?:open access|original|full|regular|short|brief|rapid|invited|review|research|case|technical|clinical|basic|mini|special|scientific|primary) ?)*(?:articles?|papers?|reports?|communications?|letters?|notes?|reviews?|research|open access|editorial|perspectives?|commentary|opinion|correspondence|supplement|methodology|protocol|case reports?|data descriptor|full length)\b\W*$|\bhttps?:|\bwww\.|\bdoi\b|\b10\.\d{4}\/|\bISSN\b|\be-?mail\b|@|^arxiv|^(?:page|pages|pp?\.?) \d|\bpg\. ?\d|^(?:printed|received|accepted|submitted|published|revised|dated|draft|preprint|posted|available online|manuscript|author manuscript|presented|appears?|to appear|in:? proc|proceedings|contents lists|journal homepage|downloaded|ip address|copyright|©|\(c\)|citation|cite this|edited by|reviewed by|keywords?|title page|cover page|vol(?:ume)?\b|no\. ?\d|number \d|issue\b|running (?:head|title)|correspondence|corresponding|version|technical report|working paper|network working group|request for comments|internet engineering|category:|springer|elsevier|wiley|publisher|licensed|this (?:is|article|work|version|paper|provisional|manuscript)\b)|\bet al\b|\ball rights (?:of reproduction|reserved)\b|\bauthor manuscript\b|\bsupported (?:in part )?by\b|\bfor citation purposes\b|\bstyle file\b|\btrim size\b|^(?:key ?words|subject (?:categories|classification)|short title|chapter \d|\d+(?:st|nd|rd|th) |(?:\d{4} )?(?:\p{L}+ ){0,4}(?:conference|workshop|symposium)\b|hal-\d)/iu;
/** Numbers of a volume, a year and pages. */
const ISSUE =
  /\b(?:19|20)\d\d\b.{0,40}\d|\(\d{1,9}\)|\d\s?[:(]\s?\d|\d\s?[-–]\s?\d\D{0,20}\((?:19|20)\d\d\)|^\W*\d[\d\s./-]*$|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b.{0,4}(?:\d{1,2},? )?\b(?:19|20)\d\d\b/iu;
const JOURNAL =
  /^(?:the )?(?:bmc|bmj|plos|nature|science|journal|annals|acta|archives?|bulletin|transactions|international journal|frontiers in|advances in|trends in|current|molecules|sensors|scientific (?:reports|data))\b[\s\p{L}&|:.-]{0,60}$|\b(?:journal|letters|bulletin|transactions|magazine|proceedings|gazette|quarterly|society)$/iu;
const SPACED_SECTION =
  /^(?:a b s t r a c t|s u m m a r y|i n t r o d u c t i o n|(?:abstract|summary)\s?[.:—–-]|zusammenfassung|einleitung|r[eé]sum[eé]n?\b|resumo\b|riassunto)/iu;
/** "R E S E A R C H": letters set apart. */
const SPACED = /^(?:\p{L} ){3,}\p{L}(?: {1,3}(?:\p{L} )*\p{L})*$/u;
const FUNCTION_WORD =
  /^(?:the|and|for|with|from|into|onto|over|under|between|among|using|through|during|after|before|that|this|these|their|its|are|was|were|has|have|not|via|by|in|of|on|to|a|an|at|as|is|or)$/iu;
/** A line that the next one continues. */
const OPEN_END =
  /(?:[-–—:,/]|\b(?:the|and|for|with|from|into|over|under|between|among|using|through|during|after|before|that|this|their|its|via|by|in|of|on|to|a|an|at|as|is|or|are|not|than|within|against|versus|vs\.?|its|new|based))$/iu;

/** What an abstract says and a title does not. */
const SENTENCE =
  /\p{Ll}{2}[.!] +\p{Lu}|\b(?:we|our|this (?:paper|study|article|work|report)|it is|there (?:is|are)|has been|have been)\b/u;

interface Line {
  readonly text: string;
  /** Whether a blank line stands before it. */
  readonly isApart: boolean;
}

const wordsOf = (text: string): readonly string[] => text.match(/\p{L}[\p{L}’'-]+/gu) ?? [];

const contentWordsOf = (text: string): readonly string[] =>
  wordsOf(text)
    .flatMap((word) => word.split('-'))
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 4 && !FUNCTION_WORD.test(word));

/** Addresses hold names in small letters. */
const isAddress = (word: string) =>
  word.includes('@') || word.includes('://') || word.startsWith('www.');

/** How often a text has each of its words in small letters: names of people and journals hardly ever. */
const countWords = (text: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const token of text.split(/\s+/u))
    for (const word of isAddress(token) ? [] : token.split(/[^\p{L}]+/u))
      if (/^\p{Ll}{4,}$/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const readLines = (text: string): readonly Line[] => {
  const lines: Line[] = [];
  let isApart = false;
  for (const raw of text.split('\n', 4 * MAX_LINES)) {
    const line = raw.replace(/\s+/gu, ' ').trim();
    if (line === '') isApart = true;
    else {
      lines.push({ text: line, isApart });
      isApart = false;
    }
  }
  return lines.slice(0, MAX_LINES);
};

/** Which of the words of a line the text has in small letters, 0 to 1. */
const shareOfKnown = (words: readonly string[], counts: ReadonlyMap<string, number>): number =>
  words.length === 0
    ? 0
    : words.filter((word) => counts.has(word.toLowerCase())).length / words.length;

/** Names, with initials or as words that the text does not have otherwise, and institutions. */
function isByline(line: string, counts: ReadonlyMap<string, number>): boolean {
  const words = wordsOf(line);
  const known = shareOfKnown(contentWordsOf(line), counts);
  if (isInstitution(line)) return known < 0.7 || line.includes(',');
  const hasInitial = /(?:^|[\s,])\p{Lu}\.(?:[\s-]?\p{Lu}\.)*\s?\p{Lu}/u.test(line);
  if (known >= 0.5 && !hasInitial) return false;
  if (isNameList(line)) return true;
  if (words.some((word) => FUNCTION_WORD.test(word) && !/^(?:and|a)$/iu.test(word))) return false;
  const unknown = words.filter(
    (word) => /^\p{Lu}/u.test(word) && !counts.has(word.toLowerCase()),
  ).length;
  const share = words.length === 0 ? 0 : unknown / words.length;
  return (hasInitial && share > 0.3) || (words.length <= 12 && share >= 0.75);
}

/** Whether a line is one that journals, repositories and publishers print around a title. */
export const isMasthead = (line: string): boolean =>
  MASTHEAD.test(line) || ISSUE.test(line) || JOURNAL.test(line) || SPACED.test(line);

/** How surely lines are a title: how many of their words the text has elsewhere, and how often. */
function rate(text: string, counts: ReadonlyMap<string, number>): number {
  const words = contentWordsOf(text);
  if (words.length === 0) return 0;
  const own = countWords(text);
  const countElsewhere = (word: string) => (counts.get(word) ?? 0) - (own.get(word) ?? 0);
  const known = words.filter((word) => countElsewhere(word) > 0).length;
  const often = words.filter((word) => countElsewhere(word) > 2).length;
  const isShort = Math.min(1, words.length / SURE_WORDS);
  return ((known + often) / (2 * words.length)) * isShort;
}

const join = (lines: readonly Line[]): string =>
  lines
    .map(({ text }) => text)
    .join(' ')
    .replace(/(\p{Ll}[-‐]) (?=\p{Ll})/gu, '$1');

/**
 * The title of a text whose lines are those of a page, as copied from a PDF: the lines before the authors that share most words with
 * the text, without what the journal prints above them.
 * @returns undefined if no lines are surely a title
 */
export function findTitleInLines(text: string): string | undefined {
  const lines = readLines(text);
  const counts = countWords(text);
  let best: { title: string; score: number } | undefined;
  let run: Line[] = [];
  const close = (isBeforeNames: boolean) => {
    const title = join(run);
    const isTitle =
      run.length > 0 &&
      run.length <= MAX_TITLE_LINES &&
      title.length >= MIN_TITLE_CHARACTERS &&
      title.length <= MAX_TITLE_CHARACTERS &&
      /^[^\p{L}]*(?:\p{Ll}{0,3}[\p{Lu}\d]|\p{Script=Greek})/u.test(title) &&
      !SENTENCE.test(title) &&
      (isBeforeNames || !/[.;,]$/u.test(title));
    const score = isTitle ? rate(title, counts) : 0;
    if (score >= MIN_SCORE && (best === undefined || score > best.score * LEAD))
      best = { title, score };
    run = [];
  };
  for (const line of lines) {
    const plain = line.text.replace(/^(?:full |article )?title ?(?:\([^)]*\) ?)?: ?/iu, '');
    if (plain.length > MAX_TITLE_CHARACTERS) {
      close(false);
      if (best !== undefined) break;
      continue;
    }
    const section = findKnownSection(plain);
    const previous = run.at(-1);
    const continues =
      previous !== undefined &&
      !line.isApart &&
      (OPEN_END.test(previous.text) || /^\p{Ll}/u.test(plain));
    if (section !== undefined || SPACED_SECTION.test(plain)) break;
    const isOther = isMasthead(plain) || (!continues && isByline(plain, counts));
    if (line.isApart || isOther) close(isOther);
    if (isOther) continue;
    run.push({ ...line, text: plain });
  }
  close(false);
  return best?.title;
}
