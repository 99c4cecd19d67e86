import { styled } from 'styled-components';

/** An alternative, separated by a line. */
export const Examples = styled.div`
  display: grid;
  gap: var(--spinout-space-3);
  padding-block-start: var(--spinout-space-4);
  border-block-start: 1px solid var(--spinout-color-hairline);
  @container (min-inline-size: 56rem) {
    padding-block-start: 0;
    padding-inline-start: var(--spinout-space-6);
    border-block-start: 0;
    border-inline-start: 1px solid var(--spinout-color-hairline);
  }
`;

/** What a paper found and left open, beside each other where there is room. */
export const Excerpts = styled.div`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, calc(20 * var(--spinout-text-md))), 1fr)
  );
  gap: var(--spinout-space-4) var(--spinout-space-8);
  align-items: start;
  &:empty {
    display: none;
  }
`;

/** The chosen file: icon, name and size in one line. */
export const FileInfo = styled.div`
  display: flex;
  gap: var(--spinout-space-2);
  align-items: center;
  font-size: var(--spinout-text-ui);
  font-weight: var(--spinout-weight-medium);
  font-variant-numeric: tabular-nums;
  > svg {
    color: var(--spinout-color-text-muted);
  }
`;

export const BatchList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: var(--spinout-space-1);
    padding-block: var(--spinout-space-2);
    border-block-end: 1px solid var(--spinout-color-border);
    overflow-wrap: anywhere;
  }
`;
