import { styled } from 'styled-components';

/** Around a list that belongs to the line above it. */
export const Indented = styled.div`
  padding-inline-start: var(--spinout-space-4);
`;
