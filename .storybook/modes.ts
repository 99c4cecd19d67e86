/** How stories are compared with their last accepted pictures, by Chromatic and by `npm run test:visual`. */
export const MODES = {
  light: { theme: 'light', viewport: 'desk' },
  dark: { theme: 'dark', viewport: 'desk' },
  phone: { theme: 'light', viewport: 'phone' },
  rtl: { theme: 'light', viewport: 'desk', direction: 'rtl' },
  'forced-colors': { theme: 'light', viewport: 'desk', forcedColors: 'active' },
} as const;

export type ModeName = keyof typeof MODES;
