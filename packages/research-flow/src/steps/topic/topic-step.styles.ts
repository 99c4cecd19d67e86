import { styled } from 'styled-components';

/** Sticky beside the cards on wide screens. */
export const Aside = styled.div`
  @container (min-inline-size: 56rem) {
    position: sticky;
    inset-block-start: var(--spinout-space-4);
  }
`;

/** The beginning of a text that is shown in full beside it. */
export const CutText = styled.div`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

/** As high as the source of the suggestions, whose code comes after them, and as wide, so that it is in the same line. */
export const SourceSpace = styled.span`
  inline-size: calc(10.25 * var(--spinout-text-md));
  block-size: calc(1.5 * var(--spinout-text-md));
`;
