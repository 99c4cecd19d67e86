import { styled } from 'styled-components';

/** Colours side by side, touching, as on a sheet of samples; the twelve of a ramp fit one line of it. */
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

export const Colour = styled.div`
  block-size: 5rem;
  border-block: 1px solid var(--spinout-color-hairline);
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
