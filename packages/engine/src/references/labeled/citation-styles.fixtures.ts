import type { Work } from '../well-known-works.fixtures.js';

/** A work as a list prints it. */
export interface PrintedWork extends Work {
  /** Whether it has more authors than are known. */
  readonly hasMore: boolean;
}

/** How a list prints a DOI, with what stands before it; empty for a work without one. */
export type PrintDoi = (doi: string | undefined) => string;

type Name = readonly [family: string, given: string];
type Style = (work: PrintedWork, doi: PrintDoi) => string;

const initials = (given: string, mark: string, gap: string) =>
  given
    .split(/[\s-]+/u)
    .filter((part) => part !== '')
    .map((part) => `${part.charAt(0)}${mark}`)
    .join(gap);
const inverted =
  (mark: string, gap: string, comma = ',') =>
  ([family, given]: Name) =>
    given === '' ? family : `${family}${comma} ${initials(given, mark, gap)}`;
const natural =
  (mark = '.', gap = ' ') =>
  ([family, given]: Name) =>
    given === '' ? family : `${initials(given, mark, gap)} ${family}`;
const firstInverted = (name: Name, at: number) =>
  at === 0 ? inverted('.', ' ')(name) : natural()(name);

interface Listing {
  readonly and?: string;
  /** Between the last two of more than two. @default and */
  readonly last?: string;
  readonly between?: string;
  /** More authors are "et al." behind so many. */
  readonly most?: number;
  readonly keep?: number;
  readonly etAl?: string;
}

const listAuthors = (
  { authors, hasMore }: PrintedWork,
  form: (name: Name, at: number) => string,
  { and = ', ', last = and, between = ', ', most = 20, keep = most, etAl = ', et al.' }: Listing,
): string => {
  const names = authors.map(form);
  if (hasMore || names.length > most)
    return `${names.slice(0, names.length > most ? keep : most).join(between)}${etAl}`;
  if (names.length < 3) return names.join(and);
  return `${names.slice(0, -1).join(between)}${last}${names.at(-1) ?? ''}`;
};

