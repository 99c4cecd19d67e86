import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { findTitleInLines } from '../paper-parts/title-lines.js';
import { MAX_FILE_BYTES } from './limits.js';
import { normalizeText, extractWords } from './normalize.js';
import type { RawPaper, ReadingOptions } from './read-paper.types.js';
import { createRefusal, refuseIfAborted } from './refuse.js';
import { sniffFileKind } from './sniff.js';

/** About five hundred pages. */
const MAX_CHARACTERS = 1_000_000;

export interface Provenance {
  readonly fileName?: string;
  readonly contentType?: string;
}

/**
 * Reads a paper; the format is detected from the content. Readers are loaded on first use.
 * @returns normalized text
 * @throws {Refusal} with a reason and what to do
 */
export async function readPaper(
  bytes: Uint8Array,
  provenance: Provenance,
  dependencies: Pick<EngineDependencies, 'readDoc'>,
  options: ReadingOptions,
): Promise<RawPaper> {
  refuseIfAborted(options.signal);
  if (bytes.length === 0) throw createRefusal('empty');
  if (bytes.length > MAX_FILE_BYTES) throw createRefusal('tooLarge');
  return normalizePaper(await readRaw(bytes, provenance, dependencies, options));
}

/** Reads pasted text as a paper. @throws {Refusal} if it has no words or is too long */
export function readPastedText(text: string): RawPaper {
  return normalizePaper({ pages: [text], paged: false, shownTitle: findTitleInLines(text) });
}

const readRaw = async (
  bytes: Uint8Array,
  { fileName, contentType }: Provenance,
  dependencies: Pick<EngineDependencies, 'readDoc'>,
  options: ReadingOptions,
): Promise<RawPaper> => {
  const found = sniffFileKind(bytes);
  switch (found.kind) {
    case 'pdf':
      return (await import('./read-pdf.js')).readPdf(bytes, options);
    case 'zip':
      return (await import('./read-docx.js')).readDocx(bytes);
    case 'ole':
      return (await import('./read-doc.js')).readDoc(bytes, dependencies);
    case 'html':
      refuseDisguise(fileName, 'a web page');
      return (await import('./read-html.js')).readHtml(bytes, contentType);
    case 'text': {
      const { readText } = await import('./read-text.js');
      const raw = readText(bytes);
      refuseDisguise(fileName, 'plain text');
      return raw;
    }
    case 'other':
      refuseDisguise(fileName, found.name, /\.(?:pdf|docx?|txt)$/i);
      throw createRefusal('unsupported', { kind: found.name });
  }
};

const refuseDisguise = (name: string | undefined, kind: string, claims = /\.(?:pdf|docx?)$/i) => {
  if (name !== undefined && claims.test(name)) throw createRefusal('disguised', { name, kind });
};

const normalizePaper = (raw: RawPaper): RawPaper => {
  const characters = raw.pages.reduce((sum, page) => sum + page.length, 0);
  if (characters > MAX_CHARACTERS) throw createRefusal('tooLong');
  const words = extractWords(raw.pages.join('\n\n'));
  const pages = raw.pages.map((page) => normalizeText(page, words, raw.hasWholeParagraphs));
  if (!pages.some((page) => /[\p{L}\p{N}]/u.test(page))) throw createRefusal('nothing');
  return { ...raw, pages };
};
