import { styled } from 'styled-components';

/** Color samples in a row without gaps; the twelve steps of a ramp fit on one line. */
export const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4.5rem, 1fr));
  gap: var(--spinout-space-4) 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Sample = styled.li`
  display: grid;
  gap: var(--spinout-space-1);
  align-content: start;
  min-inline-size: 0;
  span {
    padding-inline-end: var(--spinout-space-2);
    overflow-wrap: anywhere;
  }
`;

export const ColorSample = styled.div`
  block-size: 5rem;
  border-block: 1px solid var(--spinout-color-hairline);
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
