import { styled } from 'styled-components';

/** A notice at the top of a page, separated by a rule. */
export const Notice = styled.section`
  container-type: inline-size;
  display: grid;
  gap: var(--spinout-space-4);
  padding-block: var(--spinout-space-4);
  border-block: 1px solid var(--spinout-color-border);
`;

export const Entry = styled.article`
  display: grid;
  gap: var(--spinout-space-1);
  min-inline-size: 0;
  overflow-wrap: anywhere;
  p {
    white-space: pre-line;
  }
  /* Aligns the disclosure title with its neighbors. */
  &[data-collapsible] {
    margin-block-start: calc((1lh - var(--spinout-size-control)) / 2);
  }
`;

/** Receives the focus after the notice is dismissed. Takes no space. */
export const FocusTarget = styled.div`
  block-size: 0;
  &:focus {
    outline: none;
  }
`;
