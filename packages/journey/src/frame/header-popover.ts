import { css } from 'styled-components';

/** What opens below the header of the page and lies over it. Its place and size are set where it is used. */
export const headerPopover = css`
  position: absolute;
  z-index: var(--spinout-layer-menu);
  inset-block-start: 100%;
  box-sizing: border-box;
  overflow: auto;
  border: 1px solid var(--spinout-color-border);
  border-radius: var(--spinout-radius-card);
  background: var(--spinout-color-surface);
  box-shadow: var(--spinout-shadow-floating);
  text-align: start;
`;
