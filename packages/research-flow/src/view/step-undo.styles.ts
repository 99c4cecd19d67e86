import { styled } from 'styled-components';

export const Place = styled.div`
  /* Without a notice it takes no gap of the layout around it, but can have the focus. */
  &:empty {
    position: absolute;
  }
  &:focus {
    outline: none;
  }
`;
