import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';
import { RuledList } from '../../view/ruled-list.styles.js';

/** Facts, in a row on wide screens. */
export const SummaryFacts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
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

/** Rows with a description on one side and actions on the other. */
export const Rows = styled(RuledList)`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--spinout-space-2) var(--spinout-space-4);
    padding-block: var(--spinout-space-3);
  }
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
      flex: 1 1 14rem;
    }
  }
`;
