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

/** Size, time and money: on a phone, the short size beside the time. */
export const PlanNumbers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: var(--spinout-space-4) var(--spinout-space-3);
  > :last-child {
    grid-column: 1 / -1;
  }
  @container (min-inline-size: 40rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :last-child {
      grid-column: auto;
    }
  }
`;

export const Phase = styled.li`
  display: grid;
  gap: var(--spinout-space-3);
  padding-block: var(--spinout-space-4);
  > div {
    display: grid;
    gap: var(--spinout-space-3);
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
    > :last-child {
      grid-column: 1 / -1;
    }
    @container (min-inline-size: 40rem) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 3fr);
      > :last-child {
        grid-column: auto;
      }
    }
    &[data-untimed] {
      grid-template-columns: minmax(0, 1fr);
      @container (min-inline-size: 40rem) {
        grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      }
    }
  }
`;

/** A heading and its list. Lists beside each other start in one line, however many lines their headings take. */
export const Variables = styled.div`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: var(--spinout-space-2);
  > ul {
    margin: 0;
    padding-inline-start: var(--spinout-space-4);
  }
`;
