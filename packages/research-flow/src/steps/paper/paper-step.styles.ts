import { styled } from 'styled-components';

/** Forms are as wide as they are pleasant to fill in. */
export const Form = styled.div`
  display: grid;
  gap: var(--spinout-space-6);
  max-inline-size: 40rem;
`;

/** A second way, set apart by a line. */
export const Examples = styled.div`
  display: grid;
  gap: var(--spinout-space-3);
  padding-block-start: var(--spinout-space-4);
  border-block-start: 1px solid var(--spinout-color-hairline);
`;

/** The chosen file: its icon, name and size in one line. */
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
