import { styled } from 'styled-components';

/** Container query root: the layout follows its width, not the window's. */
export const Root = styled.section`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-8);
  :is(h2, h3):focus {
    outline: none;
  }
`;

/**
 * The step next to the topic, stacked in narrow layouts. Agents use the whole width, with the topic in a line above.
 */
/** What follows a step is not on its screen, so that it does not move while the step loads. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-12);
  align-items: start;
  > :first-child {
    min-block-size: var(--spinout-step-min-size, 0);
  }
  @container (min-inline-size: 56rem) {
    &:not([data-wide]) {
      grid-template-columns: minmax(0, 1fr) calc(16 * var(--spinout-text-md));
    }
    &[data-wide] {
      gap: var(--spinout-space-8);
    }
  }
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--spinout-space-1) var(--spinout-space-3);
  align-items: center;
  > svg {
    color: var(--spinout-color-accent-text);
  }
  > :nth-child(n + 3) {
    grid-column: 2;
    justify-self: start;
  }
`;

/** Contents whose buttons are disabled together. */
export const Contents = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Section = styled.div`
  padding-block-start: var(--spinout-space-4);
  border-block-start: 1px solid var(--spinout-color-hairline);
`;

export const References = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-end: 1px solid var(--spinout-color-border);
`;

export const Reference = styled.li`
  padding-block: var(--spinout-space-4);
  border-block-start: 1px solid var(--spinout-color-border);
`;

export const ReferenceFacts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--spinout-space-1) var(--spinout-space-6);
  align-items: baseline;
  padding-block-start: var(--spinout-space-1);
  font-size: var(--spinout-text-sm);
`;

/** Aligns the text of a quiet button with the lines around it. */
export const AgentPanel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-4);
  > button {
    justify-self: start;
    margin-inline-start: calc(-1 * var(--spinout-space-3));
  }
`;

export const Figure = styled.li`
  font-size: var(--spinout-text-ui);
  > span {
    color: var(--spinout-color-text-muted);
  }
  > strong {
    font-weight: var(--spinout-weight-medium);
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

/** Continue and reset, always on the screen, unless it is so low that they would cover what is to be read. What gets the focus is scrolled clear of them. In forced colors its buttons have a border. */
export const Actions = styled.div`
  position: sticky;
  inset-block-end: var(--spinout-screen-end, 0px);
  z-index: var(--spinout-layer-sticky, 10);
  display: flex;
  flex-wrap: wrap;
  gap: var(--spinout-space-3);
  align-items: center;
  justify-content: space-between;
  padding-block: var(--spinout-space-3);
  padding-block-end: max(var(--spinout-space-3), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--spinout-color-hairline);
  background: var(--spinout-color-canvas);
  > [data-variant='quiet'] {
    margin-inline-start: calc(-1 * var(--spinout-space-4));
  }
  :has(> &) * {
    scroll-margin-block-end: calc(6 * var(--spinout-text-md) + var(--spinout-screen-end, 0px));
  }
  @media (max-height: 30rem) {
    position: static;
  }
  @media (forced-colors: active) {
    > [data-variant='quiet'] {
      margin-inline-start: 0;
    }
  }
`;

export const Facts = styled.ul`
  display: grid;
  gap: var(--spinout-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** In a line; below each other where the facts have a column of their own. */
export const Fact = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--spinout-space-2);
  align-items: baseline;
  overflow-wrap: anywhere;
  @container (min-inline-size: 56rem) {
    display: grid;
  }
`;

export const StepList = styled.ol`
  display: grid;
  gap: var(--spinout-space-2);
  margin: 0;
  padding: var(--spinout-space-4) 0 0;
  border-block-start: 1px solid var(--spinout-color-border);
  list-style: none;
  font-size: var(--spinout-text-sm);
  /* The step is named above: its mark among the others says where it is. */
  @container (max-inline-size: 55.99rem) {
    display: flex;
    justify-content: space-between;
    > li {
      position: relative;
    }
    > li > :not([aria-hidden]) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

/** Facts and steps; next to wide content only the facts, in a line, above the agents, whose results grow. */
export const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-6);
  [data-wide] > & {
    order: -1;
    padding-block-end: var(--spinout-space-4);
    border-block-end: 1px solid var(--spinout-color-hairline);
    ${StepList} {
      display: none;
    }
  }
  @container (min-inline-size: 56rem) {
    [data-wide] > & ${Facts} {
      grid-template-columns: repeat(3, minmax(0, auto));
      column-gap: var(--spinout-space-12);
      justify-content: start;
    }
  }
`;

export const StepMark = styled.span`
  display: grid;
  place-items: center;
  inline-size: calc(1.25 * var(--spinout-text-md));
`;

export const StepItem = styled.li`
  display: flex;
  gap: var(--spinout-space-2);
  align-items: center;
  color: var(--spinout-color-text-muted);
  &[aria-current='step'] {
    color: var(--spinout-color-text);
    font-weight: var(--spinout-weight-strong);
    ${StepMark} {
      color: var(--spinout-color-accent-text);
    }
  }
  &[data-done='true'] ${StepMark} {
    color: var(--spinout-color-accent-text);
  }
`;
