import type { Circuit, Gate } from '@spinout/api-client/circuits';

/** A gate at its place in a diagram. */
export interface PlacedGate {
  readonly gate: Gate;
  /** Counted from 0. */
  readonly column: number;
}

export interface CircuitLayout {
  /** Gates in the columns that are drawn, in the order of time. */
  readonly placed: readonly PlacedGate[];
  /** Columns that the whole circuit takes. */
  readonly columns: number;
  /** Columns that are drawn. */
  readonly drawn: number;
}

/**
 * Puts every gate into the earliest column in which all wires between its qubits are free, so that gates
 * which touch different qubits stand under each other.
 * @param mostColumns gates behind this column are counted and not placed
 */
export function layoutCircuit({ numQubits, gates }: Circuit, maxColumns: number): CircuitLayout {
  const free = new Array<number>(numQubits).fill(0);
  const placed: PlacedGate[] = [];
  let columns = 0;
  for (const gate of gates) {
    const first = Math.min(...gate.qubits);
    const last = Math.max(...gate.qubits);
    let column = 0;
    for (let q = first; q <= last; q += 1) column = Math.max(column, free[q] ?? 0);
    free.fill(column + 1, first, last + 1);
    columns = Math.max(columns, column + 1);
    if (column < maxColumns) placed.push({ gate, column });
  }
  return { placed, columns, drawn: Math.min(columns, maxColumns) };
}
