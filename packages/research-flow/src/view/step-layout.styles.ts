import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

/** Container of one step; its content adapts to the container width, not to the window. */
export const StepRoot = styled.section`
  container-type: inline-size;
  display: grid;
  gap: var(--spinout-space-6);
`;

/** The actions at the end of the content; sticky at the bottom on narrow screens. */
export const ActionsRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--spinout-space-3);
  align-items: center;
  justify-content: flex-end;
  @container (max-inline-size: 34rem) {
    position: sticky;
    inset-block-end: 0;
    z-index: var(--spinout-layer-sticky, 10);
    padding-block: var(--spinout-space-3);
    background: var(--spinout-color-canvas);
    border-block-start: 1px solid var(--spinout-color-border);
    > button {
      flex: 1 1 auto;
    }
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
