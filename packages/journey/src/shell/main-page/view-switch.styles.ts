import { css, styled } from 'styled-components';
import { headerPopover } from '../../frame/header-popover.js';

/** Its parts are laid out by the header. */
export const Switcher = styled.div`
  display: contents;
`;

/** Name of what is shown and the button that opens the other views; a click on the name is one on the button. */
export const Current = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  align-self: center;
  min-inline-size: 0;
  &[data-compact] {
    padding-inline-start: var(--spinout-space-3);
    border-inline-start: 1px solid var(--spinout-color-border);
  }
  @container (max-inline-size: 40rem) {
    &[data-compact] {
      grid-column: 1 / -1;
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }
`;

/** Where the header is wide, a view without sections has nothing to open. */
export const SwitchButton = styled.button`
  flex: none;
  display: inline-grid;
  place-items: center;
  box-sizing: border-box;
  inline-size: calc(1.5 * var(--spinout-text-md));
  block-size: calc(1.5 * var(--spinout-text-md));
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: var(--spinout-radius-control);
  background: transparent;
  color: var(--spinout-color-text-muted);
  font: inherit;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    color: var(--spinout-color-text);
  }
  &:focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 1px;
  }
  &:not([data-sections]) {
    @container (min-inline-size: 62rem) {
      display: none;
    }
  }
`;

const popover = css`
  ${headerPopover}
  inset-inline-start: var(--spinout-space-4);
  inline-size: min(20 * var(--spinout-text-md), calc(100% - 2 * var(--spinout-space-4)));
  max-block-size: 80dvh;
  padding: var(--spinout-space-2);
  @container (min-inline-size: 48rem) {
    inset-inline-start: var(--spinout-space-8);
  }
`;

/** Below the header: the sections of the view and, where the header is narrow, the toggles. */
export const Choices = styled.div`
  display: contents;
  @container (max-inline-size: 61.99rem) {
    ${popover}
    display: none;
  }
  &[data-open] {
    @container (max-inline-size: 61.99rem) {
      display: block;
    }
  }
  > nav {
    @container (min-inline-size: 62rem) {
      ${popover}
    }
  }
`;

/** Aligned by the text of its first button; the padding leaves space for focus rings. */
export const Toolbar = styled.div`
  grid-area: tools;
  display: flex;
  align-items: center;
  gap: 0;
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: none;
  margin: -3px calc(-1 * var(--spinout-space-2));
  padding: 3px;
  @container (min-inline-size: 62rem) {
    margin-inline: 0;
  }
  @container (max-inline-size: 61.99rem) {
    display: grid;
    margin: 0;
    padding: 0;
    nav + & {
      border-block-start: 1px solid var(--spinout-color-hairline);
    }
  }
`;

/** As wide as its longer label, so that the buttons beside it do not move. The one of the open view leads back. */
export const Toggle = styled.button`
  min-block-size: var(--spinout-size-control-dense);
  margin: 0;
  flex: none;
  padding: 0 var(--spinout-space-2);
  border: 1px solid transparent;
  border-radius: var(--spinout-radius-control);
  background: transparent;
  color: var(--spinout-color-text-muted);
  font: inherit;
  font-size: var(--spinout-text-sm);
  font-weight: var(--spinout-weight-medium);
  white-space: nowrap;
  cursor: pointer;
  @container (max-inline-size: 61.99rem) {
    min-block-size: var(--spinout-size-control);
    text-align: start;
  }
  &::after {
    content: attr(data-other-label);
    display: block;
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
  }
  transition:
    background-color var(--spinout-motion-state) var(--spinout-motion-ease),
    color var(--spinout-motion-state) var(--spinout-motion-ease);
  &:hover {
    background: var(--spinout-color-hover);
    color: var(--spinout-color-text);
  }
  &[data-on] {
    border-color: var(--spinout-color-border);
    color: var(--spinout-color-text);
  }
  &:focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    border-color: Canvas;
    &[data-on] {
      border-color: ButtonText;
    }
  }
`;
