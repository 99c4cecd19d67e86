import { createCitationKeys, type BibliographyRecord } from '@spinout/api-client/bibliography';
import type {
  BibliographyFormat,
  ImportedBibliography,
  ParsedBibliography,
  SkippedRecord,
} from './bibliography.types.js';
import { createRecord } from './create-record.js';
import { decodeText } from './decode-text.js';
import { detectFormat } from './detect-format.js';
import { mergeDuplicates } from './merge-duplicates.js';

type Parse = (text: string) => ParsedBibliography | Promise<ParsedBibliography>;

/** Each parser is loaded with the first file of its format. */
const PARSERS: Readonly<Record<BibliographyFormat, () => Promise<Parse>>> = {
  bibtex: async () => (await import('./parse-bibtex.js')).parseBibtex,
  ris: async () => (await import('./parse-ris.js')).parseRis,
  'csl-json': async () => (await import('./parse-csl-json.js')).parseCslJson,
  nbib: async () => (await import('./parse-nbib.js')).parseNbib,
  'endnote-xml': async () => (await import('./parse-endnote-xml.js')).parseEndnoteXml,
};

/**
 * Imports a bibliography: BibTeX, BibLaTeX, RIS, CSL-JSON, PubMed (nbib) or EndNote XML, told apart by content; Zotero
 * exports all of these but nbib. Nothing is fetched. Records that cannot be used are in `skipped`, in the order of the
 * file; duplicates are merged (see `mergeDuplicates`).
 * @param file bytes, or text that is already decoded; up to 25 MB, of which up to 20,000 records are read
 * @param fileName helps where the content does not tell the format
 * @throws {BibliographyError} if the file is too large, of another format, or broken JSON
 */
export async function importBibliography(
  file: Uint8Array | string,
  fileName?: string,
): Promise<ImportedBibliography> {
  const text = decodeText(file);
  const format = detectFormat(text, fileName);
  const parse = await PARSERS[format]();
  const { drafts, skipped: unreadable } = await parse(text);
  const skipped: SkippedRecord[] = [...unreadable];
  const records: BibliographyRecord[] = [];
  for (const draft of drafts) {
    const record = createRecord(draft);
    if (record) records.push(record);
    else
      skipped.push({
        ...(draft.line === undefined ? {} : { line: draft.line }),
        reason: 'The record has no title.',
      });
  }
  const merged = mergeDuplicates(records);
  const keys = createCitationKeys(merged);
  return {
    records: merged.map((record, at) => ({ ...record, id: keys[at] ?? record.id })),
    skipped: skipped.toSorted((left, right) => (left.line ?? 0) - (right.line ?? 0)),
    duplicateCount: records.length - merged.length,
    format,
  };
}
