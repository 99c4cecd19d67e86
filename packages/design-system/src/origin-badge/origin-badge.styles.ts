import { styled } from 'styled-components';
import { ownDirection } from '../styles/shared.js';

export const Root = styled.span`
  ${ownDirection}
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  gap: var(--spinout-space-1);
  min-block-size: 1.5rem;
  padding-block: 0.0625rem;
  padding-inline: 0.375rem var(--spinout-space-2);
  border: 1px solid transparent;
  border-radius: var(--spinout-radius-full);
  font-size: var(--spinout-text-sm);
  line-height: var(--spinout-leading-control);
  white-space: nowrap;

  &[data-origin='user'] {
    background: var(--spinout-color-origin-user-quiet);
    color: var(--spinout-color-origin-user-text);
  }
  &[data-origin='live'] {
    background: var(--spinout-color-origin-live-quiet);
    color: var(--spinout-color-origin-live-text);
  }
  &[data-origin='computed'] {
    background: var(--spinout-color-origin-computed-quiet);
    color: var(--spinout-color-origin-computed-text);
  }
  &[data-origin='standard'] {
    background: var(--spinout-color-origin-standard-quiet);
    color: var(--spinout-color-origin-standard-text);
  }
  &[data-origin='simulated'] {
    background: var(--spinout-color-origin-simulated-quiet);
    color: var(--spinout-color-origin-simulated-text);
  }
  &[data-origin='fallback'] {
    background: var(--spinout-color-origin-fallback-quiet);
    color: var(--spinout-color-origin-fallback-text);
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;