const ended = (text: string) => (/[.?!]["”’]?$/u.test(text) ? text : `${text}.`);
const titleCase = (title: string) =>
  title.replace(/(?<=[ :–-])\p{Ll}(?=\p{Ll}{3})/gu, (letter) => letter.toUpperCase());
const short = ({ short: name, journal }: Work) => name ?? journal ?? '';
/** What is printed of volume and pages, if they are known. */
const located = (
  { volume, issue, pages }: Work,
  print: (v: string, i: string, p: string) => string,
) => (volume === undefined ? '' : print(volume, issue ? `(${issue})` : '', pages ?? ''));

/** How styles print a journal article, without its number; after the published instructions of each. */
export const CITATION_STYLES: Readonly<Record<string, Style>> = {
  Vancouver: (w, doi) =>
    `${ended(listAuthors(w, inverted('', '', ''), { most: 6 }))} ${ended(w.title)} ${short(w)}. ${w.year}${located(w, (v, i, p) => `;${v}${i}:${p}`)}.${doi(w.doi)}`,
  AMA: (w, doi) =>
    `${ended(listAuthors(w, inverted('', '', ''), { most: 6, keep: 3 }))} ${ended(w.title)} ${short(w)}. ${w.year}${located(w, (v, i, p) => `;${v}${i}:${p.replace('–', '-')}`)}.${doi(w.doi)}`,
  PLOS: (w, doi) =>
    `${ended(listAuthors(w, inverted('', '', ''), { most: 5 }))} ${ended(w.title)} ${short(w)}. ${w.year}${located(w, (v, _, p) => `;${v}: ${p}`)}.${doi(w.doi)}`,
  'PLOS before 2015': (w, doi) =>
    `${listAuthors(w, inverted('', '', ''), { most: 5 })} (${w.year}) ${ended(w.title)} ${short(w)}${located(w, (v, _, p) => ` ${v}: ${p}`)}.${doi(w.doi)}`,
  APA: (w, doi) =>
    `${ended(listAuthors(w, inverted('.', ' '), { and: ', & ' }))} (${w.year}). ${ended(w.title)} ${w.journal ?? ''}${located(w, (v, i, p) => `, ${v}${i}, ${p}`)}.${doi(w.doi)}`,
  'Chicago author–date': (w, doi) =>
    `${ended(listAuthors(w, firstInverted, { and: ', and ' }))} ${w.year}. “${ended(titleCase(w.title))}” ${w.journal ?? ''}${located(w, (v, i, p) => ` ${v} ${i}: ${p}`)}.${doi(w.doi)}`,
  Harvard: (w, doi) =>
    `${listAuthors(w, inverted('.', ''), { and: ' and ', most: 3, keep: 1, etAl: ' et al.' })} (${w.year}) ‘${w.title}’, ${w.journal ?? ''}${located(w, (v, i, p) => `, ${v}${i}, pp. ${p}`)}.${doi(w.doi)}`,
  MLA: (w, doi) =>
    `${ended(listAuthors(w, firstInverted, { and: ', and ', most: 2, keep: 1 }))} “${ended(titleCase(w.title))}” ${w.journal ?? ''}, ${located(w, (v, _, p) => `vol. ${v}, pp. ${p}, `)}${w.year}.${doi(w.doi)}`,
  IEEE: (w, doi) =>
    `${listAuthors(w, natural(), { and: ' and ', last: ', and ', most: 6, keep: 1, etAl: ' et al.' })}, “${w.title},” ${short(w)}${located(w, (v, i, p) => `, vol. ${v}, no. ${i.replace(/[()]/gu, '') || '1'}, pp. ${p}`)}, ${w.year}.${doi(w.doi)}`,
  ACS: (w, doi) =>
    `${ended(listAuthors(w, inverted('.', ' '), { and: '; ', between: '; ', most: 10, etAl: '; et al.' }))} ${ended(w.title)} ${short(w)} ${w.year}${located(w, (v, i, p) => `, ${v} ${i}, ${p}`)}.${doi(w.doi)}`,
  Nature: (w, doi) =>
    `${ended(listAuthors(w, inverted('.', ' '), { and: ' & ', most: 5, keep: 1, etAl: ' et al.' }))} ${ended(w.title)} ${short(w)}${located(w, (v, _, p) => ` ${v}, ${p}`)} (${w.year}).${doi(w.doi)}`,
  Cell: (w, doi) =>
    `${listAuthors(w, inverted('.', ''), { and: ', and ', most: 10 })} (${w.year}). ${ended(w.title)} ${short(w)}${located(w, (v, _, p) => ` ${v}, ${p}`)}.${doi(w.doi)}`,
  Science: (w, doi) =>
    `${listAuthors(w, natural(), { most: 5 })}, ${ended(w.title)} ${short(w)}${located(w, (v, _, p) => ` ${v}, ${p}`)} (${w.year}).${doi(w.doi)}`,
  ACM: (w, doi) =>
    `${ended(listAuthors(w, natural(), { and: ' and ', last: ', and ' }))} ${w.year}. ${ended(w.title)} ${w.journal ?? ''}${located(w, (v, i, p) => ` ${v}, ${i.replace(/[()]/gu, '') || '1'} (${w.year}), ${p}`)}.${doi(w.doi)}`,
  AIP: (w, doi) =>
    `${listAuthors(w, natural(), { and: ' and ', last: ', and ', most: 10, keep: 1, etAl: ' et al.' })}, “${w.title},” ${short(w)}${located(w, (v, i, p) => ` ${v}${i}, ${p}`)} (${w.year}).${doi(w.doi)}`,
  plainnat: (w, doi) =>
    `${ended(listAuthors(w, natural(), { and: ' and ', last: ', and ', etAl: ', et al.' }))} ${ended(w.title)} ${w.journal ?? ''}, ${located(w, (v, i, p) => `${v}${i}:${p}, `)}${w.year}.${doi(w.doi)}`,
  Elsevier: (w, doi) =>
    `${listAuthors(w, natural('.', ''), { most: 6 })}, ${w.title}, ${short(w)}${located(w, (v) => ` ${v}`)} (${w.year})${located(w, (_v, _i, p) => ` ${p}`)}.${doi(w.doi)}`,
  Springer: (w, doi) =>
    `${listAuthors(w, inverted('.', ''), { most: 10 })}: ${ended(w.title)} ${short(w)}${located(w, (v, i, p) => ` ${v}${i}, ${p}`)} (${w.year}).${doi(w.doi)}`,
};
