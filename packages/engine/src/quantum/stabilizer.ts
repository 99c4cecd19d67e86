import type { Circuit, Gate, Random } from '@spinout/domain/circuits';
import { type PauliRow, multiplyRows } from './pauli-row.js';

/**
 * Exact stabilizer simulation of Clifford circuits. Source: Aaronson
 * and Gottesman, Improved simulation of stabilizer circuits, Phys. Rev. A 70, 052328 (2004),
 * arXiv:quant-ph/0406196. All qubits are measured once at the end, so no destabilizers are needed; the
 * stabilizers are reduced once, and every shot is sampled from the result.
 */
interface Tableau {
  /** Per qubit: bit r says whether row r has an X (or Y) on it. */
  readonly x: number[];
  /** Per qubit: bit r says whether row r has a Z (or Y) on it. */
  readonly z: number[];
  /** Bit r says whether row r is negative. */
  signs: number;
}

/** The possible outcomes, all equally likely: `offset` XOR any combination of `directions`. */
export interface Support {
  readonly offset: number;
  readonly directions: readonly number[];
}

function applyHadamard(tableau: Tableau, q: number): void {
  const [x, z] = [tableau.x[q] ?? 0, tableau.z[q] ?? 0];
  tableau.signs ^= x & z;
  tableau.x[q] = z;
  tableau.z[q] = x;
}

function applyControlledNot(tableau: Tableau, control: number, target: number): void {
  const [xc, zc] = [tableau.x[control] ?? 0, tableau.z[control] ?? 0];
  const [xt, zt] = [tableau.x[target] ?? 0, tableau.z[target] ?? 0];
  tableau.signs ^= xc & zt & ~(xt ^ zc);
  tableau.x[target] = xt ^ xc;
  tableau.z[control] = zc ^ zt;
}

function swapBits(column: number[], a: number, b: number): void {
  [column[a], column[b]] = [column[b] ?? 0, column[a] ?? 0];
}

function applyGate(tableau: Tableau, { name, qubits: [a = 0, b = 0] }: Gate): void {
  const [x, z] = [tableau.x[a] ?? 0, tableau.z[a] ?? 0];
  switch (name) {
    case 'h':
      return applyHadamard(tableau, a);
    case 's':
      tableau.signs ^= x & z;
      tableau.z[a] = z ^ x;
      return;
    case 'sdg':
      tableau.signs ^= x & ~z;
      tableau.z[a] = z ^ x;
      return;
    case 'x':
      tableau.signs ^= z;
      return;
    case 'y':
      tableau.signs ^= x ^ z;
      return;
    case 'z':
      tableau.signs ^= x;
      return;
    case 'cx':
      return applyControlledNot(tableau, a, b);
    case 'cz':
      applyHadamard(tableau, b);
      applyControlledNot(tableau, a, b);
      return applyHadamard(tableau, b);
    case 'swap':
      swapBits(tableau.x, a, b);
      return swapBits(tableau.z, a, b);
    default:
      throw new TypeError(`${name} is no Clifford gate.`);
  }
}

const gatherBits = (columns: readonly number[], row: number): number =>
  columns.reduce((bits, column, q) => bits | (((column >>> row) & 1) << q), 0);

/** Gaussian elimination step: leaves at most one row with bit `q` of `part`, moves it to `at`, and returns whether one exists. */
function pivot(rows: PauliRow[], at: number, q: number, part: 'x' | 'z'): boolean {
  const has = (row: PauliRow) => ((row[part] >>> q) & 1) === 1;
  const found = rows.findIndex((row, place) => place >= at && has(row));
  const chosen = rows[found];
  const moved = rows[at];
  if (!chosen || !moved) return false;
  rows[found] = moved;
  rows[at] = chosen;
  for (const [place, row] of rows.entries()) {
    if (place !== at && has(row)) rows[place] = multiplyRows(chosen, row);
  }
  return true;
}

/**
 * Runs a circuit of h, s, sdg, x, y, z, cx, cz and swap gates and returns its possible outcomes.
 * @throws {TypeError} for any other gate
 */
export function computeSupport({ numQubits, gates }: Circuit): Support {
  const none = Array.from({ length: numQubits }, () => 0);
  const tableau: Tableau = { x: none, z: none.map((_, q) => 1 << q), signs: 0 };
  for (const each of gates) applyGate(tableau, each);
  const rows: PauliRow[] = none.map((_, row) => ({
    x: gatherBits(tableau.x, row),
    z: gatherBits(tableau.z, row),
    negative: ((tableau.signs >>> row) & 1) === 1,
  }));

  let flips = 0;
  for (let q = 0; q < numQubits; q += 1) if (pivot(rows, flips, q, 'x')) flips += 1;
  const directions = rows.slice(0, flips).map(({ x }) => x);
  // The remaining rows have no X: each fixes the parity of some qubits.
  const parities = rows.slice(flips);
  let fixed = 0;
  let offset = 0;
  for (let q = 0; q < numQubits; q += 1) if (pivot(parities, fixed, q, 'z')) fixed += 1;
  for (const { z, negative } of parities) if (negative) offset |= z & -z;
  return { offset, directions };
}

/** Samples one of the equally likely outcomes. */
export function drawOutcome({ offset, directions }: Support, random: Random): number {
  const chosen = random.word();
  return directions.reduce(
    (outcome, direction, place) => ((chosen >>> place) & 1 ? outcome ^ direction : outcome),
    offset,
  );
}
