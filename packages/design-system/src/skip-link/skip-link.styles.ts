import { styled } from 'styled-components';

export const Root = styled.a`
  position: absolute;
  z-index: 20;
  inset-inline-start: var(--spinout-space-4);
  inset-block-start: var(--spinout-space-2);
  padding: var(--spinout-space-2) var(--spinout-space-4);
  border-radius: var(--spinout-radius-control);
  background: var(--spinout-color-surface);
  color: var(--spinout-color-accent-text);
  font-size: var(--spinout-text-ui);
  outline: 2px solid var(--spinout-color-focus);
  outline-offset: 2px;
  &:not(:focus) {
    clip-path: inset(50%);
    outline: none;
  }
`;
