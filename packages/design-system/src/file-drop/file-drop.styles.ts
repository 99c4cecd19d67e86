import { styled } from 'styled-components';
import { stateTransition } from '../styles/shared.js';

export const Zone = styled.div`
  position: relative;
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--spinout-space-2);
  min-block-size: calc(9 * var(--spinout-text-md));
  padding: var(--spinout-space-6) var(--spinout-space-4);
  border: 1.5px dashed var(--spinout-color-border-control);
  border-radius: var(--spinout-radius-card);
  background: var(--spinout-color-surface);
  text-align: center;
  ${stateTransition}
  > svg {
    inline-size: var(--spinout-size-target);
    block-size: var(--spinout-size-target);
    color: var(--spinout-color-accent-text);
  }
  &:hover:not([data-disabled]) {
    border-color: var(--spinout-color-accent-text);
  }
  &[data-dragging] {
    border-style: solid;
    border-color: var(--spinout-color-accent-text);
    background: var(--spinout-color-accent-quiet);
  }
  &[data-invalid] {
    border-color: var(--spinout-color-danger-text);
  }
  &[data-disabled] {
    border-color: var(--spinout-color-border);
    background: var(--spinout-color-sunken);
    color: var(--spinout-color-text-muted);
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 2px;
  }
`;

/** The native input covers the whole zone invisibly. */
export const Control = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
  &::file-selector-button {
    cursor: pointer;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

export const Prompt = styled.div`
  font-weight: var(--spinout-weight-medium);
  line-height: var(--spinout-leading-control);
`;

export const Progress = styled.div`
  inline-size: 100%;
  max-inline-size: calc(20 * var(--spinout-text-md));
  margin-block-start: var(--spinout-space-2);
`;
