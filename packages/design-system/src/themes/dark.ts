import { accent, data, hue, neutral } from '../tokens/color.js';
import { elevation } from '../tokens/elevation.js';
import type { Oklch } from '../tokens/oklch.js';
import { withAlpha } from '../tokens/oklch.js';
import type { Theme, Tone } from './theme.js';

const tone = (degrees: number, chroma: number): Tone => ({
  quiet: [0.31, chroma * 0.45, degrees],
  text: [0.84, chroma * 0.75, degrees],
  strong: [0.78, chroma, degrees],
  onStrong: neutral[12],
});

/** Darker data colors are lightened without changing the hue, so that every bar is visible on a dark background. */
const lightenedData = data.map(([l, c, h]): Oklch => [Math.max(l, 0.66), c, h]);

/** Dark theme. */
export const dark: Theme = {
  scheme: 'dark',
  colors: {
    canvas: neutral[12],
    surface: neutral[11],
    sunken: [0.19, 0.01, 260],
    hover: neutral[10],
    text: neutral[4],
    'text-muted': neutral[6],
    hairline: neutral[10],
    border: [0.36, 0.01, 264],
    'border-control': neutral[7],
    accent: accent.bright,
    'accent-hover': accent.brighter,
    'on-accent': neutral[12],
    'accent-text': accent.bright,
    'accent-quiet': accent.shade,
    focus: accent.bright,
    overlay: [0.1, 0.01, 260, 0.66],
    glass: withAlpha(neutral[11], 0.88),
  },
  tones: {
    success: tone(hue.success, 0.11),
    warning: tone(hue.warning + 8, 0.11),
    danger: tone(hue.danger, 0.11),
    info: tone(hue.info, 0.1),
  },
  origins: {
    user: tone(hue.user, 0.1),
    live: tone(hue.info, 0.1),
    computed: { quiet: accent.shade, text: accent.bright },
    standard: { quiet: neutral[10], text: neutral[5] },
    simulated: tone(hue.warning + 8, 0.11),
    fallback: { quiet: neutral[10], text: neutral[5] },
  },
  data: lightenedData,
  shadows: elevation.dark,
};
