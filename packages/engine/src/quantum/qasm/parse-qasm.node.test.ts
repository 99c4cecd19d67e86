import { describe, expect, it } from 'vitest';
import { gate } from '../circuit.js';
import { basisState, likeness } from '../circuits.fixtures.js';
import { applyGate } from '../apply-gate.js';
import { simulate } from '../simulate.js';
import { parseQasm } from './parse-qasm.js';

const V2 = 'OPENQASM 2.0;\ninclude "qelib1.inc";\n';
const gatesOf = (statements: string, numQubits = 3) =>
  parseQasm(`qubit[${numQubits}] q; ${statements}`).gates;

describe('reading OpenQASM', () => {
  it('T-50 reads a program of OpenQASM 2', () => {
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
    });
  });

  it('T-50 reads a program of OpenQASM 3, and it runs', async () => {
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
    expect(circuit.numQubits).toBe(4);
    const { counts } = await simulate(circuit, { shots: 100 });
    expect(Object.keys(counts).toSorted()).toEqual(['1000', '1111']);
  });

  it('does without version, include and measurement', () => {
    expect(parseQasm('qubit q; x q;')).toEqual({ numQubits: 1, gates: [gate('x', [0])] });
  });

  it('applies a gate to each place of whole registers, beside single qubits', () => {
    const program = 'qubit[2] a; qubit[2] b; h a; cx a, b; cx a[1], b; rz(1) b;';
    expect(parseQasm(program).gates).toEqual([
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
  ])('works %s out', (expression, value) => {
    const [{ params } = gate('h', [])] = gatesOf(`rx(${expression}) q[0];`);
    expect(params[0]).toBeCloseTo(value, 14);
  });

  it.each([
    ['id q[0];', ''],
    ['U(0.3, 0.4, 0.5) q[0];', 'rz(0.5) q[0]; ry(0.3) q[0]; rz(0.4) q[0];'],
    ['u3(0.3, 0.4, 0.5) q[0];', 'U(0.3, 0.4, 0.5) q[0];'],
    ['u2(0.4, 0.5) q[0];', 'U(pi/2, 0.4, 0.5) q[0];'],
    ['U(pi/2, 0, pi) q[0];', 'h q[0];'],
    ['sx q[0]; sx q[0];', 'x q[0];'],
    ['sxdg q[0]; sx q[0];', ''],
    ['sx q[0];', 'rx(pi/2) q[0];'],
    ['cy q[0], q[1]; cy q[0], q[1];', ''],
    ['cy q[0], q[1];', 'cz q[0], q[1]; cx q[0], q[1]; s q[0];'],
    ['ch q[0], q[1];', 's q[1]; h q[1]; t q[1]; cx q[0], q[1]; tdg q[1]; h q[1]; sdg q[1];'],
    ['crz(0.7) q[0], q[1];', 'cp(0.7) q[0], q[1]; p(-0.35) q[0];'],
    ['crx(0.7) q[0], q[1];', 'h q[1]; crz(0.7) q[0], q[1]; h q[1];'],
    ['cry(0.7) q[0], q[1];', 'sdg q[1]; crx(0.7) q[0], q[1]; s q[1];'],
    ['cswap q[0], q[1], q[2];', 'cx q[2], q[1]; ccx q[0], q[1], q[2]; cx q[2], q[1];'],
    ['cphase(0.2) q[0], q[1];', 'cp(0.2) q[0], q[1];'],
    ['cu1(0.2) q[0], q[1];', 'cp(0.2) q[0], q[1];'],
    ['CX q[0], q[1];', 'cx q[0], q[1];'],
  ])('knows "%s" as "%s"', (statements, same) => {
    // A state in which no two amplitudes are alike.
    const before = gatesOf(
      'ry(0.5) q[0]; ry(1.1) q[1]; ry(1.7) q[2]; t q; cx q[0], q[1]; cx q[1], q[2]; rx(0.3) q;',
    );
    const [state, other] = [statements, same].map((text) => {
      const made = basisState(3, 0);
      for (const each of [...before, ...gatesOf(text)]) applyGate(made, each);
      return made;
    });
    if (!state || !other) throw new Error('Two states are compared.');
    expect(likeness(state, other)).toBeCloseTo(1, 12);
  });

  it('swaps the last two qubits where the first is 1 (cswap)', async () => {
    const swapped = parseQasm('qubit[3] q; x q[0]; x q[1]; cswap q[0], q[1], q[2];');
    expect((await simulate(swapped, { shots: 1 })).counts).toEqual({ '101': 1 });
    const left = parseQasm('qubit[3] q; x q[1]; cswap q[0], q[1], q[2];');
    expect((await simulate(left, { shots: 1 })).counts).toEqual({ '010': 1 });
  });
});
