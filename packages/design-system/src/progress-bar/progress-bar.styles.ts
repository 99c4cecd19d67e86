import { styled } from 'styled-components';

export const Track = styled.div`
  block-size: 0.375rem;
  border-radius: var(--spinout-radius-full);
  background: var(--spinout-color-hairline);
  overflow: hidden;
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Canvas;
    outline: 1px solid CanvasText;
  }
`;

export const Fill = styled.div`
  block-size: 100%;
  border-radius: inherit;
  background: var(--spinout-color-accent-text);
  transition: inline-size var(--spinout-motion-place) var(--spinout-motion-ease);
`;
