import { styled } from 'styled-components';

/** Parts of a whole side by side. The list or table below has the same information, so color is never the only sign. */
export const Strip = styled.div`
  display: flex;
  gap: 2px;
  block-size: var(--spinout-space-3);
  border-radius: var(--spinout-radius-control);
  overflow: hidden;
  > span {
    min-inline-size: 2px;
    background: var(--spinout-color-data-1);
  }
  > span:nth-child(4n + 2) {
    background: var(--spinout-color-data-2);
  }
  > span:nth-child(4n + 3) {
    background: var(--spinout-color-data-3);
  }
  > span:nth-child(4n) {
    background: var(--spinout-color-data-4);
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
