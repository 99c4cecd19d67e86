import type { BibliographyRecord } from './bibliography.types.js';
import { MORE_AUTHORS } from './name.js';

const NOT_ALL = 'Not all authors are listed.';

/** A record for a format without a sign for further authors: a note says that there are more, and no author is called "et al.". */
export function withListedAuthors(record: BibliographyRecord): BibliographyRecord {
  const authors = record.authors.filter(({ family }) => family !== MORE_AUTHORS);
  return authors.length === record.authors.length
    ? record
    : {
        ...record,
        authors,
        note: [record.note, NOT_ALL].filter((note) => note !== undefined).join(' '),
      };
}
