import { styled } from 'styled-components';
import { WIDE_FLOW_REM } from './flow-width.js';

/** Beside the step, on the screen while it scrolls. */
export const Rail = styled.div`
  display: none;
  @container spinout-flow (min-width: ${WIDE_FLOW_REM}rem) {
    display: block;
    position: sticky;
    inset-block-start: var(--spinout-space-4);
    max-block-size: calc(100vh - 2 * var(--spinout-space-4));
    overflow-y: auto;
  }
`;
