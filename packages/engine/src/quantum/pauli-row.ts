/**
 * A signed product of Pauli matrices: bit q of `x` and `z` defines the matrix on qubit q (x alone is X,
 * z alone is Z, both are Y).
 */
export interface PauliRow {
  readonly x: number;
  readonly z: number;
  readonly negative: boolean;
}

/** Counts the 1 bits of a 32-bit number (popcount). Source: Warren, Hacker's Delight, 2nd edition, figure 5-2. */
export function countBits(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  bits = (bits + (bits >>> 4)) & 0x0f0f0f0f;
  return Math.imul(bits, 0x01010101) >>> 24;
}

/**
 * Multiplies two rows that commute: the "rowsum" of Aaronson and Gottesman, on all qubits at once.
 * XY, YZ and ZX each give a factor i, the reverse -i.
 */
export function multiplyRows(a: PauliRow, b: PauliRow): PauliRow {
  const [aX, aY, aZ] = [a.x & ~a.z, a.x & a.z, ~a.x & a.z];
  const [bX, bY, bZ] = [b.x & ~b.z, b.x & b.z, ~b.x & b.z];
  const forward = countBits((aX & bY) | (aY & bZ) | (aZ & bX));
  const backward = countBits((aY & bX) | (aZ & bY) | (aX & bZ));
  const isSignFlipped = (((forward - backward) % 4) + 4) % 4 === 2;
  return { x: a.x ^ b.x, z: a.z ^ b.z, negative: (a.negative !== b.negative) !== isSignFlipped };
}
