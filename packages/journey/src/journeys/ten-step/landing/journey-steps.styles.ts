import { styled } from 'styled-components';

/** Cells without a gap, so that the line is continuous. */
export const StepList = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  row-gap: var(--spinout-space-8);
  margin: 0;
  padding: 0;
  list-style: none;
  @container (min-inline-size: 56rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    row-gap: var(--spinout-space-12);
  }
  /* As high as the drawing that loads into it. Clips the line where the next step continues it. */
  [data-drawing] {
    block-size: calc(4.5 * var(--spinout-text-md));
    overflow: hidden;
    color: var(--spinout-color-accent-text);
    + * {
      padding-inline-end: var(--spinout-space-4);
    }
  }
`;
