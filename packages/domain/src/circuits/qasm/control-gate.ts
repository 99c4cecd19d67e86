import { type Gate, gate } from '../circuit.js';
import { multiControlledPhase } from '../multi-controlled.js';
import { findStandardGate } from './standard-gates.js';

const HALF_TURN_SHARES = { z: 1, s: 1 / 2, sdg: -1 / 2, t: 1 / 4, tdg: -1 / 4 } as const;

/** Names of the controlled gates that the library has. */
const CONTROLLED = {
  h: 'ch',
  x: 'cx',
  y: 'cy',
  rx: 'crx',
  ry: 'cry',
  rz: 'crz',
  cx: 'ccx',
  swap: 'cswap',
  ccx: 'c3x',
} as const;

/** Applies a gate of the simulator where another qubit is 1, with its global phase. */
export function controlGate(control: number, { name, qubits, params }: Gate): readonly Gate[] {
  switch (name) {
    case 'z':
    case 's':
    case 'sdg':
    case 't':
    case 'tdg':
      return [gate('cp', [control, ...qubits], [Math.PI * HALF_TURN_SHARES[name]])];
    case 'p':
      return [gate('cp', [control, ...qubits], params)];
    case 'cp':
      return multiControlledPhase(params[0] ?? 0, [control, ...qubits]);
    case 'cz': {
      const turn = gate('h', qubits.slice(1));
      return [turn, gate('ccx', [control, ...qubits]), turn];
    }
    default:
      return findStandardGate(CONTROLLED[name])?.expand([control, ...qubits], params) ?? [];
  }
}
