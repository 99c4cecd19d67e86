import { listGates, parseQasm } from '@spinout/domain/circuits';
import { describe, expect, it } from 'vitest';
import { applyGate } from './apply-gate.js';
import { basisState, computeFidelity } from './circuits.fixtures.js';
import { simulate } from './simulate.js';

const gatesOf = (statements: string) => listGates(parseQasm(`qubit[3] q; ${statements}`));

describe('the gates of the standard library, run', () => {
  it('T-50 runs a program of OpenQASM 3', async () => {
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
    const { counts } = await simulate(circuit, { shots: 100 });
    expect(Object.keys(counts).toSorted()).toEqual(['1000', '1111']);
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
    expect(computeFidelity(state, other)).toBeCloseTo(1, 12);
  });

  it('swaps the last two qubits where the first is 1 (cswap)', async () => {
    const swapped = parseQasm('qubit[3] q; x q[0]; x q[1]; cswap q[0], q[1], q[2];');
    expect((await simulate(swapped, { shots: 1 })).counts).toEqual({ '101': 1 });
    const left = parseQasm('qubit[3] q; x q[1]; cswap q[0], q[1], q[2];');
    expect((await simulate(left, { shots: 1 })).counts).toEqual({ '010': 1 });
  });
});
