import { keyframes, styled } from 'styled-components';
import { attributeRules } from '../styles/shared.js';
import { strongTone } from '../styles/strong-tone.js';

const pulse = keyframes`
  50% { opacity: 0.35; }
`;

export const Root = styled.span`
  flex: none;
  display: inline-block;
  box-sizing: border-box;
  inline-size: 0.5rem;
  block-size: 0.5rem;
  border: 1px solid currentColor;
  border-radius: var(--spinout-radius-full);
  color: var(--spinout-color-border-control);
  background: transparent;
  vertical-align: 0.06em;
  &:not([data-tone='idle']) {
    background: currentColor;
  }
  ${attributeRules('data-tone', ['success', 'warning', 'danger', 'info'], strongTone('color'))}
  &[data-pulse] {
    animation: ${pulse} 2s var(--spinout-motion-ease) infinite;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: CanvasText;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-pulse] {
      animation: none;
    }
  }
`;
