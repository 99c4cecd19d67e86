/** How long data becomes when it is decoded, counted up to a limit without keeping it. */

/** Data goes in in small pieces, so that what is decoded at once stays small too. */
const PIECE_BYTES = 4 * 1024;

/** Counts bytes of data in zlib format up to a limit; data that breaks off or is damaged counts as far as it goes. */
export async function countInflated(data: Uint8Array<ArrayBuffer>, limit: number): Promise<number> {
  const stream = new DecompressionStream('deflate');
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  let isOver = false;
  const write = async () => {
    for (let at = 0; at < data.length && !isOver; at += PIECE_BYTES)
      await writer.write(data.subarray(at, at + PIECE_BYTES));
    await writer.close();
  };
  const written = write().catch(() => undefined);
  let length = 0;
  try {
    while (length <= limit) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.byteLength;
    }
  } catch {
    // Damaged, or followed by other data.
  }
  isOver = true;
  await reader.cancel().catch(() => undefined);
  await writer.abort().catch(() => undefined);
  await written;
  return length;
}

const CLEAR_TABLE = 256;
const END_OF_DATA = 257;
const MAX_CODES = 4096;

/** Counts bytes of data compressed with LZW, as PDF uses it. */
export function countLzw(data: Uint8Array, limit: number): number {
  const lengths = new Uint32Array(MAX_CODES).fill(1, 0, CLEAR_TABLE);
  let [next, width, previous, bits, held, length] = [END_OF_DATA + 1, 9, 0, 0, 0, 0];
  for (const byte of data) {
    held = ((held << 8) | byte) & 0xff_ffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === END_OF_DATA || length > limit) break;
    if (code === CLEAR_TABLE) [next, width, previous] = [END_OF_DATA + 1, 9, 0];
    else {
      const own = (code < next ? lengths[code] : previous + 1) ?? 1;
      if (previous > 0 && next < MAX_CODES) lengths[next++] = previous + 1;
      length += own;
      previous = own;
      width = next >= 2047 ? 12 : next >= 1023 ? 11 : next >= 511 ? 10 : 9;
    }
  }
  return length;
}

/** Counts bytes of run-length encoded data. */
export function countRunLength(data: Uint8Array, limit: number): number {
  let length = 0;
  for (let at = 0; at < data.length && length <= limit;) {
    const count = data[at] ?? 128;
    if (count === 128) break;
    length += count < 128 ? count + 1 : 257 - count;
    at += count < 128 ? count + 2 : 2;
  }
  return length;
}

const isHexDigit = (byte: number) =>
  (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 70) || (byte >= 97 && byte <= 102);

/** Decodes hexadecimal digits. */
export function decodeHex(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const digits = data.filter(isHexDigit);
  const readDigit = (byte = 48) => (byte & 15) + (byte > 57 ? 9 : 0);
  return Uint8Array.from(
    { length: Math.ceil(digits.length / 2) },
    (_, at) => readDigit(digits[2 * at]) * 16 + readDigit(digits[2 * at + 1]),
  );
}

/** Decodes ASCII base 85. */
export function decodeBase85(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const decoded = new Uint8Array(data.length * 4);
  let [length, held, digits] = [0, 0, 0];
  const flush = (bytes: number) => {
    for (let shift = 0; shift < bytes; shift += 1)
      decoded[length++] = Math.floor(held / 256 ** (3 - shift)) & 255;
    [held, digits] = [0, 0];
  };
  for (const byte of data) {
    if (byte === 0x7a && digits === 0) flush(4);
    if (byte < 33 || byte > 117) continue;
    held = held * 85 + byte - 33;
    digits += 1;
    if (digits === 5) flush(4);
  }
  if (digits > 1) {
    const bytes = digits - 1;
    for (; digits < 5; digits += 1) held = held * 85 + 84;
    flush(bytes);
  }
  return decoded.subarray(0, length);
}
