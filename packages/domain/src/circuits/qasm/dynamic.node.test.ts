import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gate } from '../circuit.js';
import { anyDynamicCircuit } from '../circuits.fixtures.js';
import { checkAnyCircuit, isDynamic, type Operation } from '../dynamic-circuit.js';
import { parseQasm } from './parse-qasm.js';
import { writeQasm } from './write-qasm.js';

const operationsOf = (program: string): readonly Operation[] => {
  const circuit = parseQasm(program);
  return isDynamic(circuit) ? circuit.operations : [];
};

const x = gate('x', [0]);

describe('programs that decide while they run', () => {
  it('teleport in OpenQASM 2, with a condition on each register', () => {
    const program = `OPENQASM 2.0;
include "qelib1.inc";
qreg q[3]; creg a[1]; creg b[1]; creg out[1];
u3(0.3, 0.2, 0.1) q[0];
h q[1]; cx q[1], q[2];
cx q[0], q[1]; h q[0];
measure q[0] -> a[0];
measure q[1] -> b[0];
if(a==1) z q[2];
if(b==1) x q[2];
measure q[2] -> out[0];`;
    expect(operationsOf(program).slice(-5)).toEqual([
      { kind: 'measure', qubit: 0, bit: 0 },
      { kind: 'measure', qubit: 1, bit: 1 },
      {
        kind: 'if',
        condition: { first: 0, count: 1, value: 1, isEqual: true },
        then: [gate('z', [2])],
        otherwise: [],
      },
      {
        kind: 'if',
        condition: { first: 1, count: 1, value: 1, isEqual: true },
        then: [gate('x', [2])],
        otherwise: [],
      },
      { kind: 'measure', qubit: 2, bit: 2 },
    ]);
  });

  it.each([
    ['c == 2', { first: 0, count: 2, value: 2, isEqual: true }],
    ['c != 2', { first: 0, count: 2, value: 2, isEqual: false }],
    ['c == "10"', { first: 0, count: 2, value: 2, isEqual: true }],
    ['c[1]', { first: 1, count: 1, value: 0, isEqual: false }],
    ['!c[1]', { first: 1, count: 1, value: 0, isEqual: true }],
    ['c[1] == true', { first: 1, count: 1, value: 0, isEqual: false }],
    ['c[1] == false', { first: 1, count: 1, value: 0, isEqual: true }],
    ['c[1] != true', { first: 1, count: 1, value: 0, isEqual: true }],
    ['d[1:2] == 3', { first: 3, count: 2, value: 3, isEqual: true }],
  ])('reads the condition %s', (text, condition) => {
    const program = `qubit q; bit[2] c; bit[3] d; c[0] = measure q; if (${text}) x q;`;
    expect(operationsOf(program).at(-1)).toEqual({
      kind: 'if',
      condition,
      then: [x],
      otherwise: [],
    });
  });

  it('read blocks, else and conditions in conditions', () => {
    const program = `qubit q; bit c; c = measure q;
if (c) { x q; if (c == 0) reset q; } else { c = measure q; }`;
    expect(operationsOf(program).at(-1)).toEqual({
      kind: 'if',
      condition: { first: 0, count: 1, value: 0, isEqual: false },
      then: [
        x,
        {
          kind: 'if',
          condition: { first: 0, count: 1, value: 0, isEqual: true },
          then: [{ kind: 'reset', qubit: 0 }],
          otherwise: [],
        },
      ],
      otherwise: [{ kind: 'measure', qubit: 0, bit: 0 }],
    });
  });

  it('measure all qubits at the end if they measure into no bit', () => {
    expect(parseQasm('qubit[2] q; bit c; x q[0]; reset q[0]; if (c == 0) x q[1];')).toEqual({
      numQubits: 2,
      numBits: 2,
      operations: [
        x,
        { kind: 'reset', qubit: 0 },
        gate('x', [1]),
        { kind: 'measure', qubit: 0, bit: 0 },
        { kind: 'measure', qubit: 1, bit: 1 },
      ],
    });
  });

  it('apply gates to a qubit that was measured', () => {
    expect(parseQasm('qubit q; bit c; x q; c = measure q; x q;')).toEqual({
      numQubits: 1,
      numBits: 1,
      operations: [x, { kind: 'measure', qubit: 0, bit: 0 }, x],
    });
  });

  it('are plain circuits if they reset only fresh qubits', () => {
    const program = 'qubit[2] q; reset q; x q[0]; bit[2] c; c = measure q;';
    expect(parseQasm(program)).toEqual({ numQubits: 2, gates: [x] });
  });

  it('are written so that they parse to the same circuit', () => {
    fc.assert(
      fc.property(anyDynamicCircuit({ maxQubits: 4, maxOperations: 12 }), (circuit) => {
        const again = parseQasm(writeQasm(circuit));
        // A circuit whose measurements all come last is a plain one.
        if (isDynamic(again)) expect(again).toEqual(circuit);
        else
          expect(circuit.operations.some((each) => 'kind' in each && each.kind === 'if')).toBe(
            false,
          );
      }),
      { numRuns: 300 },
    );
  });
});

describe('a circuit from a store', () => {
  const valid = { numQubits: 1, numBits: 1, operations: [{ kind: 'reset', qubit: 0 }] } as const;
  const condition = { first: 0, count: 1, value: 1, isEqual: true };

  it('is accepted if all its operations are valid', () => {
    expect(() => checkAnyCircuit(valid)).not.toThrow();
  });

  it.each<[string, readonly Operation[]]>([
    ['a qubit that does not exist', [{ kind: 'reset', qubit: 1 }]],
    ['a bit that does not exist', [{ kind: 'measure', qubit: 0, bit: 1 }]],
    [
      'a condition on bits that do not exist',
      [{ kind: 'if', condition: { ...condition, count: 2 }, then: [], otherwise: [] }],
    ],
    [
      'an invalid operation in a branch',
      [{ kind: 'if', condition, then: [], otherwise: [{ kind: 'reset', qubit: 7 }] }],
    ],
  ])('is refused for %s', (_, operations) => {
    expect(() => checkAnyCircuit({ ...valid, operations })).toThrow(
      expect.objectContaining({ reason: 'operation' }) as Error,
    );
  });

  it('is refused for an invalid gate in a branch', () => {
    const operations = [{ kind: 'if', condition, then: [gate('h', [3])], otherwise: [] }] as const;
    expect(() => checkAnyCircuit({ ...valid, operations })).toThrow(
      expect.objectContaining({ reason: 'gateQubits' }) as Error,
    );
  });
});
