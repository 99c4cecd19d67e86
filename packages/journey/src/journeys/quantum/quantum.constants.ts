export const MIN_QUBITS = 1;
export const MAX_QUBITS = 30;
/** Also the fallback for invalid input. */
export const DEFAULT_QUBITS = 5;
/** Number of shots, and the maximum of every bar. */
export const SHOTS = 1024;
/** Probabilities of errors by noise level: depolarizing gates and wrong readings. */
export const NOISE_RATES = {
  low: { oneQubit: 0.001, multiQubit: 0.01, readout: 0.01 },
  high: { oneQubit: 0.01, multiQubit: 0.05, readout: 0.05 },
} as const;
/** Maximum number of outcomes of a demo run. */
export const MAX_DEMO_STATES = 8;
/** Number of listed outcomes; the table has all of them. */
export const LISTED_OUTCOMES = 16;
/** Maximum rows of the outcome table; 1024 shots have at most as many outcomes. */
export const MAX_TABLE_ROWS = 1024;
/** Debounce of typing before a program is checked. */
export const CHECK_DELAY_MS = 200;
/** Maximum number of drawn columns. */
export const DRAWN_COLUMNS = 60;
/** Maximum number of gates listed as text. */
export const LISTED_GATES = 100;
/** Maximum size of a program file: four bytes per allowed character. */
export const MAX_PROGRAM_FILE_BYTES = 400_000;
/** Decimal places of an energy: microhartree. */
export const ENERGY_DIGITS = 6;
/** Maximum length of a displayed program; a longer one can only be downloaded. */
export const MAX_SHOWN_CHARACTERS = 100_000;
