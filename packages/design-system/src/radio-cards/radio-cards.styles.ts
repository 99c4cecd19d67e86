import { styled } from 'styled-components';
import { bidiPlaintext } from '../styles/shared.js';

export const Root = styled.div`
  min-inline-size: 0;
`;

/** A choice is shown at once: transitions of two cards and their marks were a quarter of the time of a choice. */
export const Item = styled.li`
  box-sizing: border-box;
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--spinout-space-3);
  min-inline-size: 0;
  padding: var(--spinout-space-4);
  border: 1px solid var(--spinout-color-border);
  border-radius: var(--spinout-radius-card);
  background: var(--spinout-color-surface);
  cursor: pointer;
  &:hover {
    border-color: var(--spinout-color-border-control);
  }
  &[data-selected] {
    border-color: var(--spinout-color-accent-text);
    box-shadow: 0 0 0 1px var(--spinout-color-accent-text);
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 2px;
  }
  &[data-disabled] {
    cursor: not-allowed;
    background: var(--spinout-color-sunken);
    color: var(--spinout-color-text-muted);
  }
  @media (forced-colors: active) {
    &[data-selected] {
      outline: 3px solid Highlight;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--spinout-space-3);
`;

export const Title = styled.h3`
  ${bidiPlaintext}
  margin: 0;
  min-inline-size: 0;
  font-size: var(--spinout-text-md);
  font-weight: var(--spinout-weight-strong);
  line-height: var(--spinout-leading-control);
  letter-spacing: -0.006em;
  text-wrap: pretty;
`;

export const Radio = styled.input`
  appearance: none;
  flex: none;
  box-sizing: border-box;
  display: grid;
  place-items: center;
  inline-size: var(--spinout-size-mark);
  block-size: var(--spinout-size-mark);
  margin: 0;
  border: 1.5px solid var(--spinout-color-border-control);
  border-radius: var(--spinout-radius-full);
  background: var(--spinout-color-surface);
  cursor: inherit;
  outline: none;
  &:checked {
    border-color: var(--spinout-color-accent-text);
  }
  &::before {
    content: '';
    inline-size: 50%;
    block-size: 50%;
    border-radius: inherit;
    background: var(--spinout-color-accent-text);
    opacity: 0;
    transform: scale(0.4);
  }
  &:checked::before {
    opacity: 1;
    transform: none;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

export const Content = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;
