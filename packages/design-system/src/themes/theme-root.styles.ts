import { styled } from 'styled-components';
import { dark } from './dark.js';
import { highContrast, highContrastDark } from './high-contrast.js';
import { isolation } from './isolation.js';
import { light } from './light.js';
import type { Theme, ToneName } from './theme.js';
import { themes } from './themes.js';
import {
  compactVariables,
  createThemeVariables,
  declareBothSchemes,
  formatDeclarations,
  staticVariables,
} from './variables.js';

const namedThemes = Object.entries(themes)
  .map(
    ([name, theme]) =>
      `&:where([data-theme='${name}']){color-scheme:${theme.scheme};${formatDeclarations(createThemeVariables(theme))}}`,
  )
  .join('');

/** `system` and `host` show one of two themes, by the color scheme of the element. */
const createSchemeRule = (whenLight: Theme, whenDark: Theme) =>
  `&:where([data-theme='system'],[data-theme='host']){${declareBothSchemes(whenLight, whenDark)}}`;

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

// Long words break anywhere, so that a pasted URL does not make the page wider than the window. Hosts that switch to
// dark by a class or an attribute often set no `color-scheme`.
export const Root = styled.div`
  ${formatDeclarations(staticVariables)}
  &:where([data-density='compact'], [data-density='compact'] :not([data-density='comfortable'])) {
    ${formatDeclarations(compactVariables)}
  }
  ${namedThemes}
  ${createSchemeRule(light, dark)}
  @media (prefers-contrast: more) {
    ${createSchemeRule(highContrast, highContrastDark)}
  }
  &:where([data-theme='system']) {
    color-scheme: light dark;
  }
  &:where(:is(.dark, [data-theme='dark']) [data-theme='host']) {
    color-scheme: dark;
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

  ${isolation}
  background: var(--spinout-color-canvas);
  color: var(--spinout-color-text);
  font-family: var(--spinout-font-sans, inherit);
  font-size: var(--spinout-text-md);
  line-height: var(--spinout-leading-body);
  font-style: normal;
  font-weight: var(--spinout-weight-regular);
  letter-spacing: normal;
  word-spacing: normal;
  text-align: start;
  text-indent: 0;
  text-shadow: none;
  text-transform: none;
  white-space: normal;
  overflow-wrap: anywhere;
  -webkit-text-size-adjust: 100%;
`;
