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
