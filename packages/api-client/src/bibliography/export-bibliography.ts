import type { BibliographyRecord } from './bibliography.types.js';
import { createCitationKeys } from './citation-keys.js';
import { exportBibtex } from './export-bibtex.js';
import { exportCslJson } from './export-csl-json.js';
import { exportRis } from './export-ris.js';

export type ExportFormat = 'bibtex' | 'ris' | 'csl-json';

const EXPORTERS = { bibtex: exportBibtex, ris: exportRis, 'csl-json': exportCslJson } as const;

/** File name extension and media type of each format. */
export const EXPORT_FILES: Readonly<
  Record<ExportFormat, { readonly extension: string; readonly mediaType: string }>
> = {
  bibtex: { extension: 'bib', mediaType: 'application/x-bibtex' },
  ris: { extension: 'ris', mediaType: 'application/x-research-info-systems' },
  'csl-json': { extension: 'json', mediaType: 'application/vnd.citationstyles.csl+json' },
};

/**
 * Writes records for reference managers. Keys are unique, the same in every format, and stable: a record keeps its id.
 * `importBibliography` reads back the same records, except that a semicolon in a keyword becomes a comma, and a comma
 * in the name of a group makes it a person in RIS, which cannot tell them apart.
 * @returns the text of the file, to be saved in UTF-8
 */
export const exportBibliography = (
  records: readonly BibliographyRecord[],
  format: ExportFormat,
): string => {
  const keys = createCitationKeys(records);
  return EXPORTERS[format](records.map((record, at) => ({ ...record, id: keys[at] ?? record.id })));
};
