import { styled } from 'styled-components';

/** Cards beside the summary of the selection; stacked on narrow screens. */
export const Columns = styled.div`
  display: grid;
  gap: var(--spinout-space-8);
  align-items: start;
  @container (min-inline-size: 56rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

/** Sticky beside the cards on wide screens. */
export const Aside = styled.div`
  @container (min-inline-size: 56rem) {
    position: sticky;
    inset-block-start: var(--spinout-space-4);
  }
`;
