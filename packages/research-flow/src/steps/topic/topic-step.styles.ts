import { styled } from 'styled-components';

/** Cards beside the summary of the choice; under each other where there is no room. */
export const Columns = styled.div`
  display: grid;
  gap: var(--spinout-space-8);
  align-items: start;
  @container (min-inline-size: 56rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

/** Stays in sight while the cards scroll, where it stands beside them. */
export const Aside = styled.div`
  @container (min-inline-size: 56rem) {
    position: sticky;
    inset-block-start: var(--spinout-space-4);
  }
`;
