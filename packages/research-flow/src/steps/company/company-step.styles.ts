import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';
import { RuledRows } from '../../view/ruled-list.styles.js';

/** Facts in a row. On a phone two rows, with the name over two of the three columns. */
export const SummaryFacts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(7 * var(--spinout-text-md))), 1fr));
  gap: var(--spinout-space-2) var(--spinout-space-4);
  @container (max-inline-size: 34rem) {
    grid-template-columns: repeat(3, auto);
    > :first-child {
      grid-column: span 2;
    }
  }
  margin: 0;
  dt {
    color: var(--spinout-color-text-muted);
    font-size: var(--spinout-text-sm);
  }
  dd {
    ${bidiPlaintext}
    margin: 0;
    font-weight: var(--spinout-weight-medium);
    font-variant-numeric: tabular-nums;
  }
`;

/** Rows of the step; they may be numbered. */
export const Rows = styled(RuledRows)`
  &[data-numbered] {
    counter-reset: row;
  }
  &[data-numbered] > li {
    counter-increment: row;
    &::before {
      content: counter(row);
      color: var(--spinout-color-text-muted);
      font-variant-numeric: tabular-nums;
      min-inline-size: 1.5em;
    }
  }
  > li > :first-child {
    flex: 1 1 calc(12 * var(--spinout-text-md));
  }
`;

/** Rows with a short text each: on a phone, what is beside the text follows its last word. */
export const TextRows = styled(Rows)`
  @container (max-inline-size: 34rem) {
    > li {
      position: relative;
      display: block;
      padding-block: var(--spinout-space-2);
      > * {
        margin-inline-end: var(--spinout-space-2);
      }
      > :not(:first-child) {
        margin-block: 2px;
      }
    }
    &[data-numbered] > li {
      padding-inline-start: 1.75em;
      &::before {
        position: absolute;
        inset-inline-start: 0;
      }
    }
  }
`;

/** Files to save, each with a remark beside its button. */
export const MaterialRows = styled(RuledRows)`
  > li {
    justify-content: start;
    padding-block: var(--spinout-space-2);
    > button {
      justify-content: start;
      @container (min-inline-size: 34rem) {
        min-inline-size: calc(15 * var(--spinout-text-md));
      }
    }
    > :last-child {
      flex: 1 1 calc(7 * var(--spinout-text-md));
    }
  }
`;

/** What a document is for, with its button beside it, or below where there is no room. */
export const DocumentRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--spinout-space-2) var(--spinout-space-4);
  > :first-child {
    flex: 1 1 calc(9 * var(--spinout-text-md));
  }
`;

/** Two dates beside each other, also on a phone. */
export const DateFields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, calc(18 * var(--spinout-text-md))));
  gap: var(--spinout-space-3);
  align-items: end;
`;
