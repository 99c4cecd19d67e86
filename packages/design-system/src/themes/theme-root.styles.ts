import { css, styled } from 'styled-components';
import { dark } from './dark.js';
import { highContrast, highContrastDark } from './high-contrast.js';
import { light } from './light.js';
import type { Theme } from './theme.js';
import { themes } from './themes.js';
import { formatDeclarations, staticVariables, createThemeVariables } from './variables.js';

const createThemeRule = (name: string, theme: Theme) => {
  const variables = formatDeclarations(createThemeVariables(theme));
  return `&:where([data-theme='${name}']){color-scheme:${theme.scheme};${variables}}`;
};

const namedThemes = Object.entries(themes)
  .map(([name, theme]) => createThemeRule(name, theme))
  .join('');

/** Forced colors replace the palette; shapes drawn by a fill use these system colors. */
const forcedColors = css`
  --spinout-color-canvas: Canvas;
  --spinout-color-surface: Canvas;
  --spinout-color-sunken: Canvas;
  --spinout-color-hover: Canvas;
  --spinout-color-text: CanvasText;
  --spinout-color-text-muted: CanvasText;
  --spinout-color-hairline: CanvasText;
  --spinout-color-border: CanvasText;
  --spinout-color-border-control: CanvasText;
  --spinout-color-accent: Highlight;
  --spinout-color-accent-hover: Highlight;
  --spinout-color-on-accent: HighlightText;
  --spinout-color-accent-text: LinkText;
  --spinout-color-accent-quiet: Canvas;
  --spinout-color-focus: Highlight;
  --spinout-color-success-strong: CanvasText;
  --spinout-color-warning-strong: CanvasText;
  --spinout-color-danger-strong: CanvasText;
  --spinout-color-info-strong: CanvasText;
`;

// Long words break anywhere, so that a pasted URL does not make the page wider than the window.
export const Root = styled.div`
  ${formatDeclarations(staticVariables)}
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
