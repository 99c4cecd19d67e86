import { styled } from 'styled-components';
import { headerPopover } from '../../frame/header-popover.js';

/** Not positioned: the popover is placed under the header around it. */
export const PopoverRoot = styled.div`
  display: inline-flex;
`;

export const PopoverTrigger = styled.button`
  display: inline-grid;
  place-items: center;
  box-sizing: border-box;
  inline-size: calc(1.75 * var(--spinout-text-md));
  block-size: calc(1.75 * var(--spinout-text-md));
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: var(--spinout-radius-control);
  background: transparent;
  color: var(--spinout-color-text-muted);
  font: inherit;
  cursor: pointer;
  &:hover {
    background: var(--spinout-color-hover);
    color: var(--spinout-color-text);
  }
  &:focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 1px;
  }
`;

export const Popover = styled.div`
  ${headerPopover}
  inset-inline-end: var(--spinout-space-4);
  inline-size: min(24 * var(--spinout-text-md), calc(100% - 2 * var(--spinout-space-4)));
  max-block-size: 70dvh;
  padding: var(--spinout-space-4);
  @container (min-inline-size: 48rem) {
    inset-inline-end: var(--spinout-space-8);
  }
  &:focus {
    outline: none;
  }
`;
