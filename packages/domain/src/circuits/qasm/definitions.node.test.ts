import { describe, expect, it } from 'vitest';
import { type Gate, gate } from '../circuit.js';
import { listGates } from '../dynamic-circuit.js';
import { parseQasm } from './parse-qasm.js';

const gatesOf = (program: string): readonly Gate[] => listGates(parseQasm(program));

describe('gate definitions', () => {
  it('apply their gates with their own qubits and angles', () => {
    const program = `OPENQASM 2.0;
include "qelib1.inc";
gate turn(a, b) x, y { rx(a/2 + b) y; barrier x, y; cx y, x; rz(-a) x; }
qreg q[3];
turn(pi, 1) q[2], q[0];`;
    expect(gatesOf(program)).toEqual([
      gate('rx', [0], [Math.PI / 2 + 1]),
      gate('cx', [0, 2]),
      gate('rz', [2], [-Math.PI]),
    ]);
  });

  it('use earlier definitions, also without angles or gates', () => {
    const program = `gate nothing a { }
gate inner(x) a { p(2*x) a; }
gate outer(y) a, b { nothing a; inner(y + 1) b; inner(y) a; gphase(y); }
qubit[2] q; outer(3) q[0], q[1]; nothing q;`;
    expect(gatesOf(program)).toEqual([gate('p', [1], [8]), gate('p', [0], [6])]);
  });

  it('apply to each element of registers', () => {
    const program = 'gate pair a, b { cx a, b; } qubit[2] a; qubit[2] b; pair a, b;';
    expect(gatesOf(program)).toEqual([gate('cx', [0, 2]), gate('cx', [1, 3])]);
  });

  it('may define a gate of the library that is not included', () => {
    expect(gatesOf('OPENQASM 2.0; gate h a { x a; } qreg q[1]; h q[0];')).toEqual([gate('x', [0])]);
    const exported = 'OPENQASM 3; include "stdgates.inc"; gate rzz(t) a, b { x a; } qubit[2] q;';
    expect(gatesOf(`${exported} rzz(1) q[0], q[1];`)).toEqual([gate('x', [0])]);
  });
});

describe('modifiers of gates', () => {
  it.each<[string, readonly Gate[]]>([
    ['inv @ s q[0];', [gate('sdg', [0])]],
    ['inv @ rx(1) q[0];', [gate('rx', [0], [-1])]],
    ['inv @ mine q[0], q[1];', [gate('cx', [0, 1]), gate('tdg', [0])]],
    ['pow(3) @ t q[0];', [gate('t', [0]), gate('t', [0]), gate('t', [0])]],
    ['pow(-1) @ mine q[0], q[1];', [gate('cx', [0, 1]), gate('tdg', [0])]],
    ['pow(0) @ x q[0];', []],
    ['ctrl @ x q[0], q[1];', [gate('cx', [0, 1])]],
    ['ctrl(2) @ x q[2], q[0], q[1];', [gate('ccx', [2, 0, 1])]],
    ['ctrl @ s q[0], q[1];', [gate('cp', [0, 1], [Math.PI / 2])]],
    ['negctrl @ x q[0], q[1];', [gate('x', [0]), gate('cx', [0, 1]), gate('x', [0])]],
    ['ctrl @ inv @ t q[0], q[1];', [gate('cp', [0, 1], [-Math.PI / 4])]],
  ])('%s', (statement, gates) => {
    const program = `gate mine a, b { t a; cx a, b; } qubit[3] q; ${statement}`;
    expect(gatesOf(program)).toEqual(gates);
  });
});

describe('ranges of a register', () => {
  it('stand for their elements', () => {
    expect(gatesOf('qubit[4] q; h q[1:2]; cx q[0:1], q[2:3];')).toEqual([
      gate('h', [1]),
      gate('h', [2]),
      gate('cx', [0, 2]),
      gate('cx', [1, 3]),
    ]);
  });
});
