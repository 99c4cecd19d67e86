import type { Gate } from '@spinout/api-client/circuits';
import { type Matrix2, exchange, mix, rotate } from './amplitudes.js';
import type { StateVector } from './state-vector.js';

const R = Math.SQRT1_2;

const HADAMARD: Matrix2 = [
  [R, 0, R, 0],
  [R, 0, -R, 0],
];
const PAULI_Y: Matrix2 = [
  [0, 0, 0, -1],
  [0, 1, 0, 0],
];

const aboutX = (angle: number): Matrix2 => {
  const [cos, sin] = [Math.cos(angle / 2), Math.sin(angle / 2)];
  return [
    [cos, 0, 0, -sin],
    [0, -sin, cos, 0],
  ];
};

const aboutY = (angle: number): Matrix2 => {
  const [cos, sin] = [Math.cos(angle / 2), Math.sin(angle / 2)];
  return [
    [cos, 0, -sin, 0],
    [sin, 0, cos, 0],
  ];
};

/** Multiplies by e^(i angle) where all the given qubits are 1. */
const phase = (state: StateVector, qubits: readonly number[], angle: number) =>
  rotate(state, qubits, bitsOf(qubits), Math.cos(angle), Math.sin(angle));

const bitsOf = (qubits: readonly number[]) => qubits.reduce((bits, q) => bits | (1 << q), 0);

/**
 * Applies one gate to a state, in place. The matrices are those of OpenQASM 3's standard library:
 * rz(a) = diag(e^(-ia/2), e^(ia/2)), p(a) = diag(1, e^(ia)).
 */
export function applyGate(state: StateVector, { name, qubits, params: [angle = 0] }: Gate): void {
  const [a = 0, b = 0, c = 0] = qubits;
  switch (name) {
    case 'h':
      return mix(state, a, HADAMARD);
    case 'x':
      return exchange(state, qubits, 0, 1 << a);
    case 'y':
      return mix(state, a, PAULI_Y);
    case 'z':
    case 'cz':
      return rotate(state, qubits, bitsOf(qubits), -1, 0);
    case 's':
      return rotate(state, qubits, 1 << a, 0, 1);
    case 'sdg':
      return rotate(state, qubits, 1 << a, 0, -1);
    case 't':
      return rotate(state, qubits, 1 << a, R, R);
    case 'tdg':
      return rotate(state, qubits, 1 << a, R, -R);
    case 'rx':
      return mix(state, a, aboutX(angle));
    case 'ry':
      return mix(state, a, aboutY(angle));
    case 'rz':
      rotate(state, qubits, 0, Math.cos(angle / 2), -Math.sin(angle / 2));
      return phase(state, qubits, angle / 2);
    case 'p':
    case 'cp':
      return phase(state, qubits, angle);
    case 'cx':
      return exchange(state, qubits, 1 << a, (1 << a) | (1 << b));
    case 'swap':
      return exchange(state, qubits, 1 << a, 1 << b);
    case 'ccx':
      return exchange(state, qubits, (1 << a) | (1 << b), (1 << a) | (1 << b) | (1 << c));
  }
}
