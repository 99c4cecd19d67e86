import { styled } from 'styled-components';

/** Without a notice it takes no gap of the layout around it, but can have the focus. */
export const Place = styled.div`
  &:empty {
    position: absolute;
  }
  &:focus {
    outline: none;
  }
`;
