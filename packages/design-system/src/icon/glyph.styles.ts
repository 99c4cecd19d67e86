import { styled } from 'styled-components';

export const Svg = styled.svg`
  flex: none;
  inline-size: var(--spinout-size-mark);
  block-size: var(--spinout-size-mark);
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;
  &[data-size='16'] {
    inline-size: var(--spinout-text-md);
    block-size: var(--spinout-text-md);
    stroke-width: 2.25;
  }
  &[data-mirrored]:dir(rtl) {
    transform: scaleX(-1);
  }
`;
