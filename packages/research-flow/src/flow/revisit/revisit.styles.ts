import { styled } from 'styled-components';

export const Notices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-3);
  /* Only the status for screen readers: takes no space, so that the step stays in its place when this loads. */
  &:not(:has(> :nth-child(2))) {
    position: absolute;
  }
  &:focus {
    outline: none;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--spinout-space-3);
  padding: var(--spinout-space-3) var(--spinout-space-4);
  border: 1px solid var(--spinout-color-border);
  border-inline-start: 3px solid var(--spinout-color-accent);
  border-radius: var(--spinout-radius-control);
  > button {
    block-size: auto;
    min-block-size: calc(2 * var(--spinout-text-md));
  }
`;

export const BarText = styled.div`
  flex: 1 1 calc(20 * var(--spinout-text-md));
  min-inline-size: 0;
`;

export const Title = styled.p`
  margin: 0;
  font-weight: var(--spinout-weight-strong);
`;

export const Panel = styled.section`
  padding: var(--spinout-space-3) var(--spinout-space-4);
  border: 1px solid var(--spinout-color-border);
  border-inline-start: 3px solid var(--spinout-color-warning-strong);
  border-radius: var(--spinout-radius-control);
`;

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--spinout-space-2) var(--spinout-space-4);
  padding-block: var(--spinout-space-3);
  & + & {
    border-block-start: 1px solid var(--spinout-color-border);
  }
  &:last-child {
    padding-block-end: 0;
  }
`;

export const ItemText = styled.div`
  flex: 1 1 calc(20 * var(--spinout-text-md));
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--spinout-space-2);
`;

/** What was decided: each label above its value. */
export const Facts = styled.dl`
  display: grid;
  gap: var(--spinout-space-3);
  margin: 0;
  dt {
    font-size: var(--spinout-text-sm);
    color: var(--spinout-color-text-muted);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
