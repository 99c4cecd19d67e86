import { joinBrokenNames } from './broken-names.js';
import { ORGANIZATION_WORDS, parseAuthors, type AuthorBlock } from './author-names.js';
import { takeIdentifiers } from './identifiers.js';
import { parseSource, type Source } from './parse-source.js';
import { splitTitle } from './split-title.js';
import { ACRONYM_END } from './title-boundaries.js';
import type { Reference } from './reference.types.js';
import { readUntitledEntry } from './untitled-entry.js';

export type ParsedEntry = Omit<Reference, 'label' | 'raw' | 'start' | 'end'>;

const YEAR = String.raw`(?<year>(?:1[5-9]|20)\d\d)`;
const MONTHS = String.raw`(?:\s?[,;/]?\s?[\p{L}\d.–-]{1,12}){0,4}`;
const YEAR_FIRST = new RegExp(
  String.raw`^[\s.,:;]{0,4}(?:\((?:\p{Lu}\p{Ll}{2,8}\.?\s|c\s?|©\s?|\d{4}/|\[\d{4}\]\s?)?${YEAR}(?<suffix>[a-z])?${MONTHS}\)|\[${YEAR.replace('year', 'bracketed')}\]|(?:\p{Lu}\p{Ll}{2,8}\.?\s)?${YEAR.replace('year', 'bare')}(?<bareSuffix>[a-z])?(?=[.,:]|\s[“"‘'(])${'(?:,\\s\\p{Lu}\\p{Ll}{2,8}\\.?(?:\\s\\d{1,2})?(?=\\.))?'})[\s.,:]{0,3}`,
  'u',
);
const NO_YEAR =
  /^[\s.,:;]{0,4}\(?(?:none|n\.\s?d\.|no date|in press|forthcoming|submitted|in preparation|in review|unpublished)\)?[\s.,:]{1,3}/iu;
/** Some full texts print missing volume and pages as ": -." */
const EMPTY_NUMBERS = /\s{0,2}:{1,2}\s{0,2}:?\s{0,2}-\.?\s{0,2}$|\s:\s{0,2}\.?$/u;
/** "(2008) . Title of a book": the full text lost the title, or prints that of a book as its source. */
const EMPTY_TITLE = /^\s?\([^)]{4,20}\)\s\.\s/u;
const VOLUME_AND_PAGES = /\s\d{1,5}[A-Z]?(?:\([^)]{1,20}\))?\s?:\s?\w/u;

/** "Q. He et al. [CLEO Collaboration]": the group behind its members. */
const GROUP_BEHIND = /\s?[[(][^\])]{2,60}\bCollaborations?[\])]/u;

const LAST_NUMBERS = /(?<![\s.])[\s.]*(?:(?<=\s):\s(?:[ivxl]{1,8}\s\+\s)?\d{1,5}-?[\s.]*)?$/u;

/** Names of journals have fewer words in small letters. */
const MIN_TITLE_WORDS = 5;

const readUntitled = (body: string) => {
  const numbers = VOLUME_AND_PAGES.exec(body);
  if (!numbers) return { title: body.replace(LAST_NUMBERS, '') || undefined, rest: '' };
  const head = body.slice(0, numbers.index);
  if ((head.match(/(?<![\p{L}-])\p{Ll}{4,}/gu)?.length ?? 0) < MIN_TITLE_WORDS)
    return { title: undefined, rest: body };
  return head.includes('. ')
    ? splitTitle(body, { endsAtComma: false })
    : { title: head, rest: body.slice(numbers.index) };
};

const REPEATED = /^\s*(?:[—–_]{1,6}|-{2,6})(?:,?\s(?:eds?|editors?)\.?)?/u;

/** What the rest of the list tells about an entry. */
export interface EntryContext {
  /** Authors of the entry before, for "———. 2010." @default none */
  readonly previous?: Reference['authors'];
  /** Whether the list prints names as "Yann LeCun". @default false */
  readonly hasGivenNames?: boolean;
}

