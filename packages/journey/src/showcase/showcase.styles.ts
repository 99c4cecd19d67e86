import { styled } from 'styled-components';

export const Room = styled.section`
  container-type: inline-size;
  display: grid;
  gap: var(--spinout-space-8);
`;

/** Cards keep their own height: opening one moves nothing beside it. */
export const Features = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-4);
  align-items: start;
  @container (min-inline-size: 44rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (min-inline-size: 68rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Feature = styled.div`
  min-inline-size: 0;
  border-block-start: 2px solid var(--spinout-color-text);
  padding-block-start: var(--spinout-space-1);
  &[data-open] {
    border-block-start-color: var(--spinout-color-accent-text);
  }
`;

export const Name = styled.span`
  font-size: var(--spinout-text-md);
  font-weight: var(--spinout-weight-strong);
`;
