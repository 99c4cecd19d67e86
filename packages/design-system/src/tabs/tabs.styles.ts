import { styled } from 'styled-components';
import { bidiPlaintext, stateTransition } from '../styles/shared.js';

export const Root = styled.div`
  min-inline-size: 0;
`;

/** Tabs that do not fit in a row are in a second one rather than out of sight. */
export const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--spinout-space-1) var(--spinout-space-6);
  border-block-end: 1px solid var(--spinout-color-hairline);
`;

/** Without a border in forced colors, where a transparent one would be visible under every tab. */
export const Tab = styled.button`
  ${bidiPlaintext}
  flex: none;
  box-sizing: border-box;
  min-block-size: var(--spinout-size-control);
  margin: 0 0 -1px;
  padding: 0 1px;
  border: 0;
  border-block-end: 2px solid transparent;
  background: transparent;
  color: var(--spinout-color-text-muted);
  font: inherit;
  font-size: var(--spinout-text-ui);
  font-weight: var(--spinout-weight-medium);
  white-space: nowrap;
  cursor: pointer;
  ${stateTransition}
  &:hover {
    color: var(--spinout-color-text);
    border-block-end-color: var(--spinout-color-border);
  }
  &[aria-selected='true'] {
    color: var(--spinout-color-accent-text);
    border-block-end-color: var(--spinout-color-accent-text);
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
  &:focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: -2px;
    border-radius: 4px;
  }
  @media (forced-colors: active) {
    border-block-end-color: Canvas;
    &[aria-selected='true'] {
      border-block-end-color: Highlight;
    }
  }
`;

export const Panel = styled.div`
  padding-block-start: var(--spinout-space-6);
  border-radius: 4px;
  &[hidden] {
    display: none;
  }
  &:focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 4px;
  }
`;
