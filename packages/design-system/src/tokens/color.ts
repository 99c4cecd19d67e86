import type { Oklch } from './oklch.js';

/**
 * Neutral ramp of twelve steps from light to dark: warm at the light end, cool at the dark end. Steps are chosen for
 * their contrast, see `contrast.test.ts`.
 */
export const neutral = {
  1: [0.994, 0.003, 90],
  2: [0.978, 0.006, 85],
  3: [0.955, 0.008, 82],
  4: [0.915, 0.009, 80],
  5: [0.86, 0.009, 78],
  6: [0.755, 0.009, 75],
  7: [0.6, 0.01, 70],
  8: [0.49, 0.01, 60],
  9: [0.4, 0.01, 270],
  10: [0.315, 0.01, 262],
  11: [0.262, 0.01, 260],
  12: [0.218, 0.01, 260],
} as const satisfies Record<number, Oklch>;

/** Accent color (viridian): light text on `deep`, dark text on `bright`. */
export const accent = {
  wash: [0.955, 0.02, 178],
  deep: [0.47, 0.083, 178],
  deeper: [0.41, 0.072, 178],
  bright: [0.79, 0.105, 176],
  brighter: [0.85, 0.1, 176],
  shade: [0.315, 0.045, 184],
} as const satisfies Record<string, Oklch>;

/** Hues of the tones in degrees. */
export const hue = { success: 148, warning: 75, danger: 27, info: 245, user: 310 } as const;

/**
 * Eight colors for data, distinguishable with the common color-vision deficiencies
 * (order and hues after Okabe and Ito, "Color Universal Design", 2008). Always use them with a label.
 */
export const data = [
  [0.53, 0.13, 250],
  [0.72, 0.15, 65],
  [0.61, 0.11, 168],
  [0.6, 0.16, 40],
  [0.7, 0.11, 345],
  [0.76, 0.1, 230],
  [0.85, 0.15, 100],
  [0.5, 0.01, 260],
] as const satisfies readonly Oklch[];
