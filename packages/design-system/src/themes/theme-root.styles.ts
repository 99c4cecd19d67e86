import { styled } from 'styled-components';
import { dark } from './dark.js';
import { highContrast, highContrastDark } from './high-contrast.js';
import { light } from './light.js';
import type { Theme, ToneName } from './theme.js';
import { themes } from './themes.js';
import {
  compactVariables,
  createThemeVariables,
  formatDeclarations,
  staticVariables,
} from './variables.js';

const createThemeRule = (name: string, theme: Theme) => {
  const variables = formatDeclarations(createThemeVariables(theme));
  return `&:where([data-theme='${name}']){color-scheme:${theme.scheme};${variables}}`;
};

const namedThemes = Object.entries(themes)
  .map(([name, theme]) => createThemeRule(name, theme))
  .join('');

type ReplacedColor = keyof Theme['colors'] | `${ToneName}-strong`;

/** Forced colors replace the palette; shapes drawn by a fill use these system colors. */
const systemColors: Readonly<Record<string, readonly ReplacedColor[]>> = {
  Canvas: ['canvas', 'surface', 'sunken', 'hover', 'accent-quiet'],
  CanvasText: [
    'text',
    'text-muted',
    'hairline',
    'border',
    'border-control',
    'success-strong',
    'warning-strong',
    'danger-strong',
    'info-strong',
  ],
  Highlight: ['accent', 'accent-hover', 'focus'],
  HighlightText: ['on-accent'],
  LinkText: ['accent-text'],
};
const forcedColors = Object.entries(systemColors)
  .flatMap(([color, names]) => names.map((name) => `--spinout-color-${name}:${color};`))
  .join('');

// Long words break anywhere, so that a pasted URL does not make the page wider than the window.
export const Root = styled.div`
  ${formatDeclarations(staticVariables)}
  &:where([data-density='compact'], [data-density='compact'] :not([data-density='comfortable'])) {
    ${formatDeclarations(compactVariables)}
  }
  ${namedThemes}
  ${createThemeRule('system', light)}
  @media (prefers-color-scheme: dark) {
    ${createThemeRule('system', dark)}
  }
  @media (prefers-contrast: more) {
    ${createThemeRule('system', highContrast)}
  }
  @media (prefers-contrast: more) and (prefers-color-scheme: dark) {
    ${createThemeRule('system', highContrastDark)}
  }
  @media (forced-colors: active) {
    &:where([data-theme]) {
      ${forcedColors}
    }
  }
  @media (prefers-reduced-motion: reduce) {
    --spinout-motion-move: 0ms;
    --spinout-motion-step: 0ms;
  }

  background: var(--spinout-color-canvas);
  color: var(--spinout-color-text);
  font-family: var(--spinout-font-sans, inherit);
  font-size: var(--spinout-text-md);
  line-height: var(--spinout-leading-body);
  text-align: start;
  overflow-wrap: anywhere;
  -webkit-text-size-adjust: 100%;
`;
