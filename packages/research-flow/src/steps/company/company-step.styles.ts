import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';
import { RuledRows } from '../../view/ruled-list.styles.js';

/** Facts, in a row on wide screens. */
export const SummaryFacts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(9 * var(--spinout-text-md))), 1fr));
  gap: var(--spinout-space-4);
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
    > :first-child {
      flex: 1 1 calc(14 * var(--spinout-text-md));
    }
  }
`;
