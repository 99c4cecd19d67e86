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

/** The theme's data colors for the bands, close to the colors of AlphaFold DB. */
export const BAND_COLORS: Readonly<Record<PlddtBand, number>> = {
  veryHigh: 1,
  confident: 6,
  low: 7,
  veryLow: 4,
  unknown: 8,
};

const DATA_COLORS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Reads the theme's colors at an element; falls back to browser colors. */
export const paletteAt = (element: Element): Palette => {
  // A variable of the theme can hold two colors, of which only a property shows one.
  const probe = document.createElement('span');
  element.append(probe);
  const read = (name: string, fallback: string) => {
    probe.style.color = `var(--spinout-color-${name}, ${fallback})`;
    return getComputedStyle(probe).color;
  };
  const data = (index: number) => read(`data-${index}`, 'CanvasText');
  const palette = {
    background: read('surface', 'Canvas'),
    foreground: read('text', 'CanvasText'),
    colors: Object.fromEntries([
      ...Object.entries(BAND_COLORS).map(([band, index]) => [band, data(index)]),
      ...DATA_COLORS.map((index) => [`data${index}`, data(index)]),
    ]) as Record<ColorName, string>,
  };
  probe.remove();
  return palette;
};
