import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

/** Twelve notebook lines in up to four columns. */
export const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, calc(15 * var(--spinout-text-md))), 1fr)
  );
  gap: var(--spinout-space-6);
  margin: 0;
  padding: 0;
  list-style: none;
  scroll-margin-block-start: var(--spinout-space-4);
  @container (max-inline-size: 34rem) {
    gap: var(--spinout-space-3);
  }
  &:focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: var(--spinout-space-3);
  }
`;

/** The line above shows the status of a step; the label below names it. */
export const Item = styled.li`
  display: grid;
  grid-template-columns: calc(1.25 * var(--spinout-text-md)) minmax(0, 1fr);
  gap: var(--spinout-space-1) var(--spinout-space-3);
  align-content: start;
  padding-block-start: var(--spinout-space-3);
  border-block-start: 2px solid var(--spinout-color-border);
  transition: border-color var(--spinout-motion-state) var(--spinout-motion-ease);
  > * {
    grid-column: 2;
  }
  &[data-status='in-progress'] {
    border-block-start-color: var(--spinout-color-info-strong);
  }
  &[data-status='completed'] {
    border-block-start-color: var(--spinout-color-accent);
  }
  &[data-status='error'] {
    border-block-start-color: var(--spinout-color-danger-strong);
  }
  @container (max-inline-size: 34rem) {
    row-gap: 0;
    > [data-tone='muted'] {
      display: none;
    }
  }
  @media (forced-colors: active) {
    border-block-start-style: dotted;
    &[data-status='completed'] {
      border-block-start-style: solid;
    }
    &[data-status='in-progress'] {
      border-block-start-style: dashed;
    }
    &[data-status='error'] {
      border-block-start-style: double;
      border-block-start-width: 4px;
    }
  }
`;

export const Ordinal = styled.span`
  && {
    grid-column: 1;
  }
  grid-row: 1;
  color: var(--spinout-color-text-muted);
  font-family: var(--spinout-font-mono, monospace);
  font-size: var(--spinout-text-ui);
  font-variant-numeric: tabular-nums;
  line-height: 1.6;
  text-align: end;
`;

export const Status = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--spinout-space-2);
  align-items: center;
  min-block-size: calc(1.5 * var(--spinout-text-md));
  margin: 0;
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-sm);
  [data-status='error'] > & {
    color: var(--spinout-color-danger-text);
  }
`;

export const Result = styled.p`
  ${bidiPlaintext}
  margin: 0;
  /* Two lines, also before there is a result, so that the steps below do not move. */
  min-block-size: 2lh;
  font-size: var(--spinout-text-sm);
  overflow-wrap: anywhere;
`;
