import { styled } from 'styled-components';

export const Dots = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  vertical-align: middle;
`;

export const Dot = styled.span`
  box-sizing: border-box;
  inline-size: var(--spinout-space-2);
  block-size: var(--spinout-space-2);
  border: 1px solid var(--spinout-color-border-control);
  border-radius: var(--spinout-radius-full);
  &[data-filled] {
    border-color: var(--spinout-color-accent-text);
    background: var(--spinout-color-accent-text);
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
