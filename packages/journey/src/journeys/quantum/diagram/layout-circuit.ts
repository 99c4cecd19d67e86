import type {
  AnyCircuit,
  Condition,
  Gate,
  Measurement,
  Operation,
  Reset,
} from '@spinout/domain/circuits';

/** An operation of a diagram. */
export interface DrawnOperation {
  readonly operation: Gate | Measurement | Reset;
  /** Conditions on bits, all of which must hold. */
  readonly conditions: readonly Condition[];
}

/** An operation with its column. */
export interface PlacedOperation extends DrawnOperation {
  /** Zero-based. */
  readonly column: number;
}

export interface CircuitLayout {
  /** Operations of the drawn columns in time order. */
  readonly placed: readonly PlacedOperation[];
  /** Columns of the whole circuit. */
  readonly columns: number;
  /** Drawn columns. */
  readonly drawn: number;
}

/** The operations of a circuit in time order, each with its conditions. */
export function listOperations(circuit: AnyCircuit): readonly DrawnOperation[] {
  if ('gates' in circuit) {
    return circuit.gates.map((operation) => ({ operation, conditions: [] }));
  }
  const list = (
    operations: readonly Operation[],
    conditions: readonly Condition[],
  ): readonly DrawnOperation[] =>
    operations.flatMap((operation) => {
      if (!('kind' in operation) || operation.kind !== 'if') return [{ operation, conditions }];
      const { condition, then, otherwise } = operation;
      const opposite = { ...condition, isEqual: !condition.isEqual };
      return [
        ...list(then, [...conditions, condition]),
        ...list(otherwise, [...conditions, opposite]),
      ];
    });
  return list(circuit.operations, []);
}

/** The wires that an operation needs; classical bits connect all of them. */
function getWires({ operation, conditions }: DrawnOperation, numQubits: number) {
  if ('kind' in operation || conditions.length > 0) return [0, numQubits - 1] as const;
  return [Math.min(...operation.qubits), Math.max(...operation.qubits)] as const;
}

/**
 * Places every operation in the earliest column in which all wires between its qubits are free, so that gates on different
 * qubits share a column.
 * @param maxColumns operations beyond this column are counted but not placed
 */
export function layoutCircuit(circuit: AnyCircuit, maxColumns: number): CircuitLayout {
  const { numQubits } = circuit;
  const free = new Array<number>(numQubits).fill(0);
  const placed: PlacedOperation[] = [];
  let columns = 0;
  for (const each of listOperations(circuit)) {
    const [first, last] = getWires(each, numQubits);
    let column = 0;
    for (let q = first; q <= last; q += 1) column = Math.max(column, free[q] ?? 0);
    free.fill(column + 1, first, last + 1);
    columns = Math.max(columns, column + 1);
    if (column < maxColumns) placed.push({ ...each, column });
  }
  return { placed, columns, drawn: Math.min(columns, maxColumns) };
}
