import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

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
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-start: 1px solid var(--spinout-color-border);
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--spinout-space-2) var(--spinout-space-4);
    padding-block: var(--spinout-space-3);
    border-block-end: 1px solid var(--spinout-color-border);
  }
`;

export const NumberedRows = styled(Rows).attrs({ as: 'ol' })`
  counter-reset: row;
  > li {
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

/** Holdings side by side in proportion; the table below has the same information. */
export const HoldingStrip = styled.div`
  display: flex;
  gap: 2px;
  block-size: var(--spinout-space-3);
  border-radius: var(--spinout-radius-control);
  overflow: hidden;
  > span {
    min-inline-size: 2px;
  }
  > span:nth-child(1) {
    background: var(--spinout-color-data-1);
  }
  > span:nth-child(2) {
    background: var(--spinout-color-data-2);
  }
  > span:nth-child(3) {
    background: var(--spinout-color-data-3);
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