/** Parses one entry of a reference list, on one line and without its label, in any of the usual styles. */
export function parseEntry(
  entry: string,
  { previous = [], hasGivenNames = false }: EntryContext = {},
): ParsedEntry {
  const { doi, pmid, url, rest } = takeIdentifiers(
    joinBrokenNames(entry.replace(EMPTY_NUMBERS, '').replace(GROUP_BEHIND, '')),
  );
  const untitled = readUntitledEntry(rest.trim());
  if (untitled) {
    const { year, ...found } = untitled;
    return {
      title: undefined,
      yearSuffix: undefined,
      ...found,
      year: toYear(year),
      doi,
      pmid,
      url,
    };
  }
  const repeated = REPEATED.exec(rest);
  const named = repeated
    ? { authors: previous, hasMoreAuthors: false, end: repeated[0].length }
    : parseAuthors(rest, hasGivenNames);
  const whole =
    named.authors.length > 0
      ? extendToYear(rest, named)
      : (organizationBeforeYear(rest) ?? familiesBeforeQuote(rest));
  const block = skipToYear(rest, whole);
  const afterAuthors = rest.slice(block.end);
  const first = YEAR_FIRST.exec(afterAuthors);
  const none = first ? null : NO_YEAR.exec(afterAuthors);
  const afterYear = afterAuthors.slice((first ?? none)?.[0].length ?? 0).replace(/^[\s.,:;]+/u, '');
  const late = first && block.authors.length > 0 ? lateAuthors(afterYear) : NO_LATE_AUTHORS;
  const body = afterYear.slice(late.end);
  const groups = first?.groups ?? {};
  const firstYear = groups.year ?? groups.bracketed ?? groups.bare;
  const { title, rest: sourceText } = EMPTY_TITLE.test(afterAuthors)
    ? readUntitled(body)
    : splitTitle(body, {
        endsAtComma: endsAtComma(first?.[0] ?? rest.slice(block.end, block.end + 3), block),
      });
  const source = parseSource(sourceText);
  const year = firstYear ?? (none ? undefined : (source.year ?? lastYear(sourceText)));
  return {
    authors: [...block.authors, ...late.authors],
    hasMoreAuthors: block.hasMoreAuthors || late.hasMoreAuthors,
    year: toYear(year),
    yearSuffix: groups.suffix ?? groups.bareSuffix,
    ...namesOf(title, source),
    volume: source.volume,
    issue: source.issue,
    pages: source.pages,
    doi,
    pmid,
    url,
  };
}

