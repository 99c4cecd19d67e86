import { styled } from 'styled-components';

/** A list without markers, with lines around its entries. */
export const RuledList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-start: 1px solid var(--spinout-color-border);
  > li {
    border-block-end: 1px solid var(--spinout-color-border);
  }
`;

/** Rows with a description on one side and actions on the other. */
export const RuledRows = styled(RuledList)`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--spinout-space-2) var(--spinout-space-4);
    padding-block: var(--spinout-space-3);
  }
`;
