import { neutral } from './color.js';
import { css, withAlpha } from './oklch.js';

const ink = (alpha: number) => css(withAlpha(neutral[12], alpha));
const shade = (alpha: number) => `oklch(0 0 0 / ${alpha})`;

/** Shadows of raised and floating elements. */
export const elevation = {
  light: {
    raised: `0 1px 2px ${ink(0.06)}, 0 4px 12px ${ink(0.06)}`,
    floating: `0 2px 6px ${ink(0.08)}, 0 20px 48px ${ink(0.16)}`,
  },
  dark: {
    raised: `0 1px 2px ${shade(0.4)}, 0 6px 16px ${shade(0.28)}`,
    floating: `0 2px 6px ${shade(0.5)}, 0 24px 56px ${shade(0.5)}`,
  },
} as const;

/** Stacking order inside a theme root. */
export const layer = { dialog: '1000', menu: '1100' } as const;
