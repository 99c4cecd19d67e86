import { describe, expect, it } from 'vitest';
import { gate } from '../circuit.js';
import { type AnyCircuit, isDynamic } from '../dynamic-circuit.js';
import { parseQasm } from './parse-qasm.js';

const V2 = 'OPENQASM 2.0;\ninclude "qelib1.inc";\n';
/** A circuit that measures at its end only. */
const plain = (circuit: AnyCircuit) => {
  if (isDynamic(circuit)) throw new Error('The circuit measures in the middle.');
  return circuit;
};
const parseGates = (statements: string, numQubits = 3) =>
  plain(parseQasm(`qubit[${numQubits}] q; ${statements}`)).gates;

describe('parsing OpenQASM', () => {
  it('T-50 parses an OpenQASM 2 program', () => {
    const program = `// Bell, and a turn
${V2}
/* two registers
   in one circuit */
qreg a[2]; qreg b[1];
creg c[3];
h a[0];
cx a[0], a[1];
u1(pi/4) b[0];
barrier a, b[0];
measure a[0] -> c[0];
measure b -> c[2];
`;
    expect(parseQasm(program)).toEqual({
      numQubits: 3,
      gates: [gate('h', [0]), gate('cx', [0, 1]), gate('p', [2], [Math.PI / 4])],
      // Nothing is measured into c[1].
      readout: [0, null, 2],
    });
  });

  it('T-50 parses an OpenQASM 3 program', () => {
    const circuit = parseQasm(`OPENQASM 3.0;
include "stdgates.inc";
qubit[3] q;
qubit extra;
bit[3] c;
h q[0];
cx q[0], q[1]; ccx q[0], q[1], q[2];
x extra;
c = measure q;
bit last = measure extra;`);
    expect(circuit).toEqual({
      numQubits: 4,
      gates: [gate('h', [0]), gate('cx', [0, 1]), gate('ccx', [0, 1, 2]), gate('x', [3])],
    });
  });

  it('does not need version, include and measurement', () => {
    expect(parseQasm('qubit q; x q;')).toEqual({ numQubits: 1, gates: [gate('x', [0])] });
  });

  it.each<[string, string, readonly (number | null)[] | undefined]>([
    ['all qubits without a measurement', '', undefined],
    ['all qubits into bits of their own number', 'bit[3] c; c = measure q;', undefined],
    [
      'the same through two registers',
      'bit c; bit[2] d; c = measure q[0]; d[1] = measure q[2]; d[0] = measure q[1];',
      undefined,
    ],
    [
      'crossed bits',
      'creg c[3]; measure q[0] -> c[2]; measure q[1] -> c[1]; measure q[2] -> c[0];',
      [2, 1, 0],
    ],
    ['a part of the qubits', 'creg c[1]; measure q[1] -> c[0];', [1]],
    ['fewer qubits than bits', 'creg c[4]; measure q[0] -> c[3];', [null, null, null, 0]],
    ['a second register', 'creg a[2]; creg b[1]; measure q[0] -> b[0];', [null, null, 0]],
    ['one qubit into two bits', 'creg c[2]; measure q[1] -> c[0]; measure q[1] -> c[1];', [1, 1]],
    [
      'the later of two qubits in one bit',
      'creg c[1]; measure q[0] -> c[0]; measure q[2] -> c[0];',
      [2],
    ],
    ['no bit: the outcome is discarded, and all are read', 'bit[3] c; measure q[0];', undefined],
    ['one with a bit and one without', 'bit c; measure q[0]; c = measure q[1];', [1]],
    ['a bit that is declared with its measurement', 'bit last = measure q[2];', [2]],
    ['a register that is declared later', 'bit c = measure q[2]; bit[2] d;', [2, null, null]],
    ['a measurement before gates on other qubits', 'bit c = measure q[1]; h q[0];', [1]],
  ])('T-50 measures %s', (_, measurements, readout) => {
    const circuit = plain(parseQasm(`qubit[3] q; ${measurements}`));
    expect(circuit.readout).toEqual(readout);
  });

  it('applies a gate to each element of whole registers, combined with single qubits', () => {
    const program = 'qubit[2] a; qubit[2] b; h a; cx a, b; cx a[1], b; rz(1) b;';
    expect(plain(parseQasm(program)).gates).toEqual([
      gate('h', [0]),
      gate('h', [1]),
      gate('cx', [0, 2]),
      gate('cx', [1, 3]),
      gate('cx', [1, 2]),
      gate('cx', [1, 3]),
      gate('rz', [2], [1]),
      gate('rz', [3], [1]),
    ]);
  });

  it.each([
    ['pi', Math.PI],
    ['-pi/2', -Math.PI / 2],
    ['3*pi/4', (3 * Math.PI) / 4],
    ['τ/2', Math.PI],
    ['2 - 3 - 4', -5],
    ['2 + 3 * 4 / (1 - 5)', -1],
    ['8 / 2 / 2', 2],
    ['--1', 1],
    ['-2 ** 2', -4],
    ['2 ** 3 ** 2', 512],
    ['2 ^ -1', 0.5],
    ['sqrt(16) + sin(0) + ln(exp(2))', 6],
    ['.5e-3', 0.0005],
    ['1.', 1],
  ])('evaluates %s', (expression, value) => {
    const [{ params } = gate('h', [])] = parseGates(`rx(${expression}) q[0];`);
    expect(params[0]).toBeCloseTo(value, 14);
  });
});
