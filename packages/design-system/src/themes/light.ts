import { accent, data, hue, neutral } from '../tokens/color.js';
import { elevation } from '../tokens/elevation.js';
import { withAlpha } from '../tokens/oklch.js';
import type { Theme, Tone } from './theme.js';

const tone = (degrees: number, chroma: number): Tone => ({
  quiet: [0.95, 0.024, degrees],
  text: [0.44, chroma, degrees],
  strong: [0.49, chroma, degrees],
  onStrong: neutral[1],
});

/** Light theme. */
export const light: Theme = {
  scheme: 'light',
  colors: {
    canvas: neutral[2],
    surface: neutral[1],
    sunken: neutral[3],
    hover: neutral[3],
    text: neutral[12],
    'text-muted': neutral[8],
    hairline: neutral[4],
    border: neutral[5],
    'border-control': neutral[7],
    accent: accent.deep,
    'accent-hover': accent.deeper,
    'on-accent': neutral[1],
    'accent-text': accent.deep,
    'accent-quiet': accent.wash,
    focus: accent.deep,
    overlay: withAlpha(neutral[12], 0.4),
    glass: withAlpha(neutral[1], 0.88),
  },
  tones: {
    success: tone(hue.success, 0.105),
    warning: tone(hue.warning, 0.095),
    danger: tone(hue.danger, 0.15),
    info: tone(hue.info, 0.1),
  },
  origins: {
    user: tone(hue.user, 0.11),
    live: tone(hue.info, 0.1),
    computed: { quiet: accent.wash, text: accent.deeper },
    standard: { quiet: neutral[4], text: neutral[9] },
    simulated: tone(hue.warning, 0.095),
    fallback: { quiet: neutral[4], text: neutral[9] },
  },
  data,
  shadows: elevation.light,
};
