import { styled } from 'styled-components';

/** Has its size before the journeys are listed, so that the dialog does not grow around its middle. */
export const DialogBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--spinout-space-4);
  min-block-size: min(calc(30 * var(--spinout-text-md)), 65vh);
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--spinout-space-2) var(--spinout-space-4);
  align-items: center;
  padding-block: var(--spinout-space-3);
  border-block-start: 1px solid var(--spinout-color-hairline);
  overflow-wrap: anywhere;
  &:last-child {
    border-block-end: 1px solid var(--spinout-color-hairline);
  }
  @media (max-width: 30rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** One line of facts: kind and progress, or date and location. */
export const Facts = styled.p`
  margin: 0;
  margin-block-start: var(--spinout-space-1);
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-sm);
  font-variant-numeric: tabular-nums;
  & + & {
    margin-block-start: 0;
  }
  > * + span::before {
    content: '·';
    margin-inline: 0.5em;
  }
`;

export const FullRow = styled.div`
  grid-column: 1 / -1;
`;

/** A confirmation that replaces the buttons and spans the whole row. */
export const Question = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: var(--spinout-space-3);
`;

/** Confirms a deletion and takes the focus of the deleted row. */
export const DeletedNotice = styled.div`
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-sm);
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
`;
