/** Seeded random numbers: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A whole number from 0 to 2³² - 1. */
  readonly word: () => number;
  /** A number from 0, inclusive, to 1, exclusive, with 53 bits. */
  readonly share: () => number;
}

const rotate = (value: number, by: number) => (value << by) | (value >>> (32 - by));

/** xoshiro128**. Source: Blackman and Vigna, ACM Trans. Math. Softw. 47(4), 36, 2021. */
export function xoshiro128(state: readonly [number, number, number, number]): Random {
  let [a, b, c, d] = state;
  const word = () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return result;
  };
  const share = () => ((word() >>> 5) * 2 ** 26 + (word() >>> 6)) / 2 ** 53;
  return { word, share };
}

/** Finalizer of MurmurHash3 (Appleby, public domain). */
function mix(value: number): number {
  const once = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}

/** Golden ratio, added between words so that no seed results in an all-zero state. */
const GOLDEN = 0x9e3779b9;

/** @param seed any number; similar seeds result in unrelated numbers */
export function seededRandom(seed: number): Random {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, seed);
  const [high, low] = [bits.getUint32(0), bits.getUint32(4)];
  const start = mix(high) ^ Math.imul(low, GOLDEN);
  const next = (step: number) => mix(start + Math.imul(GOLDEN, step));
  return xoshiro128([next(1), next(2), next(3), next(4)]);
}
