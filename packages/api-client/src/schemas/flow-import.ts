import * as z from 'zod/mini';
import { file, nameText, sentId, text } from './bounded.js';
import { lenient, lenientList, listOrEmpty, textOrEmpty } from './lenient.js';
import { MAX_BIBLIOGRAPHY_CHARACTERS, MAX_FILE_BYTES } from './limits.js';
import { Source } from './source.js';

/**
 * A bibliography to import for a journey: a file as multipart (`journey_id`, `bibliography`; up to 25 MB), or its content
 * as JSON (up to 5,000,000 characters). BibTeX, BibLaTeX, RIS, CSL-JSON, PubMed (nbib) and EndNote XML are told apart by
 * content. Of one file, and of all files of a journey together, up to 20,000 records are used; a journey has up to 50
 * files.
 */
export const ImportBibliographyRequest = z.union([
  z.object({ journey_id: sentId, bibliography: file(MAX_FILE_BYTES) }),
  z.object({ journey_id: sentId, file_name: nameText, content: text(MAX_BIBLIOGRAPHY_CHARACTERS) }),
]);
export type ImportBibliographyRequest = z.infer<typeof ImportBibliographyRequest>;

/** A record of an imported bibliography. */
export const ImportedRecord = z.object({
  /** Id of the paper in the replies of the literature search. */
  id: z.string(),
  title: z.string(),
  authors: listOrEmpty(z.string()),
  journal: textOrEmpty,
  year: lenient(z.number()),
  doi: lenient(z.string()),
  has_abstract: z.catch(z.boolean(), false),
});
export type ImportedRecord = z.infer<typeof ImportedRecord>;

/** A record that could not be used. */
export const ImportProblem = z.object({
  /** Line of the file where the record begins, from 1; JSON has none. */
  line: lenient(z.number()),
  /** One sentence in English. */
  reason: z.string(),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

const count = z.int().check(z.nonnegative());

/** An imported bibliography of a journey. */
export const BibliographyImport = z.object({
  id: z.string(),
  file_name: textOrEmpty,
  format: textOrEmpty,
  /** Records that the literature search uses. */
  records: count,
  /** Of these, records without an abstract; only their titles and keywords are searched. */
  without_abstract: z.catch(count, 0),
});
export type BibliographyImport = z.infer<typeof BibliographyImport>;

/** Where imported records and papers are stored: in the browser in which the engine runs, or on the server. */
export const StoredIn = z.enum(['browser', 'server']);
export type StoredIn = z.infer<typeof StoredIn>;

export const ImportBibliographyReply = z.object({
  imported: BibliographyImport,
  /** The first 100 records, in the order of the file. */
  records: listOrEmpty(ImportedRecord),
  /** Records that were merged into another one of the file: same DOI, PMID, or title and year. */
  duplicates: z.catch(count, 0),
  /** Records that an earlier import of the journey has too; the search shows them once. */
  already_imported: z.catch(count, 0),
  /** How many records could not be used. */
  problem_count: z.catch(count, 0),
  /** The first 50 of these, in the order of the file. */
  problems: lenientList(ImportProblem),
  stored_in: z.catch(StoredIn, 'server'),
  source: lenient(Source),
});
export type ImportBibliographyReply = z.infer<typeof ImportBibliographyReply>;

export const RemoveImportRequest = z.object({ journey_id: sentId, import_id: sentId });
export type RemoveImportRequest = z.infer<typeof RemoveImportRequest>;

/** The imports that the journey still has. */
export const RemoveImportReply = z.object({
  success: z.boolean(),
  imports: listOrEmpty(BibliographyImport),
});
export type RemoveImportReply = z.infer<typeof RemoveImportReply>;
