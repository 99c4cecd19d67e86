import { styled } from 'styled-components';

export const SourcePanel = styled.div`
  display: grid;
  gap: var(--spinout-space-4);
  padding-block: var(--spinout-space-3);
`;

/** A file with its state and a button. */
export const SourceRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--spinout-space-2) var(--spinout-space-3);
  align-items: start;
  padding-block: var(--spinout-space-3);
  overflow-wrap: anywhere;
`;

export const ProblemList = styled.ul`
  margin: 0;
  padding-inline-start: 1.1em;
  font-size: var(--spinout-text-ui);
  overflow-wrap: anywhere;
`;
