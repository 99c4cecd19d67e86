import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

/** Container query root: the layout follows its width, not the window's. */
export const Layout = styled.section`
  container-type: inline-size;
  display: grid;
  gap: var(--spinout-space-6);
  min-inline-size: 0;
  h2:focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 4px;
    border-radius: var(--spinout-radius-control);
  }
`;

export const TopicForm = styled.form`
  display: grid;
  gap: var(--spinout-space-3);
  max-inline-size: calc(40 * var(--spinout-text-md));
`;

export const RunBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--spinout-space-3) var(--spinout-space-6);
  align-items: center;
  justify-content: space-between;
  padding-block: var(--spinout-space-3);
  border-block: 1px solid var(--spinout-color-hairline);
  > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

/** Sticky while the agents scroll beside it. */
export const Aside = styled.div`
  display: grid;
  gap: var(--spinout-space-6);
  min-inline-size: 0;
  @container (max-inline-size: 55.99rem) {
    order: -1;
  }
  @container (min-inline-size: 56rem) {
    position: sticky;
    inset-block-start: var(--spinout-space-4);
  }
`;

export const AgentItems = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-end: 1px solid var(--spinout-color-hairline);
`;

/** One agent with its number in the margin. */
export const AgentItem = styled.li`
  display: grid;
  grid-template-columns: calc(2 * var(--spinout-text-md)) minmax(0, 1fr);
  gap: var(--spinout-space-2);
  padding-block: var(--spinout-space-4);
  & + & {
    border-block-start: 1px solid var(--spinout-color-hairline);
  }
  &:first-child {
    padding-block-start: 0;
  }
  &[data-status='idle'] h3 {
    color: var(--spinout-color-text-muted);
  }
`;

export const AgentNumber = styled.span`
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-lg);
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  [data-status='working'] > & {
    color: var(--spinout-color-accent-text);
    font-weight: var(--spinout-weight-strong);
  }
`;

export const StatusLabel = styled.span`
  display: inline-flex;
  gap: var(--spinout-space-2);
  align-items: center;
  font-size: var(--spinout-text-ui);
  font-weight: var(--spinout-weight-medium);
  &[data-status='idle'] {
    color: var(--spinout-color-text-muted);
  }
  &[data-status='error'] {
    color: var(--spinout-color-danger-text);
  }
`;

export const LogFrame = styled.div`
  box-sizing: border-box;
  max-height: 300px;
  overflow-y: auto;
  padding: var(--spinout-space-3);
  border: 1px solid var(--spinout-color-border);
  border-radius: var(--spinout-radius-control);
  background: var(--spinout-color-surface);
  font-size: var(--spinout-text-sm);
  overscroll-behavior: contain;
  &:focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 2px;
  }
`;

export const LogLines = styled.ol`
  display: grid;
  gap: var(--spinout-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: var(--spinout-space-3);
    overflow-wrap: anywhere;
  }
  > li > * {
    ${bidiPlaintext}
  }
  time {
    color: var(--spinout-color-text-muted);
    font-variant-numeric: tabular-nums;
  }
  [data-tone='bad'] {
    color: var(--spinout-color-danger-text);
    font-weight: var(--spinout-weight-medium);
  }
`;

/** Key figures of a run in a row, each below its name. */
export const SummaryFacts = styled.dl`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(calc(8 * var(--spinout-text-md)), 100%), 1fr)
  );
  gap: var(--spinout-space-4) var(--spinout-space-6);
  margin: 0;
  padding-block-start: var(--spinout-space-4);
  border-block-start: 1px solid var(--spinout-color-border);
  dt {
    color: var(--spinout-color-text-muted);
    font-size: var(--spinout-text-sm);
  }
  dd {
    ${bidiPlaintext}
    margin: 0;
    overflow-wrap: anywhere;
    text-wrap: balance;
    font-weight: var(--spinout-weight-medium);
    font-variant-numeric: tabular-nums;
  }
`;
