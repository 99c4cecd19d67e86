import { styled } from 'styled-components';
import { Chip } from './chart.styles.js';

export const Root = styled.div`
  direction: ltr;
  max-inline-size: 40rem;
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
  block-size: 13rem;
  margin-block: 0.75rem 1.5rem;
  margin-inline: 2.75rem 0.5rem;
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
  inset-inline-end: calc(100% + 0.4rem);
  transform: translateY(50%);
  color: var(--spinout-color-text-muted);
  white-space: nowrap;
`;

export const XTick = styled.span`
  position: absolute;
  inset-block-start: calc(100% + 0.25rem);
  transform: translateX(-50%);
  color: var(--spinout-color-text-muted);
  white-space: nowrap;
`;

export const Target = styled(Chip)`
  position: absolute;
  inset-inline-start: 0.25rem;
  margin-block-end: 0.2rem;
`;

export const Dot = styled.span`
  position: absolute;
  inline-size: 0.8125rem;
  block-size: 0.8125rem;
  margin-block-end: -0.40625rem;
  margin-inline-start: -0.40625rem;
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
  transform: translateY(calc(100% + 0.8rem));
  white-space: normal;
  &[data-above='true'] {
    transform: translateY(-0.8rem);
  }
`;
