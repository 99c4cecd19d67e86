import { styled } from 'styled-components';

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
