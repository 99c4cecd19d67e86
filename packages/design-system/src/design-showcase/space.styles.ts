import { styled } from 'styled-components';

export const Corner = styled.span`
  display: block;
  inline-size: 6rem;
  block-size: 3rem;
  border: 1px solid var(--spinout-color-border-control);
`;
