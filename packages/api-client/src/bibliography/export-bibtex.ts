import type { BibliographyName, BibliographyRecord } from './bibliography.types.js';
import { MORE_AUTHORS } from './name.js';
import { joinKeywords } from './plain-text.js';
import { bibtexTypeOf, isPartOfBook } from './record-types.js';

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Escapes what LaTeX reads as a command or a ligature; other characters stay in UTF-8. */
const escapeLatex = (text: string): string =>
  text
    .replace(/[\\{}~^]|[$&%#_]/g, (character) => ESCAPES[character] ?? `\\${character}`)
    .replace(/([-'`])(?=\1)/g, '$1{}');

/** Braces keep styles from writing capitals in lower case; the first letter of a title stays as it is anyway. */
const escapeTitle = (title: string): string =>
  title
    .split(' ')
    .map((word, at) => {
      const isProtected = /\p{Lu}/u.test(at === 0 ? word.slice(1) : word);
      return isProtected ? `{${escapeLatex(word)}}` : escapeLatex(word);
    })
    .join(' ');

/** Addresses and DOIs are not LaTeX, but braces must be in balance. */
const escapeAddress = (address: string): string =>
  address.replace(/[{}\\]/g, (character) => encodeURIComponent(character));

const protect = (part: string): string =>
  /,|\band\b/i.test(part) ? `{${escapeLatex(part)}}` : escapeLatex(part);

/** BibTeX has a word for authors who are not listed. */
const formatGroup = (name: string): string =>
  name === MORE_AUTHORS ? 'others' : `{${escapeLatex(name)}}`;

const formatName = ({ family, given, suffix }: BibliographyName): string =>
  given === undefined
    ? formatGroup(family)
    : [family, ...(suffix === undefined ? [] : [suffix]), given].map(protect).join(', ');

const formatEntry = (record: BibliographyRecord): string => {
  const type = bibtexTypeOf(record.type);
  const container = isPartOfBook(record.type) ? 'booktitle' : 'journal';
  const publisher = { phdthesis: 'school', techreport: 'institution' }[type] ?? 'publisher';
  const escaped = (text: string | undefined) => (text === undefined ? '' : escapeLatex(text));
  const fields: readonly (readonly [name: string, value: string])[] = [
    ['author', record.authors.map(formatName).join(' and ')],
    ['title', escapeTitle(record.title)],
    [container, escaped(record.containerTitle)],
    ['year', record.year === undefined ? '' : String(record.year)],
    ['volume', escaped(record.volume)],
    ['number', escaped(record.issue)],
    ['pages', escaped(record.pages).replace(/-(?:\{\})?/g, '--')],
    [publisher, escaped(record.publisher)],
    ['doi', escapeAddress(record.doi ?? '')],
    ['pmid', record.pmid ?? ''],
    ['url', escapeAddress(record.url ?? '')],
    ['keywords', escapeLatex(joinKeywords(record.keywords))],
    ['abstract', escaped(record.abstract)],
    ['note', escaped(record.note)],
  ];
  const lines = fields
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `  ${name} = {${value}}`);
  return `@${type}{${record.id},\n${lines.join(',\n')}\n}\n`;
};

/** Writes BibTeX in UTF-8. `doi` and `url` are verbatim, as current styles expect them. */
export const exportBibtex = (records: readonly BibliographyRecord[]): string =>
  records.map(formatEntry).join('\n');
