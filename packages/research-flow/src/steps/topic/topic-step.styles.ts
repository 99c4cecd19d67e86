import { styled } from 'styled-components';

/** Sticky beside the cards on wide screens. */
export const Aside = styled.div`
  @container (min-inline-size: 56rem) {
    position: sticky;
    inset-block-start: var(--spinout-space-4);
  }
`;
