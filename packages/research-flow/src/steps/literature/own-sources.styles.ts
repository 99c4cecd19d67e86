import { styled } from 'styled-components';

export const SourcePanel = styled.div`
  display: grid;
  gap: var(--spinout-space-4);
  padding-block: var(--spinout-space-3);
`;

/** Files, each with its state and a button. */
export const SourceList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-start: 1px solid var(--spinout-color-border);
`;

export const SourceRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--spinout-space-2) var(--spinout-space-3);
  align-items: start;
  padding-block: var(--spinout-space-3);
  border-block-end: 1px solid var(--spinout-color-border);
  overflow-wrap: anywhere;
`;

export const ProblemList = styled.ul`
  margin: 0;
  padding-inline-start: 1.1em;
  font-size: var(--spinout-text-ui);
  overflow-wrap: anywhere;
`;
