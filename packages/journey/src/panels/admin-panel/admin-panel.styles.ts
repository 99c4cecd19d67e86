import { styled } from 'styled-components';

export const Page = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--spinout-space-8);
  min-inline-size: 0;
`;

/** A section with a line above it. */
export const Part = styled.section`
  display: grid;
  gap: var(--spinout-space-3);
  min-inline-size: 0;
  padding-block-start: var(--spinout-space-4);
  border-block-start: 1px solid var(--spinout-color-border);
  /* Shown when what is above has its size, so that it does not move. */
  &:has([data-loading]) ~ & {
    display: none;
  }
  h4:not(:first-child) {
    margin-block-start: var(--spinout-space-4);
  }
`;

/** Addresses are left to right in every language and break anywhere. */
export const AddressText = styled.code`
  font-family: var(--spinout-font-mono, ui-monospace, 'SF Mono', Menlo, Consolas, monospace);
  font-size: var(--spinout-text-sm);
  unicode-bidi: isolate;
  overflow-wrap: anywhere;
`;

export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, calc(16 * var(--spinout-text-md))), 1fr)
  );
  gap: 0 var(--spinout-space-8);
  align-items: start;
  > * {
    border-block-end: 1px solid var(--spinout-color-hairline);
  }
`;

/** Keeps the dot beside its text in a narrow table. */
export const State = styled.span`
  display: inline-flex;
  gap: var(--spinout-space-2);
  align-items: baseline;
  white-space: nowrap;
`;
