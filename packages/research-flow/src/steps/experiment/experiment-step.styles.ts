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
  > div {
    display: grid;
    gap: var(--spinout-space-3);
    align-items: start;
    @container (min-inline-size: 40rem) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 3fr);
    }
  }
`;
