import { css, styled } from 'styled-components';
import { bidiPlaintext, tabularFigures } from '../styles/shared.js';

/** Patterns of the eight series over their colors, so that they differ without color too. */
const PATTERNS = [
  'none',
  'repeating-linear-gradient(45deg, var(--chart-ink) 0 1.5px, transparent 1.5px 7px)',
  'radial-gradient(circle at 3px 3px, var(--chart-ink) 1.25px, transparent 1.5px) 0 0 / 7px 7px',
  'repeating-linear-gradient(0deg, var(--chart-ink) 0 1.5px, transparent 1.5px 6px)',
  'repeating-linear-gradient(-45deg, var(--chart-ink) 0 1.5px, transparent 1.5px 7px)',
  'repeating-linear-gradient(90deg, var(--chart-ink) 0 1.5px, transparent 1.5px 6px)',
  'repeating-linear-gradient(45deg, var(--chart-ink) 0 1px, transparent 1px 6px), repeating-linear-gradient(-45deg, var(--chart-ink) 0 1px, transparent 1px 6px)',
  'repeating-linear-gradient(45deg, var(--chart-ink) 0 3px, transparent 3px 6px)',
] as const;

const seriesRules = PATTERNS.map(
  (pattern, index) => `&[data-series='${index + 1}'] {
    --chart-color: var(--spinout-color-data-${index + 1});
    background: ${pattern === 'none' ? '' : `${pattern}, `}var(--chart-color);
  }`,
).join('');

/**
 * Fill of a series by `data-series`: color and pattern in an outline with enough contrast. Forced colors keep the patterns
 * in system colors; the first series is solid.
 */
export const seriesFill = css`
  --chart-ink: color-mix(in srgb, var(--spinout-color-text) 55%, transparent);
  box-shadow: inset 0 0 0 1px var(--spinout-color-text-muted);
  ${seriesRules}
  @media (forced-colors: active) {
    forced-color-adjust: none;
    --chart-ink: CanvasText;
    &[data-series] {
      --chart-color: Canvas;
      border: 1px solid CanvasText;
    }
    &[data-series='1'] {
      --chart-color: CanvasText;
    }
  }
`;

/** A short text on a mark, readable on every fill. */
export const Chip = styled.span`
  padding-inline: calc(0.25 * var(--spinout-text-md));
  border-radius: 3px;
  background: var(--spinout-color-surface);
  color: var(--spinout-color-text);
  line-height: var(--spinout-leading-control);
  white-space: nowrap;
  @media (forced-colors: active) {
    background: Canvas;
    color: CanvasText;
  }
`;

export const Root = styled.figure`
  display: grid;
  gap: var(--spinout-space-2);
  min-inline-size: 0;
  margin: 0;
`;

export const Caption = styled.figcaption`
  ${bidiPlaintext}
  max-inline-size: var(--spinout-size-measure);
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-sm);
`;

/** The picture; its parts depend on its width, not on the window. */
export const Picture = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
  color: var(--spinout-color-text);
  font-size: var(--spinout-text-xs);
  line-height: var(--spinout-leading-control);
  ${tabularFigures}
`;
