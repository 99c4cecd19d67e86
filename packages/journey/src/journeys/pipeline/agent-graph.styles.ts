import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

/** The graph, scaled up by a third at most and mirrored in right-to-left layouts. */
export const Figure = styled.figure`
  display: grid;
  gap: var(--spinout-space-2);
  margin: 0;
  max-inline-size: calc(30 * var(--spinout-text-md));
  svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
  svg:dir(rtl),
  svg:dir(rtl) text,
  svg:dir(rtl) g > path {
    transform: scaleX(-1);
  }
  svg text,
  svg g > path {
    transform-box: fill-box;
    transform-origin: center;
  }
  figcaption {
    ${bidiPlaintext}
    color: var(--spinout-color-text-muted);
    font-size: var(--spinout-text-sm);
  }
`;

/** Edge from an agent to a dependent one; solid once the agent has completed. */
export const Edge = styled.path`
  fill: none;
  stroke: var(--spinout-color-border-control);
  stroke-width: 1.5;
  stroke-dasharray: 3 3;
  &[data-done] {
    stroke: var(--spinout-color-accent-text);
    stroke-dasharray: none;
  }
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

/** An agent: ring, thick ring, filled or crossed, so that its state is visible without color. */
export const Node = styled.g`
  circle {
    fill: var(--spinout-color-surface);
    stroke: var(--spinout-color-border-control);
    stroke-width: 1.5;
  }
  path {
    fill: none;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  text {
    fill: var(--spinout-color-text-muted);
    font-size: 11px;
    text-anchor: middle;
    font-variant-numeric: tabular-nums;
  }
  &[data-status='working'] circle {
    stroke: var(--spinout-color-accent-text);
    stroke-width: 4;
  }
  &[data-status='completed'] circle {
    fill: var(--spinout-color-accent);
    stroke: var(--spinout-color-accent);
  }
  &[data-status='completed'] path {
    stroke: var(--spinout-color-on-accent);
  }
  &[data-status='error'] circle {
    fill: var(--spinout-color-danger-quiet);
    stroke: var(--spinout-color-danger-text);
  }
  &[data-status='error'] path {
    stroke: var(--spinout-color-danger-text);
  }
  &:not([data-status='idle']) text {
    fill: var(--spinout-color-text);
  }
  @media (forced-colors: active) {
    circle {
      fill: Canvas;
      stroke: CanvasText;
    }
    text {
      fill: CanvasText;
    }
    &[data-status='completed'] circle {
      fill: Highlight;
      stroke: Highlight;
    }
    &[data-status='completed'] path {
      stroke: HighlightText;
    }
    &[data-status='error'] path {
      stroke: CanvasText;
    }
  }
`;
