import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

/** The actions at the end of the content, always on the screen: the bar sticks to the bottom of whatever scrolls. */
export const ActionsRoot = styled.div`
  position: sticky;
  inset-block-end: var(--spinout-screen-end, 0px);
  z-index: var(--spinout-layer-sticky, 10);
  display: flex;
  flex-wrap: wrap;
  gap: var(--spinout-space-3);
  align-items: center;
  justify-content: flex-end;
  padding-block: var(--spinout-space-3);
  padding-block-end: max(var(--spinout-space-3), env(safe-area-inset-bottom));
  background: var(--spinout-color-canvas);
  border-block-start: 1px solid var(--spinout-color-border);
  @container (max-inline-size: 34rem) {
    > button {
      flex: 1 1 auto;
    }
  }
`;

/**
 * Container of one step; its content adapts to the container width, not to the window. What gets the focus is scrolled clear of the
 * bar with the actions. `data-bar` says that there is one: with `:has`, each element that is added would style all others again.
 */
export const StepRoot = styled.section`
  container-type: inline-size;
  display: grid;
  gap: var(--spinout-space-6);
  &[data-bar] * {
    scroll-margin-block-end: calc(6 * var(--spinout-text-md) + var(--spinout-screen-end, 0px));
  }
`;

/** Terms and their values in a column. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--spinout-space-1) var(--spinout-space-3);
  margin: 0;
  font-size: var(--spinout-text-ui);
  dt {
    color: var(--spinout-color-text-muted);
  }
  dd {
    ${bidiPlaintext}
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;
