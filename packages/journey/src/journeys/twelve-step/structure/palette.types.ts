import type { PlddtBand } from './structure.constants.js';

/** Name of a color in a palette. */
export type ColorName = PlddtBand | `data${number}`;

/** CSS value of each color. */
export interface Palette {
  readonly background: string;
  readonly foreground: string;
  /** Colors of the confidence bands, and the theme's eight data colors, "data1" to "data8". */
  readonly colors: Readonly<Record<ColorName, string>>;
}
