import { gate, GATES, type Gate, type GateName } from '@spinout/domain/circuits';
import { describe, expect, it } from 'vitest';
import { quantumMessages } from '../quantum.messages.js';
import { formatAngle, describeGate, gateSymbols } from './describe-gate.js';

describe('formatAngle', () => {
  it.each([
    [Math.PI, 'π'],
    [-Math.PI / 2, '−π/2'],
    [(3 * Math.PI) / 4, '3π/4'],
    [Math.PI / 32, 'π/32'],
    [2 * Math.PI, '2π'],
    [0, '0'],
    [-0, '0'],
    [0.4567, '0.457'],
    [-0.4567, '−0.457'],
    [Math.PI / 64, '0.0491'],
    [Math.PI / 2 ** 29, '5.85E−9'],
    [12345.678, '1.23E4'],
  ])('formats %d radians as %s', (angle, text) => {
    expect(formatAngle(angle, 'en-US')).toBe(text);
  });

  it('is formatted by locale', () => {
    expect(formatAngle(0.4567, 'de')).toBe('0,457');
  });
});

describe('a gate as text', () => {
  it.each<[Gate, string]>([
    [gate('h', [0]), 'Hadamard on qubit 0'],
    [gate('cx', [0, 1]), 'X on qubit 1, controlled by qubit 0'],
    [gate('ccx', [0, 1, 2]), 'X on qubit 2, controlled by qubits 0 and 1'],
    [gate('swap', [0, 3]), 'Swap of qubits 0 and 3'],
    [gate('rx', [1], [Math.PI / 2]), 'Rotation about x by π/2 on qubit 1'],
    [gate('cp', [2, 0], [Math.PI / 4]), 'Phase by π/4 on qubit 0, controlled by qubit 2'],
  ])('%j is "%s"', (each, text) => {
    expect(describeGate(each, quantumMessages, 'en-US')).toBe(text);
  });

  it('has a description and a symbol for every gate', () => {
    for (const name of Object.keys(GATES) as GateName[]) {
      expect(quantumMessages.gates[name]).not.toBe('');
      expect(gateSymbols[name]).not.toBe('');
    }
  });
});
