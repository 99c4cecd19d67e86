import type { Gate } from '@spinout/domain/circuits';
import { type Matrix2, swapAmplitudes, applyMatrix, multiplyByPhase } from './amplitudes.js';
import type { StateVector } from './state-vector.js';
import { computeCosSin } from './trigonometry.js';

const R = Math.SQRT1_2;

const HADAMARD: Matrix2 = [
  [R, 0, R, 0],
  [R, 0, -R, 0],
];
const PAULI_Y: Matrix2 = [
  [0, 0, 0, -1],
  [0, 1, 0, 0],
];

const createXRotation = (angle: number): Matrix2 => {
  const [cos, sin] = computeCosSin(angle / 2);
  return [
    [cos, 0, 0, -sin],
    [0, -sin, cos, 0],
  ];
};

const createYRotation = (angle: number): Matrix2 => {
  const [cos, sin] = computeCosSin(angle / 2);
  return [
    [cos, 0, -sin, 0],
    [sin, 0, cos, 0],
  ];
};

/** Multiplies by e^(i angle) where all the given qubits are 1. */
const applyPhase = (state: StateVector, qubits: readonly number[], angle: number) =>
  multiplyByPhase(state, qubits, getBitMask(qubits), ...computeCosSin(angle));

const getBitMask = (qubits: readonly number[]) => qubits.reduce((bits, q) => bits | (1 << q), 0);

/**
 * Applies one gate to a state, in place. The matrices are those of OpenQASM 3's standard library:
 * rz(a) = diag(e^(-ia/2), e^(ia/2)), p(a) = diag(1, e^(ia)).
 */
export function applyGate(state: StateVector, { name, qubits, params: [angle = 0] }: Gate): void {
  const [a = 0, b = 0, c = 0] = qubits;
  switch (name) {
    case 'h':
      return applyMatrix(state, a, HADAMARD);
    case 'x':
      return swapAmplitudes(state, qubits, 0, 1 << a);
    case 'y':
      return applyMatrix(state, a, PAULI_Y);
    case 'z':
    case 'cz':
      return multiplyByPhase(state, qubits, getBitMask(qubits), -1, 0);
    case 's':
      return multiplyByPhase(state, qubits, 1 << a, 0, 1);
    case 'sdg':
      return multiplyByPhase(state, qubits, 1 << a, 0, -1);
    case 't':
      return multiplyByPhase(state, qubits, 1 << a, R, R);
    case 'tdg':
      return multiplyByPhase(state, qubits, 1 << a, R, -R);
    case 'rx':
      return applyMatrix(state, a, createXRotation(angle));
    case 'ry':
      return applyMatrix(state, a, createYRotation(angle));
    case 'rz':
      multiplyByPhase(state, qubits, 0, ...computeCosSin(-angle / 2));
      return applyPhase(state, qubits, angle / 2);
    case 'p':
    case 'cp':
      return applyPhase(state, qubits, angle);
    case 'cx':
      return swapAmplitudes(state, qubits, 1 << a, (1 << a) | (1 << b));
    case 'swap':
      return swapAmplitudes(state, qubits, 1 << a, 1 << b);
    case 'ccx':
      return swapAmplitudes(state, qubits, (1 << a) | (1 << b), (1 << a) | (1 << b) | (1 << c));
  }
}
