import { styled } from 'styled-components';

/** Cells without a gap, so that the line is continuous. */
export const StepList = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  row-gap: var(--spinout-space-8);
  margin: 0;
  padding: 0;
  list-style: none;
  @container (min-inline-size: 56rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    row-gap: var(--spinout-space-12);
  }
`;

/** Clips the line where the next step continues it. */
export const Stretch = styled.div`
  overflow: hidden;
  color: var(--spinout-color-accent-text);
`;

export const Drawing = styled.svg`
  display: block;
  block-size: calc(4.5 * var(--spinout-text-md));
  inline-size: calc(9 * var(--spinout-text-md));
  overflow: visible;
  fill: none;
  stroke: var(--spinout-color-text-muted);
  stroke-width: 1.25;
  stroke-linecap: round;
  stroke-linejoin: round;
  path[data-line] {
    stroke: currentColor;
    stroke-width: 1.25;
  }
  circle {
    fill: currentColor;
    stroke: none;
  }
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const StepText = styled.div`
  padding-inline-end: var(--spinout-space-4);
`;
