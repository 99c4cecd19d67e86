import { DEFAULT_QUBITS, MAX_QUBITS, MIN_QUBITS } from '../quantum.constants.js';

/** The number of qubits that a text stands for, brought into 1 to 30; 5 when it is no number. */
export const parseQubits = (text: string): number => {
  const number = text.trim() === '' ? Number.NaN : Math.trunc(Number(text));
  if (Number.isNaN(number)) return DEFAULT_QUBITS;
  return Math.min(MAX_QUBITS, Math.max(MIN_QUBITS, number));
};
