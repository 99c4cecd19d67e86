import { parseQasm } from '@spinout/domain/circuits';
import { describe, expect, it } from 'vitest';
import { quantumMessages } from '../quantum.messages.js';
import { circuitModels, createdCircuit } from './circuit.fixtures.js';
import { qasmExport } from './qasm-export.js';

describe('a circuit as OpenQASM', () => {
  it('is the program below a comment with name and origin', () => {
    const created = createdCircuit('ghz', 2);
    const { fileName, text = '' } = qasmExport(created, quantumMessages) ?? {};
    expect(fileName).toBe('Circuit_2_qubits.qasm');
    expect(text).toMatch(/^\/\/ Circuit 2 qubits\n\/\/ Made by: Example engine\nOPENQASM 3\.0;/);
    expect(parseQasm(text)).toEqual(created.drawing);
  });

  it('labels a demo circuit that no server ran', () => {
    expect(qasmExport(circuitModels.demo.created, quantumMessages)?.text).toMatch(
      /^\/\/ Circuit 3 qubits\n\/\/ Made on a page for demonstration; no server ran it\.\n/,
    );
  });

  it('does not let a server’s name end the comment', () => {
    const created = createdCircuit('ghz', 1);
    const name = 'x\nh q[0];\u2028reset q;';
    const { text = '' } =
      qasmExport({ ...created, circuit: { ...created.circuit, name } }, quantumMessages) ?? {};
    expect(text.split('\n')[0]).toBe('// x h q[0]; reset q;');
    expect(parseQasm(text)).toEqual(created.drawing);
  });

  it('is null if the program is unknown', () => {
    expect(qasmExport(circuitModels.notDrawn.created, quantumMessages)).toBeNull();
  });
});
