import { describe, expect, it } from 'vitest';
import { gate } from './circuit.js';
import { formatMemory, needsStateVector, simulationBytes, stateVectorBytes } from './memory.js';
import { parseQasm } from './qasm/parse-qasm.js';
import { templateCircuit, type TemplateName } from './templates.js';

const needing = (name: TemplateName) =>
  Array.from({ length: 13 }, (_, at) => at + 1).filter((n) =>
    needsStateVector(templateCircuit(name, n)),
  );

describe('the memory of a simulation', () => {
  it.each([
    [1, 32],
    [20, 16 * 2 ** 20],
    [26, 2 ** 30],
    [30, 16 * 2 ** 30],
  ])('T-50 for %d qubits is %d bytes', (qubits, bytes) => {
    expect(stateVectorBytes(qubits)).toBe(bytes);
  });

  it('T-50 is needed for circuits with other than Clifford gates', () => {
    expect(needsStateVector({ numQubits: 1, gates: [gate('t', [0])] })).toBe(true);
    expect(needsStateVector({ numQubits: 1, gates: [gate('h', [0]), gate('s', [0])] })).toBe(false);
    expect(needsStateVector(parseQasm('qubit[30] q; rx(pi/2) q; rz(-pi) q;'))).toBe(false);
    expect(needsStateVector(parseQasm('qubit[30] q; rx(pi/3) q[0];'))).toBe(true);
  });

  it('T-50 of a run counts a second state vector where each shot is a run of its own', () => {
    const clifford = parseQasm('qubit[20] q; h q;');
    expect([simulationBytes(clifford), simulationBytes(clifford, true)]).toEqual([0, 0]);
    const other = parseQasm('qubit[20] q; t q;');
    expect(simulationBytes(other)).toBe(16 * 2 ** 20);
    expect(simulationBytes(other, true)).toBe(32 * 2 ** 20);
    const dynamic = parseQasm('qubit[20] q; bit c; t q; c = measure q[0]; if (c) x q;');
    expect(simulationBytes(dynamic)).toBe(32 * 2 ** 20);
    const conditional = parseQasm('qubit[20] q; bit c; c = measure q[0]; if (c) x q;');
    expect(simulationBytes(conditional)).toBe(0);
    const inBranch = parseQasm('qubit[20] q; bit c; c = measure q[0]; if (c) t q;');
    expect(simulationBytes(inBranch)).toBe(32 * 2 ** 20);
  });

  it('T-50 is needed for the templates above some size, or never', () => {
    expect(needing('ghz')).toEqual([]);
    expect(needing('uniform')).toEqual([]);
    expect(needing('qft')[0]).toBe(2);
    expect(needing('grover')[0]).toBe(3);
    expect(needing('random')).toHaveLength(13);
  });

  it.each([
    [32, '32 bytes'],
    [1024, '1 KiB'],
    [16 * 2 ** 20, '16 MiB'],
    [2 ** 30, '1 GiB'],
    [16 * 2 ** 40, '16384 GiB'],
  ])('is formatted in the largest unit: %d is %s', (bytes, text) => {
    expect(formatMemory(bytes)).toBe(text);
  });
});
