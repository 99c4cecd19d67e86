import type { Gate, Readout } from '../circuit.js';
import {
  type AnyCircuit,
  type Condition,
  type Operation,
  checkAnyCircuit,
  isDynamic,
  isGate,
} from '../dynamic-circuit.js';

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

const formatCondition = ({ first, count, value, isEqual }: Condition) => {
  const bits = count === 1 ? `c[${first}]` : `c[${first}:${first + count - 1}]`;
  return `${bits} ${isEqual ? '==' : '!='} ${value}`;
};

function formatOperation(each: Operation): readonly string[] {
  if (isGate(each)) return [formatGate(each)];
  if (each.kind === 'reset') return [`reset q[${each.qubit}];`];
  if (each.kind === 'measure') {
    const into = each.bit === null ? '' : `c[${each.bit}] = `;
    return [`${into}measure q[${each.qubit}];`];
  }
  const block = (operations: readonly Operation[]) => operations.flatMap(formatOperation);
  const otherwise = each.otherwise.length > 0 ? ['} else {', ...block(each.otherwise)] : [];
  return [`if (${formatCondition(each.condition)}) {`, ...block(each.then), ...otherwise, '}'];
}

/**
 * Serializes a circuit to an OpenQASM 3 program, which parses to the same circuit.
 * @throws {QuantumError} what `checkAnyCircuit` throws
 */
export function writeQasm(circuit: AnyCircuit): string {
  checkAnyCircuit(circuit);
  const { numQubits } = circuit;
  const numBits = isDynamic(circuit) ? circuit.numBits : (circuit.readout?.length ?? numQubits);
  const statements = isDynamic(circuit)
    ? circuit.operations.flatMap(formatOperation)
    : [
        ...circuit.gates.map(formatGate),
        ...(circuit.readout ? formatReadout(circuit.readout) : ['c = measure q;']),
      ];
  return [
    'OPENQASM 3.0;',
    'include "stdgates.inc";',
    `qubit[${numQubits}] q;`,
    `bit[${numBits}] c;`,
    ...statements,
    '',
  ].join('\n');
}
