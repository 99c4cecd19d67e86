import type { CitationMark } from './numbered-citations.js';
import type { Reference } from './reference.types.js';

const PARTICLES = String.raw`(?:(?:van|von|de|der|den|del|della|di|da|dos|du|la|le|ten|ter)\s){0,3}`;
const NAME = String.raw`${PARTICLES}\p{Lu}[\p{L}\p{M}'’]{1,30}(?:[-‐–]\p{L}[\p{L}\p{M}'’]{1,30}){0,2}`;
const INITIALS = String.raw`(?:(?:\p{Lu}\.\s?){1,3})?`;
const YEARS = String.raw`(?:1[5-9]|20)\d\d[a-z]?(?:(?:\s?[,;]\s?|\s?,?\s(?:and|&)\s)(?:(?:1[5-9]|20)\d\d[a-z]?|[a-z](?![\p{L}\d]))){0,10}`;
const CITATION = new RegExp(
  String.raw`(?<![\p{L}\p{M}])${INITIALS}(?<first>${NAME}(?:\s${NAME}){0,4})(?:,?\s(?<etAl>et\.?\sal\b\.?(?:['’]s)?|and\s(?:colleagues|co-?workers|others))|(?:,\s${NAME}){0,4},?\s(?:and|&)\s${INITIALS}(?<last>${NAME}))?(?:['’]s?)?,?\s{0,2}[([]?\s?(?<years>${YEARS})`,
  'gu',
);
/** Words that begin a sentence or a list before a name: "See Smith 2009". */
const LEAD_IN =
  /^(?:See|In|By|As|And|But|The|While|Since|From|Also|Both|For|With|Following|According\sto|After|Although|When|However|Like|Unlike|To|Cf|Of|On|Under|Whereas|e\.g|reviewed\sin)\s/u;

/**
 * Finds citations by author and year: "(Smith et al., 2009; Jones and Lee 2010a,b)", "Smith and Lee (2009)".
 * @param isOutside tells whether a place of the text is outside of the reference list
 */
export function findAuthorYearCitations(
  text: string,
  references: readonly Reference[],
  isOutside: (at: number) => boolean,
): readonly CitationMark[] {
  const index = indexByFamilyAndYear(references);
  if (index.size === 0) return [];
  return [...text.matchAll(CITATION)].flatMap((match) => {
    const { first = '', last, etAl, years = '' } = match.groups ?? {};
    if (!isOutside(match.index)) return [];
    const form: CitationForm = { last: last && fold(last), hasEtAl: etAl !== undefined };
    const found = yearsIn(years).flatMap((year) => lookUp(index, references, first, year, form));
    if (found.length === 0) return [];
    const to = match.index + match[0].length;
    const closing = /^\s?[)\]]/u.exec(text.slice(to, to + 2))?.[0] ?? '';
    const isOpened = /[([]\s?(?:1[5-9]|20)\d\d/u.test(match[0]);
    const end = isOpened ? to + closing.length : to;
    return [{ start: match.index, end, references: [...new Set(found)].sort((a, b) => a - b) }];
  });
}

interface CitationForm {
  readonly last: string | undefined;
  readonly hasEtAl: boolean;
}

const fold = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

const indexByFamilyAndYear = (references: readonly Reference[]) => {
  const index = new Map<string, number[]>();
  references.forEach(({ authors, year }, position) => {
    const family = authors[0]?.family;
    if (family === undefined || year === undefined) return;
    // "van der Berg" is cited with and without its particles.
    const bare = family.replace(/^(?:\p{Ll}{1,4}\s)+/u, '');
    for (const key of new Set([fold(family), fold(bare)])) {
      const positions = index.get(`${key} ${year}`) ?? [];
      positions.push(position);
      index.set(`${key} ${year}`, positions);
    }
  });
  return index;
};

/** "2009a,b, 2010" */
const yearsIn = (years: string) => {
  const found: { readonly year: number; readonly suffix: string | undefined }[] = [];
  for (const part of years.match(/\d{4}[a-z]?|[a-z](?![a-z])/gu) ?? []) {
    const year = /^\d{4}/u.exec(part)?.[0];
    const suffix = /[a-z]$/u.exec(part)?.[0];
    const previous = found.at(-1);
    if (year !== undefined) found.push({ year: Number(year), suffix });
    else if (previous) found.push({ year: previous.year, suffix });
  }
  return found;
};

const lookUp = (
  index: ReadonlyMap<string, readonly number[]>,
  references: readonly Reference[],
  name: string,
  { year, suffix }: ReturnType<typeof yearsIn>[number],
  form: CitationForm,
): readonly number[] => {
  const candidates = candidatesFor(index, name, year);
  const sameLetter = candidates.filter(
    (at) => (references[at]?.yearSuffix ?? 'a') === (suffix ?? references[at]?.yearSuffix ?? 'a'),
  );
  const fitting = sameLetter.filter((at) => fitsForm(references[at], form));
  return fitting.length > 0 ? fitting : sameLetter;
};

/** Words before the name, as in "Following Smith 2009", are left out one by one. */
const candidatesFor = (
  index: ReadonlyMap<string, readonly number[]>,
  name: string,
  year: number,
): readonly number[] => {
  const words = name.replace(LEAD_IN, '').split(/\s/u);
  for (let from = 0; from < words.length; from += 1) {
    const found = index.get(`${fold(words.slice(from).join(''))} ${year}`);
    if (found) return found;
  }
  return [];
};

/** One name stands for one author, two for two, "et al." for more. */
const fitsForm = (reference: Reference | undefined, { last, hasEtAl }: CitationForm): boolean => {
  if (!reference) return false;
  const count = reference.authors.length + (reference.hasMoreAuthors ? 1 : 0);
  if (hasEtAl) return count > 2;
  if (last === undefined) return count === 1;
  return reference.authors
    .slice(1)
    .some(({ family }) => fold(family) === last || fold(family).endsWith(last));
};
