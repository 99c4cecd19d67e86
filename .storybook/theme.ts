import { create } from 'storybook/theming';

/** The neutral ramp and the accent of the design system, as Storybook reads hexadecimal colors only. */
const paper = {
  page: '#faf7f3',
  surface: '#fefdfb',
  line: '#e6e2dc',
  muted: '#655f5b',
  ink: '#171a1f',
};
const graphite = {
  page: '#171a1f',
  surface: '#222529',
  line: '#45484d',
  muted: '#b3afa9',
  ink: '#faf7f3',
};

const shared = {
  brandTitle: 'Spinout',
  brandUrl: './?path=/docs/start-here-introduction--docs',
  brandTarget: '_self',
  fontBase: "'Source Sans 3 Variable', 'Source Sans 3', system-ui, sans-serif",
  fontCode: "'JetBrains Mono Variable', 'JetBrains Mono', ui-monospace, monospace",
  appBorderRadius: 12,
  inputBorderRadius: 6,
};

const createTheme = (
  base: 'light' | 'dark',
  colors: typeof paper,
  accent: string,
  onAccent: string,
) =>
  create({
    ...shared,
    base,
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: colors.page,
    appContentBg: colors.surface,
    appPreviewBg: colors.surface,
    appBorderColor: colors.line,
    textColor: colors.ink,
    textMutedColor: colors.muted,
    textInverseColor: onAccent,
    barBg: colors.surface,
    barTextColor: colors.muted,
    barSelectedColor: accent,
    barHoverColor: accent,
    inputBg: colors.surface,
    inputBorder: colors.line,
    inputTextColor: colors.ink,
  });

/** Themes of Storybook's own interface. */
export const chrome = {
  light: createTheme('light', paper, '#0d6a5b', '#fefdfb'),
  dark: createTheme('dark', graphite, '#67d1b8', '#171a1f'),
} as const;
