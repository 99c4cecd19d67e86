/** A color as lightness 0–1, chroma and hue in degrees; alpha 0–1. @default alpha 1 */
export type Oklch = readonly [lightness: number, chroma: number, hue: number, alpha?: number];

/** Formats a color for CSS. */
export const css = ([l, c, h, alpha]: Oklch) =>
  alpha === undefined ? `oklch(${l} ${c} ${h})` : `oklch(${l} ${c} ${h} / ${alpha})`;

/** Returns the color with another alpha, 0–1. */
export const withAlpha = ([l, c, h]: Oklch, alpha: number): Oklch => [l, c, h, alpha];
