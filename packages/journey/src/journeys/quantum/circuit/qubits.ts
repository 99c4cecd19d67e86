import { DEFAULT_QUBITS, MAX_QUBITS, MIN_QUBITS } from '../quantum.constants.js';

/** Parses the number of qubits, clamped to 1 to 30; 5 if it is not a number. */
export const parseQubits = (text: string): number => {
  const number = text.trim() === '' ? Number.NaN : Math.trunc(Number(text));
  if (Number.isNaN(number)) return DEFAULT_QUBITS;
  return Math.min(MAX_QUBITS, Math.max(MIN_QUBITS, number));
};
