import { styled } from 'styled-components';

/** A notice at the head of a page: ruled off, not boxed in. */
export const Notice = styled.section`
  container-type: inline-size;
  display: grid;
  gap: var(--spinout-space-4);
  padding-block: var(--spinout-space-4);
  border-block: 1px solid var(--spinout-color-border);
`;

/** Side by side where there is room for lines of a good length. */
export const Entries = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: var(--spinout-space-4) var(--spinout-space-8);
  align-items: start;
`;

export const Entry = styled.article`
  display: grid;
  gap: var(--spinout-space-1);
  min-inline-size: 0;
  overflow-wrap: anywhere;
  p {
    white-space: pre-line;
  }
  /* The title of a fold stands in line with those beside it. */
  &[data-folds] {
    margin-block-start: calc((1lh - var(--spinout-size-control)) / 2);
  }
`;

/** Where the focus goes when the notice has gone; it takes no room. */
export const FocusTarget = styled.div`
  block-size: 0;
  &:focus {
    outline: none;
  }
`;
