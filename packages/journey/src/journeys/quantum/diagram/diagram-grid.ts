/** Lengths of a diagram in units of 1/16 rem. */
export const UNITS_PER_REM = 16;
export const COLUMN = 46;
export const WIRE = 42;
/** Side of the box of a gate. */
export const BOX = 34;
/** Radius of a control. */
export const DOT = 4;
/** Radius of a flipped target. */
export const TARGET = 10;
export const NAME_WIDTH = 40;

export const columnCenter = (column: number): number => (column + 0.5) * COLUMN;
export const wireCenter = (qubit: number): number => (qubit + 0.5) * WIRE;
