import type { BibliographyName, BibliographyRecord } from './bibliography.types.js';
import { withListedAuthors } from './listed-authors.js';
import { risTypeOf } from './record-types.js';

const formatName = ({ family, given, suffix }: BibliographyName): string =>
  [family, given, suffix].filter((part) => part !== undefined).join(', ');

const formatRecord = (listed: BibliographyRecord): string => {
  const record = withListedAuthors(listed);
  const [start, end, ...more] = record.pages?.split('-') ?? [];
  const isRange = end !== undefined && more.length === 0;
  const fields: readonly (readonly [tag: string, value: string | undefined])[] = [
    ['TY', risTypeOf(record.type)],
    ['ID', record.id],
    ...record.authors.map((author) => ['AU', formatName(author)] as const),
    ['TI', record.title],
    ['T2', record.containerTitle],
    ['PY', record.year?.toString()],
    ['VL', record.volume],
    ['IS', record.issue],
    ['SP', isRange ? start : record.pages],
    ['EP', isRange ? end : undefined],
    ['PB', record.publisher],
    ['DO', record.doi],
    ['AN', record.pmid],
    ['DB', record.pmid === undefined ? undefined : 'PubMed'],
    ['UR', record.url],
    ...record.keywords.map((keyword) => ['KW', keyword.replaceAll(';', ',')] as const),
    ['AB', record.abstract],
    ['N1', record.note],
  ];
  const lines = fields.flatMap(([tag, value]) =>
    value === undefined ? [] : [`${tag}  - ${value.replace(/\s+/g, ' ')}`],
  );
  return [...lines, 'ER  - ', ''].join('\r\n');
};

/** Writes RIS: one line per field, since programs differ in how they continue lines. */
export const exportRis = (records: readonly BibliographyRecord[]): string =>
  records.map(formatRecord).join('\r\n');
