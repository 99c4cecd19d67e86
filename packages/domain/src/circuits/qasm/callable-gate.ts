import { allQubits } from '../circuit.js';
import { GATES, isGateName } from '../gates.js';
import { type StandardGate, findStandardGate } from './standard-gates.js';

/** A gate that a program can apply: of the library, defined in the program, or modified. */
export interface CallableGate extends StandardGate {
  /** Gates of the simulator in its expansion, at least 1. */
  readonly cost: number;
  /** Depth of definitions within definitions. */
  readonly depth: number;
  /** Whether its global phase is the same in all versions of OpenQASM, so that a control of it is defined. */
  readonly isControllable: boolean;
}

/** Gates besides those of the simulator whose decomposition has the phase of the specification. */
const EXACT = new Set([
  'CX',
  'phase',
  'cphase',
  'u1',
  'cu1',
  'cy',
  'ch',
  'cswap',
  'crx',
  'cry',
  'crz',
]);

/** Finds a gate of the libraries. */
export function findLibraryGate(name: string): CallableGate | undefined {
  const found = findStandardGate(name);
  if (!found) return undefined;
  const isControllable = isGateName(name) || EXACT.has(name);
  return { ...found, cost: countGates(found), depth: 0, isControllable };
}

/** Number of gates of the simulator in an expansion, at least 1. */
export const countGates = ({ qubits, params, expand }: StandardGate): number =>
  Math.max(
    1,
    expand(
      allQubits(qubits),
      Array.from({ length: params }, () => 0),
    ).length,
  );

/** Gates of stdgates.inc; qelib1.inc has all that are known here. */
const STDGATES = new Set([
  ...Object.keys(GATES),
  ...['id', 'CX', 'phase', 'cphase', 'sx', 'cy', 'ch', 'crx', 'cry', 'crz', 'cswap', 'cu'],
  ...['u1', 'u2', 'u3'],
]);

/** Whether a file that a program includes defines a gate, so that the program cannot define it again. */
export const isDefinedBy = (includes: ReadonlySet<string>, name: string): boolean =>
  (includes.has('"qelib1.inc"') && findStandardGate(name) !== undefined) ||
  (includes.has('"stdgates.inc"') && STDGATES.has(name));
