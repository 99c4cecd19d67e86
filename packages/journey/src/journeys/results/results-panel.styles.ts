import { styled } from 'styled-components';

/** A button and the description of its file, stacked in narrow layouts. */
export const FileRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--spinout-space-2) var(--spinout-space-6);

  > :first-child {
    flex: 0 1 calc(18 * var(--spinout-text-md));
  }

  > :last-child {
    flex: 1 1 calc(16 * var(--spinout-text-md));
  }
`;

/** File names may break anywhere. */
export const Saved = styled.div`
  overflow-wrap: anywhere;
`;