const NO_LATE_AUTHORS: AuthorBlock = { authors: [], hasMoreAuthors: false, end: 0 };
/** "Knight TW. A comparison", "Jayas, D.S.; White, N.D.G. Detection": a family name with initials, and others like it. */
const LATE_AUTHORS =
  /^(?:\p{Lu}[\p{L}'’-]{1,30},?\s(?:\p{Lu}\.(?:-?\p{Lu}\.){0,3}|\p{Lu}{1,3}\.)(?:[,;]\s(?:et al\.\s?)?)?\s?){1,20}(?=\p{Lu}\p{L}{0,30}\s)/u;

/** "Chen D (1999) Ronald PC. A rapid …": some full texts print the last authors behind the year. */
const lateAuthors = (body: string): AuthorBlock => {
  const names = LATE_AUTHORS.exec(body)?.[0];
  if (names === undefined || ACRONYM_END.test(names.replace(/\.\s*$/u, ''))) return NO_LATE_AUTHORS;
  const { authors, hasMoreAuthors } = parseAuthors(names.trim());
  return authors.length === 0 ? NO_LATE_AUTHORS : { authors, hasMoreAuthors, end: names.length };
};

const FAMILIES_BEFORE_QUOTE =
  /^(?<names>\p{Lu}[\p{L}'’-]{1,30}(?:(?:,\s(?:and\s|&\s)?|\s(?:and|&)\s)\p{Lu}[\p{L}'’-]{1,30}){1,10}),?\s(?=["“])/u;

/** "Rabiner, Schafer, and Rader, “The chirp …”" */
const familiesBeforeQuote = (rest: string): AuthorBlock => {
  const names = FAMILIES_BEFORE_QUOTE.exec(rest)?.groups?.names;
  const families = names?.split(/,\s(?:and\s|&\s)?|\s(?:and|&)\s/u) ?? [];
  return {
    authors: families.map((family) => ({ family, given: '' })),
    hasMoreAuthors: false,
    end: names?.length ?? 0,
  };
};

const ORGANIZATION_BEFORE_YEAR =
  /^(?<name>\p{Lu}[^()“”"?!;:\d]{3,100}?)\s?(?<acronym>\([\p{Lu}.]{2,12}\)\s?)?(?=\((?:1[5-9]|20)\d\d[a-z]?\)\s?[\p{Lu}“"])/u;

/** "Energy Agency of Ruritania (EAR) (2011) Outlook …" */
const organizationBeforeYear = (rest: string): AuthorBlock | undefined => {
  const match = ORGANIZATION_BEFORE_YEAR.exec(rest);
  const { name = '', acronym } = match?.groups ?? {};
  if (!match || (acronym === undefined && !ORGANIZATION_WORDS.test(name))) return undefined;
  const authors = [{ family: name.trim(), given: '' }];
  return { authors, hasMoreAuthors: false, end: match[0].length };
};

/** "Levin S a (2012)", "Rosen A, K,, Lind BK (2009)", "Matt P ((1998)": what is left of damaged names. */
const LEFT_OF_NAMES =
  /^[\s,.;]{0,4}(?:(?:\p{Lu}[\p{L}'’-]{2,20}\s\p{Lu}{1,3}|\p{L}{1,2})[\s,.;]{1,4}){0,4}\(?(?=\((?:1[5-9]|20)\d\d[a-z]?\)\s)/u;

const skipToYear = (rest: string, block: AuthorBlock): AuthorBlock => {
  const left = block.authors.length > 0 ? LEFT_OF_NAMES.exec(rest.slice(block.end)) : null;
  return left ? { ...block, end: block.end + left[0].length } : block;
};

const OTHER_NAMES = /^\s?[,;]\s(?<names>[^()“”"]{1,1500}?)\s?(?=\((?:1[5-9]|20)\d\d[a-z]?\))/u;

const NAME_LIKE =
  /^(?:e|et)\.? al\.?$|^(?:\p{Lu}\.?\s)?(?:\p{Ll}{1,6}[\s-]){0,2}[\p{L}'’-]{2,30}(?:\s(?:de\s)?\p{Lu}[\p{L}'’-]{0,20}){0,3}$/u;

/** Names that no form fits, as "Potter Colin" or "Holderied", between the others and the year. */
const extendToYear = (rest: string, block: AuthorBlock): AuthorBlock => {
  const match = OTHER_NAMES.exec(rest.slice(block.end, block.end + 1520));
  if (block.authors.length === 0 || match?.groups?.names === undefined) return block;
  const names = match.groups.names.split(/,\s/u);
  if (!names.every((name) => NAME_LIKE.test(name))) return block;
  const isMore = (name: string) => /^(?:e|et)\.? al\b/u.test(name);
  const others = names
    .filter((name) => !isMore(name))
    .map((name) => {
      const given = /\s?(\p{Lu}{1,3})$/u.exec(name);
      return { family: given ? name.slice(0, given.index) : name, given: given?.[1] ?? '' };
    });
  return {
    authors: [...block.authors, ...others],
    hasMoreAuthors: block.hasMoreAuthors || names.some(isMore),
    end: block.end + match[0].length,
  };
};

/** "K. He, X. Zhang, Deep residual learning, …": names and title are parted by a comma. */
const endsAtComma = (mark: string, { authors }: AuthorBlock) =>
  authors.length > 0 && (/^,\s\D/u.test(mark) || /\d\)?,\s?$/u.test(mark));

/** A source without volume and pages, and without a title before it, is itself the work: a book or a report. */
const namesOf = (title: string | undefined, source: Source) =>
  title === undefined && source.volume === undefined && source.pages === undefined
    ? { title: source.containerTitle, containerTitle: undefined }
    : { title, containerTitle: source.containerTitle };

const toYear = (year: string | undefined) => (year === undefined ? undefined : Number(year));

const lastYear = (text: string): string | undefined =>
  [...text.matchAll(/(?<![\d.–-])(?:1[5-9]|20)\d\d(?![\d–-])/gu)].at(-1)?.[0];
