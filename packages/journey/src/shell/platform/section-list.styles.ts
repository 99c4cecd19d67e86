import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

export const SectionNav = styled.nav`
  display: grid;
`;

export const SectionButton = styled.button`
  ${bidiPlaintext}
  min-block-size: var(--spinout-size-control);
  margin: 0;
  padding: 0 var(--spinout-space-3);
  border: 0;
  border-inline-start: 2px solid transparent;
  border-radius: var(--spinout-radius-control);
  background: transparent;
  color: var(--spinout-color-text);
  font: inherit;
  font-size: var(--spinout-text-ui);
  text-align: start;
  cursor: pointer;
  &:hover {
    background: var(--spinout-color-hover);
  }
  &[aria-current] {
    color: var(--spinout-color-accent-text);
    font-weight: var(--spinout-weight-strong);
  }
  &:focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    border-inline-start-color: Canvas;
    &[aria-current] {
      border-inline-start-color: Highlight;
    }
  }
`;
