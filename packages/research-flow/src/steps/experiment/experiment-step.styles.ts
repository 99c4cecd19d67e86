import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';
import { RuledList } from '../../view/ruled-list.styles.js';

/** A list of short texts with remove buttons. */
export const EntryList = styled(RuledList)`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--spinout-space-3);
    padding-block: var(--spinout-space-1);
  }
`;

export const Phase = styled.li`
  display: grid;
  gap: var(--spinout-space-3);
  padding-block: var(--spinout-space-4);
  @container (min-inline-size: 40rem) {
    > div {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 3fr);
      gap: var(--spinout-space-3);
      align-items: start;
    }
  }
`;

export const Parts = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--spinout-text-ui);
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--spinout-space-4);
    padding-block: var(--spinout-space-1);
    font-variant-numeric: tabular-nums;
  }
`;

export const Figure = styled.figure`
  margin: 0;
  max-inline-size: 34rem;
  svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    color: var(--spinout-color-accent);
  }
  text {
    fill: var(--spinout-color-text-muted);
    font-size: 11px;
  }
  figcaption {
    ${bidiPlaintext}
    color: var(--spinout-color-text-muted);
    font-size: var(--spinout-text-sm);
  }
`;
