import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

/** Time runs from left to right in every language. */
export const Paper = styled.div`
  display: flex;
  direction: ltr;
  min-inline-size: 0;
  padding-block: var(--spinout-space-2);
  border-block: 1px solid var(--spinout-color-hairline);
`;

export const Scroll = styled.div`
  flex: 1 1 auto;
  min-inline-size: 0;
  overflow-x: auto;
  border-radius: 4px;
  &:focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 2px;
  }
`;

export const Drawing = styled.svg`
  display: block;
  flex: none;
  color: var(--spinout-color-text);
  font-family: inherit;
  .wire {
    stroke: var(--spinout-color-border-control);
  }
  .wire[data-cut] {
    stroke-dasharray: 3 4;
  }
  .link {
    stroke: currentColor;
  }
  .box {
    fill: var(--spinout-color-surface);
    stroke: currentColor;
  }
  .box[data-kind='measure'] {
    stroke: var(--spinout-color-border-control);
  }
  [data-conditional] :is(.box, .link, .target) {
    stroke-dasharray: 3 2;
  }
  .dot {
    fill: currentColor;
  }
  .mark {
    fill: none;
    stroke: currentColor;
  }
  .target {
    fill: var(--spinout-color-surface);
    stroke: currentColor;
  }
  text {
    fill: currentColor;
    font-size: 13px;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .angle {
    font-size: 9.5px;
  }
  .name {
    fill: var(--spinout-color-text-muted);
    font-family: var(--spinout-font-mono, ui-monospace, monospace);
    font-size: 12px;
    text-anchor: end;
  }
  @media (forced-colors: active) {
    color: CanvasText;
    .box,
    .target {
      fill: Canvas;
    }
    .wire {
      stroke: CanvasText;
    }
    .name {
      fill: CanvasText;
    }
  }
`;

export const Caption = styled.figcaption`
  ${bidiPlaintext}
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-sm);
  line-height: 1.5;
`;

export const GateList = styled.ol`
  columns: calc(20 * var(--spinout-text-md));
  column-gap: var(--spinout-space-8);
  margin: 0;
  padding: 0;
  font-size: var(--spinout-text-ui);
  li {
    margin-inline-start: 2.5em;
    padding-block-end: var(--spinout-space-1);
    break-inside: avoid;
  }
  li::marker {
    color: var(--spinout-color-text-muted);
    font-variant-numeric: tabular-nums;
  }
`;
