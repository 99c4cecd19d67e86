import { dark } from './dark.js';
import { highContrast } from './high-contrast.js';
import { light } from './light.js';
import type { Theme } from './theme.js';

/** All themes by name. A theme that is added here can be selected with {@link ThemeRoot}. */
export const themes = {
  light,
  dark,
  'high-contrast': highContrast,
} as const satisfies Record<string, Theme>;
