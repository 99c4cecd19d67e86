import { gate, parseQasm, templateCircuit, TEMPLATES } from '@spinout/domain/circuits';
import { describe, expect, it } from 'vitest';
import { layoutCircuit } from './layout-circuit.js';

const getColumns = (program: string) =>
  layoutCircuit(parseQasm(program), 60).placed.map(({ column }) => column);

describe('the columns of a diagram', () => {
  it('share a column for gates on different qubits', () => {
    expect(getColumns('qubit[3] q; h q[0]; h q[1]; h q[0]; h q[2];')).toEqual([0, 0, 1, 0]);
  });

  it('keep the wires between the qubits of a gate free', () => {
    expect(getColumns('qubit[3] q; cx q[0], q[2]; h q[1];')).toEqual([0, 1]);
    expect(getColumns('qubit[3] q; h q[1]; cx q[2], q[0]; x q[0];')).toEqual([0, 1, 2]);
  });

  it('are counted completely, and drawn up to the limit', () => {
    const gates = Array.from({ length: 812 }, () => gate('h', [0]));
    const { placed, columns, drawn } = layoutCircuit({ numQubits: 1, gates }, 60);
    expect({ columns, drawn, placed: placed.length }).toEqual({
      columns: 812,
      drawn: 60,
      placed: 60,
    });
  });

  it('follow each other where measured bits decide, and hold every branch', () => {
    const program = `qubit[3] q; bit c; h q[0]; h q[1]; c = measure q[0];
      if (c) { x q[1]; } else { z q[2]; } h q[0]; h q[2];`;
    expect(getColumns(program)).toEqual([0, 0, 1, 2, 3, 4, 4]);
    const { placed } = layoutCircuit(parseQasm(program), 60);
    const condition = { first: 0, count: 1, value: 0 };
    expect(placed.map(({ conditions }) => conditions)).toEqual([
      [],
      [],
      [],
      [{ ...condition, isEqual: false }],
      [{ ...condition, isEqual: true }],
      [],
      [],
    ]);
  });

  it('are empty for a circuit without gates', () => {
    expect(layoutCircuit({ numQubits: 3, gates: [] }, 60)).toEqual({
      placed: [],
      columns: 0,
      drawn: 0,
    });
  });

  it.each(TEMPLATES)('never hold two gates on one wire: %s', (name) => {
    const { placed } = layoutCircuit(templateCircuit(name, 7), 1000);
    const occupied = new Set<string>();
    for (const { operation: each, column } of placed) {
      if ('kind' in each) continue;
      for (let q = Math.min(...each.qubits); q <= Math.max(...each.qubits); q += 1) {
        expect(occupied.has(`${column}:${q}`)).toBe(false);
        occupied.add(`${column}:${q}`);
      }
    }
  });
});
