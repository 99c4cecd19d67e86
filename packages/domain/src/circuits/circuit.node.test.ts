import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Circuit, type Gate, MAX_GATES, checkCircuit, gate } from './circuit.js';
import { anyCircuit } from './circuits.fixtures.js';
import type { QuantumReason } from './quantum-error.js';

const getRefusalReason = (circuit: Circuit): QuantumReason | undefined => {
  try {
    checkCircuit(circuit);
    return undefined;
  } catch (error) {
    return (error as { reason: QuantumReason }).reason;
  }
};

describe('checking a circuit', () => {
  it('accepts every valid circuit', () => {
    fc.assert(
      fc.property(anyCircuit({ maxQubits: 30 }), (circuit) => {
        expect(getRefusalReason(circuit)).toBeUndefined();
      }),
    );
  });

  it.each([0, 31, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'CONST-20 refuses %d qubits',
    (numQubits) => {
      expect(getRefusalReason({ numQubits, gates: [] })).toBe('qubits');
    },
  );

  it.each<[QuantumReason, string, Gate]>([
    ['unknownGate', 'a gate that nobody knows', { ...gate('h', [0]), name: 'toString' as 'h' }],
    ['gateQubits', 'a qubit that is not there', gate('h', [2])],
    ['gateQubits', 'a negative qubit', gate('h', [-1])],
    ['gateQubits', 'half a qubit', gate('h', [0.5])],
    ['gateQubits', 'a qubit too few', gate('cx', [0])],
    ['gateQubits', 'a qubit too many', gate('h', [0, 1])],
    ['gateQubits', 'a qubit that controls itself', gate('cx', [1, 1])],
    ['gateParams', 'an angle too few', gate('rx', [0])],
    ['gateParams', 'an angle too many', gate('h', [0], [1])],
    ['gateParams', 'an angle that is no number', gate('rx', [0], [Number.NaN])],
    ['gateParams', 'an endless angle', gate('cp', [0, 1], [Number.POSITIVE_INFINITY])],
  ])('refuses as %s %s', (reason, _, wrong) => {
    expect(getRefusalReason({ numQubits: 2, gates: [gate('h', [0]), wrong] })).toBe(reason);
  });

  it('refuses too many gates', () => {
    const gates = Array.from({ length: MAX_GATES + 1 }, () => gate('h', [0]));
    expect(getRefusalReason({ numQubits: 1, gates })).toBe('tooManyGates');
    expect(getRefusalReason({ numQubits: 1, gates: gates.slice(1) })).toBeUndefined();
  });

  it('names the invalid gate', () => {
    const gates = [gate('h', [0]), gate('cx', [0, 5])];
    expect(() => checkCircuit({ numQubits: 3, gates })).toThrow(
      'Gate 2, cx, needs 2 different qubits from 0 to 2.',
    );
  });
});
