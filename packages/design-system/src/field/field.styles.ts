import { css, styled } from 'styled-components';
import { visuallyHidden, bidiPlaintext, stateTransition } from '../styles/shared.js';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-inline-size: 0;
`;

export const Label = styled.label`
  ${bidiPlaintext}
  font-size: var(--spinout-text-ui);
  font-weight: var(--spinout-weight-medium);
  line-height: var(--spinout-leading-control);
  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const RequiredMark = styled.span`
  margin-inline-start: 0.25em;
  color: var(--spinout-color-danger-text);
`;

export const Hint = styled.div`
  ${bidiPlaintext}
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-sm);
  line-height: var(--spinout-leading-control);
`;

export const ErrorText = styled.div`
  ${bidiPlaintext}
  display: flex;
  align-items: flex-start;
  gap: var(--spinout-space-1);
  color: var(--spinout-color-danger-text);
  font-size: var(--spinout-text-sm);
  line-height: var(--spinout-leading-control);
`;

/** Styles shared by inputs, text areas and selects. */
export const controlStyles = css`
  ${bidiPlaintext}
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: var(--spinout-size-control);
  margin: 0;
  padding: 7px var(--spinout-space-3);
  border: 1px solid var(--spinout-color-border-control);
  border-radius: var(--spinout-radius-control);
  background: var(--spinout-color-surface);
  color: var(--spinout-color-text);
  font: inherit;
  font-size: var(--spinout-text-md);
  line-height: var(--spinout-leading-body);
  ${stateTransition}
  &::placeholder {
    color: var(--spinout-color-text-muted);
    opacity: 1;
  }
  &:hover:enabled {
    border-color: var(--spinout-color-text-muted);
  }
  &:focus-visible {
    border-color: var(--spinout-color-focus);
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: -1px;
  }
  &[aria-invalid='true'] {
    border-color: var(--spinout-color-danger-text);
  }
  &:disabled {
    border-color: var(--spinout-color-border);
    background: var(--spinout-color-sunken);
    color: var(--spinout-color-text-muted);
    cursor: not-allowed;
  }
  &:read-only:not(select) {
    background: var(--spinout-color-sunken);
  }
`;
