/** Shifts of the four rounds, RFC 1321, section 3.4. */
const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;
const STEPS = 64;
const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;

/** floor(2^32 × |sin(step + 1)|). */
const getConstant = (step: number): number => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32);

const rotate = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

const mix = (round: number, b: number, c: number, d: number): number => {
  if (round === 0) return (b & c) | (~b & d);
  if (round === 1) return (b & d) | (c & ~d);
  return round === 2 ? b ^ c ^ d : c ^ (b | ~d);
};

/** Which word of the block a step reads. */
const getWordIndex = (round: number, step: number): number =>
  ([step, 5 * step + 1, 3 * step + 5, 7 * step][round] ?? 0) % 16;

/** Appends a 1 bit, zeros, and the length in bits as 64 bits. */
function pad(bytes: Uint8Array): DataView {
  const size = Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK_BYTES) * BLOCK_BYTES;
  const padded = new Uint8Array(size);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(size - LENGTH_BYTES, BigInt(bytes.length) * 8n, true);
  return view;
}

function addBlock(state: Int32Array, view: DataView, offset: number): void {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let step = 0; step < STEPS; step += 1) {
    const round = Math.floor(step / 16);
    const word = view.getInt32(offset + 4 * getWordIndex(round, step), true);
    const sum = (a + mix(round, b, c, d) + word + getConstant(step)) | 0;
    [a, b, c, d] = [d, (b + rotate(sum, SHIFTS[round]?.[step % 4] ?? 0)) | 0, b, c];
  }
  for (const [index, value] of [a, b, c, d].entries()) state[index] = (state[index] ?? 0) + value;
}

/**
 * MD5 of a text in UTF-8, as 32 hexadecimal digits (RFC 1321). The Open Cap Table Format names each file with it; it
 * protects against damage, not against forgery.
 */
export function md5(text: string): string {
  const view = pad(new TextEncoder().encode(text));
  const state = new Int32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]);
  for (let offset = 0; offset < view.byteLength; offset += BLOCK_BYTES)
    addBlock(state, view, offset);
  const digest = new DataView(new ArrayBuffer(16));
  for (const [index, word] of state.entries()) digest.setInt32(4 * index, word, true);
  return Array.from(new Uint8Array(digest.buffer), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
