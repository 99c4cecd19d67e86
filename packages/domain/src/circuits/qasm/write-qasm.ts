import { type Circuit, type Gate, type Readout, checkCircuit } from '../circuit.js';

/** Halvings of pi that are written as fractions: as many as the Fourier transform of 30 qubits has. */
const MAX_HALVINGS = 29;

/** Formats an angle as a fraction of pi if that is exactly the same number. */
function formatAngle(angle: number): string {
  for (let halvings = 0; halvings <= MAX_HALVINGS; halvings += 1) {
    const below = 2 ** halvings;
    const above = Math.round((angle / Math.PI) * below);
    if (above === 0 || (above * Math.PI) / below !== angle) continue;
    return `${above}*pi/${below}`.replace(/^(-?)1\*/, '$1').replace(/\/1$/, '');
  }
  return String(angle);
}

const formatGate = ({ name, qubits, params }: Gate) => {
  const angles = params.length > 0 ? `(${params.map(formatAngle).join(', ')})` : '';
  return `${name}${angles} ${qubits.map((q) => `q[${q}]`).join(', ')};`;
};

const formatReadout = (readout: Readout) =>
  readout.flatMap((qubit, bit) => (qubit === null ? [] : [`c[${bit}] = measure q[${qubit}];`]));

/**
 * Serializes a circuit to an OpenQASM 3 program, which parses to the same circuit.
 * @throws {QuantumError} what `checkCircuit` throws
 */
export function writeQasm(circuit: Circuit): string {
  checkCircuit(circuit);
  const { numQubits, gates, readout } = circuit;
  return [
    'OPENQASM 3.0;',
    'include "stdgates.inc";',
    `qubit[${numQubits}] q;`,
    `bit[${readout?.length ?? numQubits}] c;`,
    ...gates.map(formatGate),
    ...(readout ? formatReadout(readout) : ['c = measure q;']),
    '',
  ].join('\n');
}
