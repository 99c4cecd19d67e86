import { styled } from 'styled-components';
import { attributeRules, bidiPlaintext, quietTone } from '../styles/shared.js';

export const Root = styled.span`
  ${bidiPlaintext}
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  gap: var(--spinout-space-1);
  max-inline-size: 100%;
  min-block-size: var(--spinout-size-target);
  padding: 1px var(--spinout-space-2);
  border: 1px solid transparent;
  border-radius: var(--spinout-radius-full);
  font-size: var(--spinout-text-sm);
  font-weight: var(--spinout-weight-medium);
  line-height: var(--spinout-leading-control);
  overflow-wrap: anywhere;

  &[data-tone='neutral'] {
    background: var(--spinout-color-hover);
    border-color: var(--spinout-color-hairline);
    color: var(--spinout-color-text);
  }
  ${attributeRules('data-tone', ['accent', 'success', 'warning', 'danger', 'info'], quietTone)}
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;
