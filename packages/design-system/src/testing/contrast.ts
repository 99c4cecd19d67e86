import type { Oklch } from '../tokens/oklch.js';

type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Turns OKLCH into linear sRGB, 0–1 and unclipped.
 * Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020).
 */
export function toLinearSrgb([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Whether the color is inside the sRGB gamut. */
export const isInSrgb = (color: Oklch) =>
  toLinearSrgb(color).every((channel) => channel > -0.002 && channel < 1.002);

/** Relative luminance, 0–1 (WCAG 2.2). */
export function luminance(color: Oklch): number {
  const [red, green, blue] = toLinearSrgb(color).map((channel) =>
    Math.min(1, Math.max(0, channel)),
  ) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two opaque colors, 1–21 (WCAG 2.2). */
export function contrast(one: Oklch, other: Oklch): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}
