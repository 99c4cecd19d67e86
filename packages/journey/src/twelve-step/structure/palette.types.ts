import type { PlddtBand } from './structure.constants.js';

/** Name of a colour; a palette knows what it looks like. */
export type ColorName = PlddtBand | `data${number}`;

/** What each colour looks like, as CSS writes it. */
export interface Palette {
  readonly ground: string;
  readonly ink: string;
  /** By band of confidence, and the theme's eight colours for data, "data1" to "data8". */
  readonly colors: Readonly<Record<ColorName, string>>;
}
