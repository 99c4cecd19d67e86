import type { Work } from './well-known-works.fixtures.js';

const initials = (given: string, mark: string, gap: string) =>
  given
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => `${part.charAt(0)}${mark}`)
    .join(gap);

type Name = readonly [family: string, given: string];
const isGroup = ([, given]: Name) => given === '';
const inverted =
  (mark: string, gap: string, comma = ',') =>
  (name: Name) =>
    isGroup(name) ? name[0] : `${name[0]}${comma} ${initials(name[1], mark, gap)}`;
const natural = (mark: string, gap: string) => (name: Name) =>
  isGroup(name) ? name[0] : `${initials(name[1], mark, gap)} ${name[0]}`;
const full = (name: Name) => (isGroup(name) ? name[0] : `${name[1]} ${name[0]}`);
const fullInverted = (name: Name) => (isGroup(name) ? name[0] : `${name[0]}, ${name[1]}`);

const list = (names: readonly string[], and: string, last = and) =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')}${names.length > 2 ? last : and}${names.at(-1)}`;
const etAl = (names: readonly string[], most: number) =>
  names.length > most ? `${names.slice(0, most).join(', ')}, et al` : names.join(', ');
const firstInverted = (names: readonly Name[]) =>
  names.map((name, index) => (index === 0 ? fullInverted(name) : full(name)));
const titleCase = (title: string) =>
  title.replace(/(?<=[ :–-])\p{Ll}(?=\p{Ll}{3})/gu, (letter) => letter.toUpperCase());
const dotted = (short: string) =>
  short
    .split(' ')
    .map((word) => (/^(?:Cell|Nature|Science|Mind|Econometrica)$/u.test(word) ? word : `${word}.`))
    .join(' ');
const shortPages = (pages: string) => pages.replace('–', '-');
const doiUrl = (doi: string | undefined) => (doi ? ` https://doi.org/${doi}` : '');

