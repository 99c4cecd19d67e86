import { keyframes, styled } from 'styled-components';

const fades = keyframes`
  from { mask-position: -2rem; mask-size: calc(100% + 2rem); }
  to { mask-position: 0; mask-size: calc(100% + 2rem); }
`;

/** Where the list of its tabs scrolls, it fades at the edges behind which there are more. */
export const FadingTabs = styled.div`
  min-inline-size: 0;
  > div > [role='tablist'] {
    mask: linear-gradient(to right, #0000, #000 2rem calc(100% - 2rem), #0000) -2rem /
      calc(100% + 4rem);
    animation: ${fades} linear;
    animation-timeline: scroll(self inline);
    &:dir(rtl) {
      animation-direction: reverse;
    }
  }
`;
