export const MIN_QUBITS = 1;
export const MAX_QUBITS = 30;
/** Also what a text that is no number becomes. */
export const DEFAULT_QUBITS = 5;
/** How often a circuit is measured, and the end of every bar. */
export const SHOTS = 1024;
/** Most outcomes of a demo run. */
export const MAX_DEMO_STATES = 8;
/** Outcomes that are listed; all of them are in the table. */
export const LISTED_OUTCOMES = 16;
/** Rows of the table of outcomes. No run of 1024 shots has more. */
export const MAX_TABLE_ROWS = 1024;
/** How long a person's typing rests before it is looked at. */
export const CHECK_DELAY_MS = 200;
/** Columns of a diagram that are drawn. */
export const DRAWN_COLUMNS = 60;
/** How many gates are listed as text. */
export const LISTED_GATES = 100;
/** Largest file that is read as a program: four bytes for each of the most characters. */
export const MAX_PROGRAM_FILE_BYTES = 400_000;
/** Digits of an energy after the point: microhartree. */
export const ENERGY_DIGITS = 6;
/** Characters of a program that are shown; a longer one is only downloaded. */
export const MAX_SHOWN_CHARACTERS = 100_000;
