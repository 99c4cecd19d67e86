import { keyframes, styled } from 'styled-components';

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
  &[data-tone='success'] {
    color: var(--spinout-color-success-strong);
    background: currentColor;
  }
  &[data-tone='warning'] {
    color: var(--spinout-color-warning-strong);
    background: currentColor;
  }
  &[data-tone='danger'] {
    color: var(--spinout-color-danger-strong);
    background: currentColor;
  }
  &[data-tone='info'] {
    color: var(--spinout-color-info-strong);
    background: currentColor;
  }
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
