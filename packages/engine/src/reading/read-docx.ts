import { repackDocx } from './docx-archive.js';
import type { RawPaper } from './read-paper.types.js';
import { createRefusal } from './refuse.js';

/**
 * Reads a Word document.
 * @throws {Refusal} for a zip bomb or a damaged document
 */
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
