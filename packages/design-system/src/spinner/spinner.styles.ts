import { keyframes, styled } from 'styled-components';

const rotate = keyframes`
  to { transform: rotate(1turn); }
`;

export const Root = styled.span`
  flex: none;
  display: inline-block;
  box-sizing: border-box;
  inline-size: var(--spinout-size-mark);
  block-size: var(--spinout-size-mark);
  border: 2px solid currentColor;
  border-block-start-color: transparent;
  border-radius: var(--spinout-radius-full);
  opacity: 0.8;
  animation: ${rotate} var(--spinout-motion-spin) linear infinite;
  &[data-size='16'] {
    inline-size: var(--spinout-text-md);
    block-size: var(--spinout-text-md);
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    border-block-start-color: currentColor;
    border-style: dotted;
  }
`;
