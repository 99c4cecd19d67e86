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

const clip = (channel: number) => Math.min(1, Math.max(0, channel));

const weigh = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Relative luminance of an opaque color, 0–1 (WCAG 2.2). */
export const luminance = (color: Oklch): number =>
  weigh(toLinearSrgb(color).map(clip) as unknown as Rgb);

/** Transfer functions of sRGB (IEC 61966-2-1): browsers mix transparent colors in the encoded values. */
const encode = (x: number) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);
const decode = (x: number) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);

/** Relative luminance of a transparent color over an opaque one, 0–1. */
export function luminanceOver(front: Oklch, back: Oklch): number {
  const [, , , alpha = 1] = front;
  const behind = toLinearSrgb(back);
  const mixed = toLinearSrgb(front).map((channel, index) =>
    decode(alpha * encode(clip(channel)) + (1 - alpha) * encode(clip(behind[index] ?? 0))),
  );
  return weigh(mixed as unknown as Rgb);
}

/** Contrast of two relative luminances, 1–21 (WCAG 2.2). */
export const contrastOfLuminances = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Contrast of two opaque colors, 1–21 (WCAG 2.2). */
export const contrast = (one: Oklch, other: Oklch): number =>
  contrastOfLuminances(luminance(one), luminance(other));
