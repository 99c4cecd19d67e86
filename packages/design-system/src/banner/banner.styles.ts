import { styled } from 'styled-components';
import { attributeRules, bidiPlaintext, quietTone } from '../styles/shared.js';

export const Root = styled.div`
  box-sizing: border-box;
  display: flex;
  align-items: flex-start;
  gap: var(--spinout-space-3);
  padding-block: var(--spinout-space-3);
  padding-inline: var(--spinout-space-4) var(--spinout-space-3);
  border: 1px solid transparent;
  border-inline-start: 3px solid currentColor;
  border-radius: var(--spinout-radius-control);
  line-height: var(--spinout-leading-body);

  ${attributeRules('data-tone', ['warning', 'info', 'success'], quietTone)}
  &[data-tone='error'] {
    ${quietTone('danger')}
  }
  > svg {
    margin-block-start: 0.125rem;
  }
`;

export const Body = styled.div`
  ${bidiPlaintext}
  flex: 1;
  min-inline-size: 0;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--spinout-space-2);
  margin-block-start: var(--spinout-space-2);
`;

export const Dismiss = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: var(--spinout-size-control-dense);
  block-size: var(--spinout-size-control-dense);
  margin: -0.25rem;
  padding: 0;
  border: 0;
  border-radius: var(--spinout-radius-control);
  background: transparent;
  color: inherit;
  cursor: pointer;
  &:hover {
    background: color-mix(in oklch, currentColor 12%, transparent);
  }
  &:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: -2px;
  }
`;
