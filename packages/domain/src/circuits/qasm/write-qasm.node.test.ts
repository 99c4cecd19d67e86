import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_GATES, gate } from '../circuit.js';
import { anyCircuit, anyReadOutCircuit } from '../circuits.fixtures.js';
import { listGates } from '../dynamic-circuit.js';
import { QuantumError } from '../quantum-error.js';
import { TEMPLATES, templateCircuit } from '../templates.js';
import { MAX_PROGRAM_LENGTH, MAX_WRITTEN_LENGTH, parseQasm } from './parse-qasm.js';
import { writeQasm } from './write-qasm.js';

describe('writing OpenQASM', () => {
  it('writes a standard program', () => {
    const gates = [
      gate('h', [0]),
      gate('cp', [0, 1], [-Math.PI / 4]),
      gate('rx', [1], [Math.PI]),
      gate('ry', [1], [-Math.PI]),
      gate('rz', [0], [(3 * Math.PI) / 8]),
      gate('p', [0], [0]),
      gate('p', [0], [1e-7]),
    ];
    expect(writeQasm({ numQubits: 2, gates })).toBe(`OPENQASM 3.0;
include "stdgates.inc";
qubit[2] q;
bit[2] c;
h q[0];
cp(-pi/4) q[0], q[1];
rx(pi) q[1];
ry(-pi) q[1];
rz(3*pi/8) q[0];
p(0) q[0];
p(1e-7) q[0];
c = measure q;
`);
  });

  it('writes programs that parse to the same circuit', () => {
    const fraction = fc
      .tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 0, max: 32 }))
      .map(([above, halvings]) => (above * Math.PI) / 2 ** halvings || 0);
    const any = fc
      .double({ noNaN: true, noDefaultInfinity: true })
      .filter((value) => !Object.is(value, -0));
    fc.assert(
      fc.property(anyCircuit({ maxQubits: 30, params: fc.oneof(fraction, any) }), (circuit) => {
        expect(parseQasm(writeQasm(circuit))).toEqual(circuit);
      }),
      { numRuns: 500 },
    );
  });

  it('preserves which qubits are measured into which bits', () => {
    const circuit = { numQubits: 2, gates: [gate('h', [0])], readout: [1, null, 0] };
    expect(writeQasm(circuit)).toContain(
      'bit[3] c;\nh q[0];\nc[0] = measure q[1];\nc[2] = measure q[0];\n',
    );
    fc.assert(
      fc.property(anyReadOutCircuit({ maxQubits: 6, maxGates: 3 }), ({ readout = [], ...rest }) => {
        const isRead = readout.some((qubit) => qubit !== null);
        const isPlain = readout.length === rest.numQubits && readout.every((q, bit) => q === bit);
        const again = parseQasm(writeQasm({ ...rest, readout }));
        // A circuit that measures nothing cannot be distinguished from one without measurements.
        expect(again).toEqual(isRead && !isPlain ? { ...rest, readout } : rest);
      }),
      { numRuns: 300 },
    );
  });

  it.each(TEMPLATES)('preserves the templates: %s', (name) => {
    const circuit = templateCircuit(name, name === 'grover' ? 6 : 30);
    const program = writeQasm(circuit);
    expect(program.length).toBeLessThan(MAX_PROGRAM_LENGTH);
    expect(parseQasm(program)).toEqual(circuit);
  });

  it('never exceeds the maximum length of the parser', () => {
    const longest = gate('cp', [28, 29], [-1.234567890123456e-300]);
    const gates = Array.from({ length: MAX_GATES }, () => longest);
    const program = writeQasm({ numQubits: 30, gates });
    expect(program.length).toBeLessThan(MAX_WRITTEN_LENGTH);
    expect(listGates(parseQasm(program, { maxLength: MAX_WRITTEN_LENGTH }))).toHaveLength(
      MAX_GATES,
    );
    expect(() => parseQasm(program)).toThrow('longer than 100,000 characters');
  });

  it('refuses an invalid circuit', () => {
    expect(() => writeQasm({ numQubits: 1, gates: [gate('h', [3])] })).toThrow(QuantumError);
  });
});
