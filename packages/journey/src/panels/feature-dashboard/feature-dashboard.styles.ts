import { styled } from 'styled-components';

export const Container = styled.div`
  container-type: inline-size;
  padding-block-start: var(--spinout-space-4);
`;

/** Names, bars and counts in three columns; the bar wraps under its name on narrow screens. */
export const Counts = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-start: 1px solid var(--spinout-color-border);
  font-size: var(--spinout-text-ui);
`;

export const Count = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--spinout-space-4);
  align-items: center;
  padding-block: var(--spinout-space-2);
  border-block-end: 1px solid var(--spinout-color-hairline);
  overflow-wrap: anywhere;
  > :nth-child(2) {
    order: 3;
    grid-column: 1 / -1;
  }
  @container (min-inline-size: 36rem) {
    grid-template-columns: calc(15 * var(--spinout-text-md)) minmax(0, 1fr) calc(
        5 * var(--spinout-text-md)
      );
    > :nth-child(2) {
      order: 0;
      grid-column: auto;
    }
  }
`;

export const Figure = styled.strong`
  font-weight: var(--spinout-weight-medium);
  font-variant-numeric: tabular-nums lining-nums;
  text-align: end;
`;

export const Services = styled.ul`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, calc(13 * var(--spinout-text-md))), 1fr)
  );
  gap: var(--spinout-space-2) var(--spinout-space-6);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--spinout-text-ui);
  overflow-wrap: anywhere;
`;
