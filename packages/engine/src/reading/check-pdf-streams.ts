import {
  countInflated,
  countLzw,
  countRunLength,
  decodeBase85,
  decodeHex,
} from './pdf-stream-lengths.js';
import { createRefusal, refuseIfAborted } from './refuse.js';
import { findPdfStreams, type PdfStream } from './pdf-streams.js';

const MIB = 1024 * 1024;
/** Drawings of a page with very many points take about 10 MB. */
const MAX_STREAM_BYTES = 24 * MIB;
const MAX_TOTAL_BYTES = 64 * MIB;

/** How often the whole file may be decoded for streams that overlap, which those of real files do not. */
const MAX_PASSES = 4;

const HEX = { decode: decodeHex, endMark: 0x3e };
const BASE_85 = { decode: decodeBase85, endMark: 0x7e };
const TEXT_ENCODINGS = new Map([
  ['AHx', HEX],
  ['ASCIIHexDecode', HEX],
  ['A85', BASE_85],
  ['ASCII85Decode', BASE_85],
]);
const COMPRESSIONS = new Map<string, typeof countInflated | typeof countLzw>([
  ['Fl', countInflated],
  ['FlateDecode', countInflated],
  ['LZW', countLzw],
  ['LZWDecode', countLzw],
  ['RL', countRunLength],
  ['RunLengthDecode', countRunLength],
]);

/**
 * Counts what the streams of a PDF decode to, before a reader decodes them whole.
 * @returns a copy in which compressed pictures cannot be decoded, as the text needs none
 * @throws {Refusal} for streams that are compressed twice, that decode to too much, or whose encoding is not beside them
 */
export async function checkPdfStreams(
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const copy = bytes.slice();
  const text = new TextDecoder('latin1').decode(copy);
  const lengths = new Map<string, number>();
  let total = 0;
  let charactersLeft = MAX_PASSES * copy.length;
  for (const stream of findPdfStreams(text)) {
    refuseIfAborted(signal);
    if (!stream) throw createRefusal('pdfBomb');
    if (stream.isPicture && stream.filters.every((chain) => COMPRESSIONS.has(chain[0] ?? ''))) {
      copy.fill(0, stream.start, stream.start + 2);
      continue;
    }
    const { length, read } = await countDecoded(copy.subarray(stream.start), stream);
    charactersLeft -= read;
    if (charactersLeft < 0) throw createRefusal('pdfBomb');
    total += length;
    if (length > MAX_STREAM_BYTES || total > MAX_TOTAL_BYTES) throw createRefusal('pdfBomb');
    lengths.set(stream.id, Math.max(length, lengths.get(stream.id) ?? 0));
  }
  refuseRepeatedStreams(text, lengths);
  return copy;
}

/** @returns the length, and how much of the data had to be decoded as text for it */
const countDecoded = async (
  data: Uint8Array<ArrayBuffer>,
  { filters, isIndirect }: PdfStream,
): Promise<{ readonly length: number; readonly read: number }> => {
  if (isIndirect) throw createRefusal('pdfBomb');
  let [length, read] = [0, 0];
  for (const chain of filters) {
    // Pictures may have one more encoding of their own, which is not read.
    const compressions = chain.filter((name) => COMPRESSIONS.has(name));
    if (compressions.length > 1 || chain.includes('BrotliDecode')) throw createRefusal('pdfBomb');
    const [compression = ''] = compressions;
    const count = COMPRESSIONS.get(compression);
    if (!count) continue;
    let rest = data;
    for (const name of chain.slice(0, chain.indexOf(compression))) {
      const encoding = TEXT_ENCODINGS.get(name);
      if (!encoding) continue;
      const end = rest.indexOf(encoding.endMark);
      const encoded = end < 0 ? rest : rest.subarray(0, end);
      read += encoded.length;
      rest = encoding.decode(encoded);
    }
    length = Math.max(length, await count(rest, MAX_STREAM_BYTES));
  }
  return { length, read };
};

const REFERENCES = /\[(?:\s{0,20}\d{1,10}\s{1,20}\d{1,5}\s{1,20}R\b){2,}/g;

/** A page may draw many streams, but not one of them so often that together they are too long. */
const refuseRepeatedStreams = (text: string, lengths: ReadonlyMap<string, number>): void => {
  for (const [list] of text.matchAll(REFERENCES)) {
    let sum = 0;
    for (const [, id = ''] of list.matchAll(/(\d+)\s+\d+\s+R/g)) sum += lengths.get(id) ?? 0;
    if (sum > MAX_TOTAL_BYTES) throw createRefusal('pdfBomb');
  }
};
