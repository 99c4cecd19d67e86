const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;
const WORDS = 64;
const TWO_TO_32 = 2 ** 32;

/** The first 32 bits of the fractional part of a root of a prime. */
const getFraction = (root: number): number => Math.floor((root - Math.floor(root)) * TWO_TO_32);

const listPrimes = (count: number): readonly number[] => {
  const primes: number[] = [];
  for (let value = 2; primes.length < count; value += 1)
    if (primes.every((prime) => value % prime !== 0)) primes.push(value);
  return primes;
};

/** The constants of FIPS 180-4, sections 4.2.2 and 5.3.3, computed with the first hash. */
const createConstants = () => {
  const primes = listPrimes(WORDS);
  return {
    rounds: Int32Array.from(primes, (prime) => getFraction(Math.cbrt(prime))),
    start: Int32Array.from(primes.slice(0, 8), (prime) => getFraction(Math.sqrt(prime))),
  };
};

let constants: ReturnType<typeof createConstants> | undefined;

const rotate = (value: number, bits: number): number => (value >>> bits) | (value << (32 - bits));

/** The message with a one bit, zeros and its length in bits, FIPS 180-4, section 5.1.1. */
const padEnd = (bytes: Uint8Array, from: number): Uint8Array => {
  const rest = bytes.length - from;
  const blocks = Math.ceil((rest + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const end = new Uint8Array(blocks * BLOCK_BYTES);
  end.set(bytes.subarray(from));
  end[rest] = 0x80;
  const view = new DataView(end.buffer);
  view.setUint32(end.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(end.length - 4, (bytes.length * 8) % TWO_TO_32);
  return end;
};

/** FIPS 180-4, section 6.2.2; without a list for each round, which would take twice as long. */
function addBlock(state: Int32Array, words: Int32Array, rounds: Int32Array): void {
  for (let t = 16; t < WORDS; t += 1) {
    const w15 = words[t - 15] as number;
    const w2 = words[t - 2] as number;
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    words[t] = (words[t - 16] as number) + s0 + (words[t - 7] as number) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < WORDS; t += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (rounds[t] as number) + (words[t] as number)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => {
    state[index] = (state[index] as number) + value;
  });
}

/**
 * SHA-256 of bytes, as 64 hexadecimal digits (FIPS 180-4). Unlike `crypto.subtle`, it also works on pages without TLS, and at
 * once.
 */
export function sha256(bytes: Uint8Array): string {
  constants ??= createConstants();
  const { rounds, start } = constants;
  const state = Int32Array.from(start);
  const whole = bytes.length - (bytes.length % BLOCK_BYTES);
  const end = padEnd(bytes, whole);
  const words = new Int32Array(WORDS);
  for (const [part, length] of [[bytes, whole] as const, [end, end.length] as const]) {
    const view = new DataView(part.buffer, part.byteOffset, part.byteLength);
    for (let at = 0; at < length; at += BLOCK_BYTES) {
      for (let t = 0; t < BLOCK_BYTES / 4; t += 1) words[t] = view.getInt32(at + t * 4);
      addBlock(state, words, rounds);
    }
  }
  return [...state].map((value) => (value >>> 0).toString(16).padStart(8, '0')).join('');
}
