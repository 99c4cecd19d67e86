import { styled } from 'styled-components';
import { bidiPlaintext, focusRing, stateTransition, visuallyHidden } from '../styles/shared.js';

export const Root = styled.span`
  display: inline-flex;
  align-items: flex-start;
  gap: var(--spinout-space-2);
  max-inline-size: 100%;
  min-block-size: var(--spinout-size-target);
`;

export const Box = styled.span`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: var(--spinout-size-target);
  block-size: var(--spinout-size-target);
  > svg {
    position: absolute;
    color: var(--spinout-color-on-accent);
    opacity: 0;
    pointer-events: none;
    transition: opacity var(--spinout-motion-state) var(--spinout-motion-ease);
  }
  > :checked ~ svg {
    opacity: 1;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** A 24 px square, all of which can be clicked. */
export const Control = styled.input`
  appearance: none;
  box-sizing: border-box;
  inline-size: var(--spinout-size-mark);
  block-size: var(--spinout-size-mark);
  margin: 0;
  border: 1.5px solid var(--spinout-color-border-control);
  border-radius: 4px;
  background: var(--spinout-color-surface);
  cursor: pointer;
  ${stateTransition}
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:checked {
    border-color: var(--spinout-color-accent);
    background: var(--spinout-color-accent);
  }
  ${focusRing}
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

export const Label = styled.label`
  ${bidiPlaintext}
  line-height: var(--spinout-size-target);
  cursor: pointer;
  &[data-hidden] {
    ${visuallyHidden}
  }
`;
