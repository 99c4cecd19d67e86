/** Converts a value to its fraction of a range, clamped to 0–1; 0 for an empty range. */
export const toFraction = (value: number, min: number, max: number): number =>
  max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
