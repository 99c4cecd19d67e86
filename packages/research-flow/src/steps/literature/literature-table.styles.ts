import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

/** As wide as the step; long words of a title break. */
export const Papers = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--spinout-text-ui);
  line-height: 1.4;
  font-variant-numeric: tabular-nums lining-nums;
  th,
  td {
    padding-block: var(--spinout-space-2);
    padding-inline: var(--spinout-space-2);
    border-block-end: 1px solid var(--spinout-color-hairline);
    font-weight: var(--spinout-weight-regular);
    text-align: start;
    vertical-align: baseline;
  }
  thead th {
    padding-block: 0;
    overflow-wrap: normal;
    border-block-end-color: var(--spinout-color-border-control);
    vertical-align: bottom;
  }
  tbody th {
    ${bidiPlaintext}
    overflow-wrap: anywhere;
  }
  td {
    overflow-wrap: normal;
  }
  td:first-child {
    vertical-align: top;
  }
  [data-column='source'] {
    inline-size: calc(7.5 * var(--spinout-text-md));
  }
  [data-column='citations'] {
    inline-size: calc(6 * var(--spinout-text-md));
  }
  [data-align='end'] {
    text-align: end;
  }
  tbody tr:hover,
  tbody tr[data-selected] {
    background: var(--spinout-color-sunken);
  }
`;

/** The header of a column; pressing it sorts by the column. */
export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--spinout-space-1);
  min-block-size: calc(2.25 * var(--spinout-text-md));
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: var(--spinout-radius-control);
  background: none;
  color: var(--spinout-color-text-muted);
  font: inherit;
  font-size: var(--spinout-text-sm);
  font-weight: var(--spinout-weight-medium);
  text-align: inherit;
  cursor: pointer;
  &:hover,
  [aria-sort] > & {
    color: inherit;
  }
  &:focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 2px;
  }
  > svg {
    flex: none;
    visibility: hidden;
  }
  [data-align='end'] > & > svg {
    order: -1;
  }
  [aria-sort] > & > svg {
    visibility: visible;
  }
  [aria-sort='ascending'] > & > svg {
    transform: scaleY(-1);
  }
`;
