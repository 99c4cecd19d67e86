import { styled } from 'styled-components';
import { focusRing, bidiPlaintext } from '../styles/shared.js';

export const Root = styled.div`
  min-inline-size: 0;
`;

export const Toggle = styled.button`
  ${bidiPlaintext}
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: var(--spinout-space-2);
  inline-size: 100%;
  min-block-size: var(--spinout-size-control);
  margin: 0;
  padding: var(--spinout-space-2) 0;
  border: 0;
  border-radius: var(--spinout-radius-control);
  background: transparent;
  color: inherit;
  font: inherit;
  font-size: var(--spinout-text-ui);
  font-weight: var(--spinout-weight-medium);
  line-height: var(--spinout-leading-control);
  cursor: pointer;
  ${focusRing}
  &:hover {
    color: var(--spinout-color-accent-text);
  }
  > svg {
    color: var(--spinout-color-text-muted);
    transition: transform var(--spinout-motion-move) var(--spinout-motion-ease);
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

export const Panel = styled.div`
  padding-block: var(--spinout-space-1) var(--spinout-space-3);
  &[hidden] {
    display: none;
  }
`;