/** How styles print a work, without its number. */
export const STYLES: Readonly<Record<string, (work: Work) => string>> = {
  PLOS: (w) => {
    const authors = etAl(w.authors.map(inverted('', '', '')), 5);
    return w.journal === undefined
      ? `${authors} (${w.year}) ${w.title}. ${w.city}: ${w.publisher}.`
      : `${authors}${authors.endsWith('et al') ? '.' : ''} (${w.year}) ${w.title}. ${w.short} ${w.volume}: ${w.pages}.${w.doi ? ` doi: ${w.doi}` : ''}`;
  },
  Vancouver: (w) => {
    const authors = etAl(w.authors.map(inverted('', '', '')), 6);
    return w.journal === undefined
      ? `${authors}. ${w.title}. ${w.city}: ${w.publisher}; ${w.year}.`
      : `${authors}. ${w.title}. ${w.short}. ${w.year};${w.volume}${w.issue ? `(${w.issue})` : ''}:${w.pages}.`;
  },
  AMA: (w) => {
    const authors = etAl(w.authors.map(inverted('', '', '')), 3);
    return w.journal === undefined
      ? `${authors}. ${w.title}. ${w.publisher}; ${w.year}.`
      : `${authors}. ${w.title}. ${w.short}. ${w.year};${w.volume}${w.issue ? `(${w.issue})` : ''}:${shortPages(w.pages ?? '')}.${w.doi ? ` doi:${w.doi}` : ''}`;
  },
  APA: (w) => {
    const authors = list(w.authors.map(inverted('.', ' ')), ', & ');
    const dot = authors.endsWith('.') ? '' : '.';
    return w.journal === undefined
      ? `${authors}${dot === '' ? '' : ''} (${w.year}). ${w.title}. ${w.publisher}.`
      : `${authors}${dot === '' ? '' : dot} (${w.year}). ${w.title}. ${w.journal}, ${w.volume}${w.issue ? `(${w.issue})` : ''}, ${w.pages}.${doiUrl(w.doi)}`;
  },
  Harvard: (w) => {
    const authors = list(w.authors.map(inverted('.', '')), ' and ');
    return w.journal === undefined
      ? `${authors} (${w.year}) ${w.title}. ${w.city}: ${w.publisher}.`
      : `${authors} (${w.year}) ‘${w.title}’, ${w.journal}, ${w.volume}${w.issue ? `(${w.issue})` : ''}, pp. ${w.pages}.`;
  },
  'Harvard without quotation marks': (w) => {
    const authors = list(w.authors.map(inverted('.', '')), ' & ');
    return w.journal === undefined
      ? `${authors}, ${w.year}. ${w.title}. ${w.city}: ${w.publisher}.`
      : `${authors}, ${w.year}. ${w.title}. ${w.journal}, ${w.volume}${w.issue ? `(${w.issue})` : ''}, pp.${w.pages}.`;
  },
  Nature: (w) => {
    const authors = list(w.authors.map(inverted('.', ' ')), ' & ');
    const dot = authors.endsWith('.') ? '' : '.';
    return w.journal === undefined
      ? `${authors}${dot} ${w.title} (${w.publisher}, ${w.year}).`
      : `${authors}${dot} ${w.title}. ${dotted(w.short ?? '')} ${w.volume}, ${w.pages} (${w.year}).`;
  },
  Science: (w) => {
    const authors = w.authors.map(natural('.', ' ')).join(', ');
    return w.journal === undefined
      ? `${authors}, ${w.title} (${w.publisher}, ${w.year}).`
      : `${authors}, ${w.title}. ${dotted(w.short ?? '')} ${w.volume}, ${w.pages} (${w.year}).`;
  },
  IEEE: (w) => {
    const authors = list(w.authors.map(natural('.', ' ')), ' and ', ', and ');
    return w.journal === undefined
      ? `${authors}, ${w.title}. ${w.city}: ${w.publisher}, ${w.year}.`
      : `${authors}, “${w.title},” ${dotted(w.short ?? '')}, vol. ${w.volume},${w.issue ? ` no. ${w.issue},` : ''} pp. ${w.pages}, ${w.year}${w.doi ? `, doi: ${w.doi}` : ''}.`;
  },
  ACM: (w) => {
    const authors = list(w.authors.map(full), ' and ', ', and ');
    const dot = authors.endsWith('.') ? '' : '.';
    return w.journal === undefined
      ? `${authors}${dot} ${w.year}. ${w.title}. ${w.publisher}, ${w.city}.`
      : `${authors}${dot} ${w.year}. ${w.title}. ${w.journal} ${w.volume}${w.issue ? `, ${w.issue}` : ''} (${w.year}), ${w.pages}.${doiUrl(w.doi)}`;
  },
  'Chicago author–date': (w) => {
    const authors = list(firstInverted(w.authors), ', and ');
    const dot = authors.endsWith('.') ? '' : '.';
    return w.journal === undefined
      ? `${authors}${dot} ${w.year}. ${w.title}. ${w.city}: ${w.publisher}.`
      : `${authors}${dot} ${w.year}. “${titleCase(w.title)}.” ${w.journal} ${w.volume}${w.issue ? ` (${w.issue})` : ''}: ${w.pages}.${doiUrl(w.doi)}.`;
  },
  MLA: (w) => {
    const [first, ...others] = firstInverted(w.authors);
    const authors =
      others.length > 1
        ? `${first}, et al`
        : others.length === 1
          ? `${first}, and ${others[0]}`
          : `${first}`;
    const dot = authors.endsWith('.') ? '' : '.';
    return w.journal === undefined
      ? `${authors}${dot} ${w.title}. ${w.publisher}, ${w.year}.`
      : `${authors}${dot} “${titleCase(w.title)}.” ${w.journal}, vol. ${w.volume}, ${w.issue ? `no. ${w.issue}, ` : ''}${w.year}, pp. ${w.pages}.`;
  },
  'Cell Press': (w) => {
    const authors = list(w.authors.map(inverted('.', '')), ', and ');
    const dot = authors.endsWith('.') ? '' : '.';
    return w.journal === undefined
      ? `${authors}${dot === '' ? '' : ''} (${w.year}). ${w.title} (${w.publisher}).`
      : `${authors} (${w.year}). ${w.title}. ${dotted(w.short ?? '')} ${w.volume}, ${w.pages}.${doiUrl(w.doi)}`;
  },
  Elsevier: (w) => {
    const authors = w.authors.map(natural('.', '')).join(', ');
    return w.journal === undefined
      ? `${authors}, ${w.title}, ${w.publisher}, ${w.city}, ${w.year}.`
      : `${authors}, ${w.title}, ${dotted(w.short ?? '')} ${w.volume} (${w.year}) ${w.pages}.${doiUrl(w.doi)}.`;
  },
  ACS: (w) => {
    const authors = w.authors.map(inverted('.', ' ')).join('; ');
    const dot = authors.endsWith('.') ? '' : '.';
    return w.journal === undefined
      ? `${authors}${dot} ${w.title}; ${w.publisher}: ${w.city}, ${w.year}.`
      : `${authors}${dot} ${w.title}. ${dotted(w.short ?? '')} ${w.year}, ${w.volume}${w.issue ? ` (${w.issue})` : ''}, ${w.pages}.`;
  },
  'plainnat of LaTeX': (w) => {
    const authors = list(w.authors.map(full), ' and ', ', and ');
    const dot = authors.endsWith('.') ? '' : '.';
    return w.journal === undefined
      ? `${authors}${dot} ${w.title}. ${w.publisher}, ${w.city}, ${w.year}.`
      : `${authors}${dot} ${w.title}. ${w.journal}, ${w.volume}${w.issue ? `(${w.issue})` : ''}:${w.pages}, ${w.year}.${doiUrl(w.doi)}`;
  },
  Springer: (w) => {
    const authors = w.authors.map(inverted('.', '')).join(', ');
    return w.journal === undefined
      ? `${authors}: ${w.title}. ${w.publisher}, ${w.city} (${w.year})`
      : `${authors}: ${w.title}. ${dotted(w.short ?? '')} ${w.volume}${w.issue ? `(${w.issue})` : ''}, ${w.pages} (${w.year}).${doiUrl(w.doi)}`;
  },
};

/** The title as the style prints it. */
export const printedTitle = (style: string, { title, journal }: Work): string =>
  (style === 'MLA' || style === 'Chicago author–date') && journal !== undefined
    ? titleCase(title)
    : title;
