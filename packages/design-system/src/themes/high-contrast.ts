import { accent, hue, neutral } from '../tokens/color.js';
import type { Oklch } from '../tokens/oklch.js';
import { dark } from './dark.js';
import { light } from './light.js';
import type { Theme, Tone } from './theme.js';

const white: Oklch = [1, 0, 0];
const black: Oklch = [0, 0, 0];
const ink: Oklch = [0.16, 0.01, 260];

const tone = (degrees: number, chroma: number): Tone => ({
  quiet: white,
  text: [0.37, chroma, degrees],
  strong: [0.37, chroma, degrees],
  onStrong: white,
});

/** High contrast on white, with solid borders; text contrast is at least 7:1. */
export const highContrast: Theme = {
  ...light,
  colors: {
    ...light.colors,
    canvas: white,
    surface: white,
    sunken: neutral[3],
    text: ink,
    'text-muted': neutral[10],
    hairline: neutral[8],
    border: ink,
    'border-control': ink,
    accent: [0.36, 0.064, 178],
    'accent-hover': [0.28, 0.05, 178],
    'on-accent': white,
    'accent-text': [0.36, 0.064, 178],
    'accent-quiet': accent.wash,
    focus: ink,
    overlay: [0, 0, 0, 0.6],
    glass: white,
  },
  tones: {
    success: tone(hue.success, 0.09),
    warning: tone(hue.warning, 0.078),
    danger: tone(hue.danger, 0.13),
    info: tone(hue.info, 0.085),
  },
  origins: {
    user: tone(hue.user, 0.1),
    live: tone(hue.info, 0.085),
    computed: { quiet: white, text: [0.36, 0.064, 178] },
    standard: { quiet: white, text: neutral[10] },
    simulated: tone(hue.warning, 0.078),
    fallback: { quiet: white, text: neutral[10] },
  },
};

/** High contrast on black; `system` selects it for users who also prefer a dark scheme. */
export const highContrastDark: Theme = {
  ...dark,
  colors: {
    ...dark.colors,
    canvas: black,
    surface: black,
    text: white,
    'text-muted': neutral[4],
    hairline: neutral[7],
    border: white,
    'border-control': white,
    accent: accent.brighter,
    'accent-text': accent.brighter,
    focus: white,
    glass: black,
  },
};
