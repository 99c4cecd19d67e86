import { Content, Overlay } from '@radix-ui/react-dialog';
import { keyframes, styled } from 'styled-components';
import { focusRing } from '../styles/shared.js';

const appear = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

export const Backdrop = styled(Overlay)`
  position: fixed;
  inset: 0;
  z-index: var(--spinout-layer-dialog);
  display: grid;
  justify-items: center;
  align-items: center;
  padding: var(--spinout-space-4);
  overflow-y: auto;
  background: var(--spinout-color-overlay);
  animation: ${appear} var(--spinout-motion-move, 200ms) ease-out;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const DialogContent = styled(Content)`
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: calc(32 * var(--spinout-text-md));
  padding: var(--spinout-space-6);
  border: 1px solid var(--spinout-color-hairline);
  border-radius: var(--spinout-radius-card);
  background: var(--spinout-color-surface);
  color: var(--spinout-color-text);
  box-shadow: var(--spinout-shadow-floating);
  text-align: start;
  animation: ${rise} var(--spinout-motion-move) var(--spinout-motion-ease);
  &[data-wide] {
    max-inline-size: calc(46 * var(--spinout-text-md));
  }
  &[role='alertdialog'] {
    max-inline-size: calc(26 * var(--spinout-text-md));
  }
  ${focusRing}
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--spinout-space-2);
  margin-block-start: var(--spinout-space-6);
`;

export const Body = styled.div`
  margin-block-start: var(--spinout-space-3);
`;
