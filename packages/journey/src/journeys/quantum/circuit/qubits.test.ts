import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQubits } from './circuit-request.js';

describe('parseQubits', () => {
  it.each([
    ['1', 1],
    ['5', 5],
    ['30', 30],
    ['31', 30],
    ['1e9', 30],
    ['0', 1],
    ['-4', 1],
    ['7.9', 7],
    [' 12 ', 12],
    ['', 5],
    ['abc', 5],
    ['12 qubits', 5],
  ])('QC-04, CONST-20 parses "%s" as %d (T-27)', (text, qubits) => {
    expect(parseQubits(text)).toBe(qubits);
  });

  it('CONST-20 returns an integer from 1 to 30 for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const qubits = parseQubits(text);
        expect(Number.isInteger(qubits) && qubits >= 1 && qubits <= 30).toBe(true);
      }),
    );
  });
});
