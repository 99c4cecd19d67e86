import { parseQasm } from '@spinout/api-client/circuits';
import { describe, expect, it } from 'vitest';
import { quantumMessages } from '../quantum.messages.js';
import { circuitModels, createdCircuit } from './circuit.fixtures.js';
import { qasmExport } from './qasm-export.js';

describe('a circuit as OpenQASM', () => {
  it('is the program of the circuit, under its name and where it comes from', () => {
    const created = createdCircuit('ghz', 2);
    const { fileName, text = '' } = qasmExport(created, quantumMessages) ?? {};
    expect(fileName).toBe('Circuit_2_qubits.qasm');
    expect(text).toMatch(/^\/\/ Circuit 2 qubits\n\/\/ Made by: Example engine\nOPENQASM 3\.0;/);
    expect(parseQasm(text)).toEqual(created.drawing);
  });

  it('says of a demo circuit that no server ran it', () => {
    expect(qasmExport(circuitModels.demo.created, quantumMessages)?.text).toMatch(
      /^\/\/ Circuit 3 qubits\n\/\/ Made on a page for demonstration; no server ran it\.\n/,
    );
  });

  it('lets no name of a server’s end the comment', () => {
    const created = createdCircuit('ghz', 1);
    const name = 'x\nh q[0];\u2028reset q;';
    const { text = '' } =
      qasmExport({ ...created, circuit: { ...created.circuit, name } }, quantumMessages) ?? {};
    expect(text.split('\n')[0]).toBe('// x h q[0]; reset q;');
    expect(parseQasm(text)).toEqual(created.drawing);
  });

  it('is nothing where the program is not known', () => {
    expect(qasmExport(circuitModels.notDrawn.created, quantumMessages)).toBeNull();
  });
});
