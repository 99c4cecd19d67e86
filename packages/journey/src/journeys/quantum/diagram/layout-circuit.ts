import type { Circuit, Gate } from '@spinout/domain/circuits';

/** A gate with its column. */
export interface PlacedGate {
  readonly gate: Gate;
  /** Zero-based. */
  readonly column: number;
}

export interface CircuitLayout {
  /** Gates of the drawn columns in time order. */
  readonly placed: readonly PlacedGate[];
  /** Columns of the whole circuit. */
  readonly columns: number;
  /** Drawn columns. */
  readonly drawn: number;
}

/**
 * Places every gate in the earliest column in which all wires between its qubits are free, so that gates on different
 * qubits share a column.
 * @param maxColumns gates beyond this column are counted but not placed
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
