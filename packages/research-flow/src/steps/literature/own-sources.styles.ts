import { styled } from 'styled-components';

export const SourcePanel = styled.div`
  display: grid;
  gap: var(--spinout-space-4);
  padding-block: var(--spinout-space-3);
`;

/** Two drop zones, side by side on wide screens. */
export const SourceColumns = styled.div`
  display: grid;
  gap: var(--spinout-space-4);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
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

/** Counts of an import, separated by space. */
export const SourceCounts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--spinout-space-1) var(--spinout-space-4);
`;

export const ProblemList = styled.ul`
  margin: 0;
  padding-inline-start: 1.1em;
  font-size: var(--spinout-text-ui);
  overflow-wrap: anywhere;
`;
