import type { Gate } from '@spinout/domain/circuits';
import { countBits } from './pauli-row.js';

/** Gates that act on few qubits and can run together. */
export interface GateGroup {
  /** Bit mask of the qubits. */
  readonly qubits: number;
  readonly gates: readonly Gate[];
}

/** Bounds the memory of the tables that a group is compiled to. */
const MAX_GROUP_GATES = 256;

/** The qubits of a gate as a bit mask. */
export const getQubitMask = ({ qubits }: Gate): number =>
  qubits.reduce((mask, q) => mask | (1 << q), 0);

/**
 * Splits a circuit into groups of gates on at most `width` qubits. A gate is moved before others only
 * if it shares no qubit with them, so that the product is the same.
 * @param width at least 3, the most that one gate needs
 */
export function groupGates(gates: readonly Gate[], numQubits: number, width: number): GateGroup[] {
  const all = 2 ** numQubits - 1;
  const groups: GateGroup[] = [];
  let waiting: readonly Gate[] = [];
  let next = 0;
  while (waiting.length > 0 || next < gates.length) {
    const taken: Gate[] = [];
    const left: Gate[] = [];
    let qubits = 0;
    let blocked = 0;
    const place = (each: Gate) => {
      const mask = getQubitMask(each);
      const fits = taken.length < MAX_GROUP_GATES && countBits(qubits | mask) <= width;
      if ((mask & blocked) === 0 && fits) {
        qubits |= mask;
        taken.push(each);
      } else {
        blocked |= mask;
        left.push(each);
      }
    };
    for (const each of waiting) place(each);
    while (next < gates.length && blocked !== all) {
      const each = gates[next];
      if (each) place(each);
      next += 1;
    }
    groups.push({ qubits, gates: taken });
    waiting = left;
  }
  return groups;
}
