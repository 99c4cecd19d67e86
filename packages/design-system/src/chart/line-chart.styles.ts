import { styled } from 'styled-components';
import { Chip } from './chart.styles.js';

export const Root = styled.div`
  direction: ltr;
  max-inline-size: calc(40 * var(--spinout-text-md));
`;

export const AxisTitle = styled.div`
  color: var(--spinout-color-text-muted);
  text-align: start;
  &[data-axis='x'] {
    text-align: end;
  }
`;

export const Plot = styled.div`
  position: relative;
  block-size: calc(13 * var(--spinout-text-md));
  margin-block: calc(0.75 * var(--spinout-text-md)) calc(1.5 * var(--spinout-text-md));
  margin-inline: calc(2.75 * var(--spinout-text-md)) calc(0.5 * var(--spinout-text-md));
  border-block-end: 1px solid var(--spinout-color-border-control);
`;

export const Lines = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  line,
  polyline {
    fill: none;
    stroke: var(--spinout-color-hairline);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
  polyline {
    stroke: var(--spinout-color-accent-text);
    stroke-width: 2.5px;
    stroke-linejoin: round;
  }
  [data-target] {
    stroke: var(--spinout-color-text-muted);
    stroke-width: 1.5px;
    stroke-dasharray: 6 4;
  }
  [data-chosen] {
    stroke: var(--spinout-color-text-muted);
    stroke-dasharray: 2 3;
  }
  @media (forced-colors: active) {
    line {
      stroke: CanvasText;
      stroke-opacity: 0.4;
    }
    polyline,
    [data-target],
    [data-chosen] {
      stroke: CanvasText;
      stroke-opacity: 1;
    }
  }
`;

export const YTick = styled.span`
  position: absolute;
  inset-inline-end: calc(100% + 0.4 * var(--spinout-text-md));
  transform: translateY(50%);
  color: var(--spinout-color-text-muted);
  white-space: nowrap;
`;

export const XTick = styled.span`
  position: absolute;
  inset-block-start: calc(100% + 0.25 * var(--spinout-text-md));
  transform: translateX(-50%);
  color: var(--spinout-color-text-muted);
  white-space: nowrap;
`;

export const Target = styled(Chip)`
  position: absolute;
  inset-inline-start: calc(0.25 * var(--spinout-text-md));
  margin-block-end: calc(0.2 * var(--spinout-text-md));
`;

export const Dot = styled.span`
  position: absolute;
  inline-size: calc(0.8125 * var(--spinout-text-md));
  block-size: calc(0.8125 * var(--spinout-text-md));
  margin-block-end: calc(-0.40625 * var(--spinout-text-md));
  margin-inline-start: calc(-0.40625 * var(--spinout-text-md));
  box-sizing: border-box;
  border: 2px solid var(--spinout-color-surface);
  border-radius: var(--spinout-radius-full);
  background: var(--spinout-color-text);
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: Canvas;
    background: CanvasText;
  }
`;

export const Note = styled(Chip)`
  position: absolute;
  border: 1px solid var(--spinout-color-border-control);
  font-weight: var(--spinout-weight-medium);
  transform: translateY(calc(100% + 0.8 * var(--spinout-text-md)));
  white-space: normal;
  &[data-above='true'] {
    transform: translateY(calc(-0.8 * var(--spinout-text-md)));
  }
`;
