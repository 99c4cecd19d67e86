import type { RawPaper } from './read-paper.types.js';
import { createRefusal } from './refuse.js';

const NEEDED_PARTS =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels)$/;
const BODY = 'word/document.xml';
/** Most bytes after decompression, and how many times the size of the file that may be. */
const MAX_INFLATED_BYTES = 100 * 1024 * 1024;
const MAX_INFLATION = 100;
/** Larger than the XML of a million characters of text. */
const MAX_BODY_BYTES = 20 * 1024 * 1024;
/** Parts of the archive; those of a long document with many pictures are some hundreds. */
const MAX_PARTS = 5_000;
/** Tags of all parts together; the text extractor keeps an object for each, and a long paper has about 100,000. */
const MAX_TAGS = 300_000;
const LINE_BREAK = /<w:(?:br|cr)\b[^<>]*\/>/g;

/**
 * Unpacks the parts of a Word document that contain text and repacks them uncompressed, so that the text extractor only
 * receives parts of known size (zip bomb protection).
 * @throws {Refusal} for a zip bomb, a damaged archive, or an archive that is not a Word document
 */
async function repackDocx(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate');
  let claimed = 0;
  const names: string[] = [];
  const unpack = () =>
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        claimed += originalSize;
        names.push(name);
        if (names.length > MAX_PARTS) throw createRefusal('bomb');
        if (claimed > Math.min(MAX_INFLATED_BYTES, bytes.length * MAX_INFLATION))
          throw createRefusal('bomb');
        return NEEDED_PARTS.test(name);
      },
    });
  const parts = refuseDamaged(unpack);
  if (!names.includes(BODY)) {
    throw names.length === 0
      ? createRefusal('damagedDocx')
      : createRefusal('unsupported', { kind: describeArchive(names) });
  }
  const bodyBytes = parts[BODY] ?? new Uint8Array();
  if (bodyBytes.length > MAX_BODY_BYTES) throw createRefusal('tooLong');
  if (countTags(Object.values(parts)) > MAX_TAGS) throw createRefusal('tooManyParagraphs');
  const body = strFromU8(bodyBytes);
  if (body.includes('<!DOCTYPE') || body.includes('<!ENTITY')) throw createRefusal('damagedDocx');
  // The text extractor drops line breaks inside a paragraph; a tab still separates the words.
  return zipSync({ ...parts, [BODY]: strToU8(body.replace(LINE_BREAK, '<w:tab/>')) }, { level: 0 });
}

const LESS_THAN = 0x3c;

const countTags = (parts: readonly Uint8Array[]): number => {
  let tags = 0;
  for (const part of parts)
    for (let at = part.indexOf(LESS_THAN); at >= 0; at = part.indexOf(LESS_THAN, at + 1)) tags += 1;
  return tags;
};

const refuseDamaged = <Value>(unpack: () => Value): Value => {
  try {
    return unpack();
  } catch (error) {
    throw error instanceof Error && error.name === 'Refusal' ? error : createRefusal('damagedDocx');
  }
};

const describeArchive = (names: readonly string[]) => {
  if (names.some((name) => name.startsWith('xl/'))) return 'an Excel workbook';
  if (names.some((name) => name.startsWith('ppt/'))) return 'a PowerPoint presentation';
  return 'a ZIP archive';
};

/** Reads a Word document. @throws {Refusal} for a zip bomb or a damaged document */
export async function readDocx(bytes: Uint8Array): Promise<RawPaper> {
  const archive = await repackDocx(bytes);
  const { default: mammoth } = await import('mammoth');
  try {
    // The browser build takes `arrayBuffer`, the Node build `buffer`.
    const source = { arrayBuffer: archive.buffer, buffer: archive };
    const { value } = await mammoth.extractRawText(source);
    return { pages: [value], paged: false };
  } catch {
    throw createRefusal('damagedDocx');
  }
}
