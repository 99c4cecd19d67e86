import { Content, Item, Label, Separator } from '@radix-ui/react-dropdown-menu';
import { keyframes, styled } from 'styled-components';

const drop = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

export const MenuContent = styled(Content)`
  box-sizing: border-box;
  z-index: var(--spinout-layer-menu);
  min-inline-size: max(12 * var(--spinout-text-md), var(--radix-dropdown-menu-trigger-width));
  max-inline-size: min(
    20 * var(--spinout-text-md),
    var(--radix-dropdown-menu-content-available-width)
  );
  max-block-size: var(--radix-dropdown-menu-content-available-height);
  padding: var(--spinout-space-1);
  overflow-y: auto;
  border: 1px solid var(--spinout-color-hairline);
  border-radius: var(--spinout-radius-card);
  background: var(--spinout-color-surface);
  color: var(--spinout-color-text);
  box-shadow: var(--spinout-shadow-floating);
  text-align: start;
  /* No closing animation, because Radix would wait for its end. */
  &[data-state='open'] {
    animation: ${drop} var(--spinout-motion-state) var(--spinout-motion-ease);
  }
  &:focus {
    outline: none;
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-state='open'] {
      animation: none;
    }
  }
`;

export const Header = styled(Label)`
  margin-block-end: var(--spinout-space-1);
  padding: var(--spinout-space-2) var(--spinout-space-3) var(--spinout-space-3);
  border-block-end: 1px solid var(--spinout-color-hairline);
`;

export const MenuEntry = styled(Item)`
  display: flex;
  align-items: center;
  min-block-size: var(--spinout-size-control-dense);
  padding: var(--spinout-space-1) var(--spinout-space-3);
  border-radius: var(--spinout-radius-control);
  font-size: var(--spinout-text-ui);
  line-height: var(--spinout-leading-control);
  cursor: pointer;
  user-select: none;
  outline: none;
  &[data-highlighted] {
    background: var(--spinout-color-hover);
  }
  &:focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    min-block-size: var(--spinout-size-control);
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const GroupSeparator = styled(Separator)`
  block-size: 1px;
  margin-block: var(--spinout-space-1);
  background: var(--spinout-color-hairline);
`;
