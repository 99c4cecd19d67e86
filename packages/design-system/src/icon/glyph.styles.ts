import { styled } from 'styled-components';

export const Svg = styled.svg`
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  stroke-width: 1.8;
  &[data-size='16'] {
    inline-size: 1rem;
    block-size: 1rem;
    stroke-width: 2.25;
  }
  &[data-mirrored]:dir(rtl) {
    transform: scaleX(-1);
  }
`;
