import { css, styled } from 'styled-components';

/** A line that opens: above a page, or over the end of the screen, where it moves nothing. */
export const Notice = styled.section`
  container-type: inline-size;
  min-inline-size: 0;
  border-block-end: 1px solid var(--spinout-color-hairline);
  &[data-disclaimers='end'] {
    position: sticky;
    z-index: var(--spinout-layer-sticky, 10);
    inset-block-end: 0;
    box-sizing: border-box;
    max-block-size: 70dvh;
    overflow-y: auto;
    padding-block-end: env(safe-area-inset-bottom);
    border-block: 1px solid var(--spinout-color-border);
    border-block-end: 0;
    background: var(--spinout-color-canvas);
    @media (max-height: 30rem) {
      position: static;
    }
  }
`;

/** The line that opens the texts again; small, at the end of a page. */
export const Closing = styled.div`
  display: grid;
  justify-items: start;
  margin-block-start: var(--spinout-space-8);
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-sm);
`;

/** Title, summary, date and button; on narrow screens without the summary. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  column-gap: var(--spinout-space-3);
  min-block-size: calc(var(--spinout-size-control-dense) + 2 * var(--spinout-space-1));
  @container (max-inline-size: 36rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    [data-disclaimers='end'] > & {
      /* The smallest target of a control; the actions of a step are right above. */
      min-block-size: calc(1.5 * var(--spinout-text-md));
      font-size: var(--spinout-text-xs);
      button {
        min-block-size: calc(1.5 * var(--spinout-text-md));
        padding-block: 0;
        font-size: inherit;
        line-height: 1;
      }
      > span {
        font-size: inherit;
        line-height: 1;
      }
    }
  }
`;

/** The title, which opens the texts. */
export const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--spinout-space-1);
  min-block-size: var(--spinout-size-control-dense);
  margin: 0;
  padding: 0 var(--spinout-space-1) 0 0;
  border: 0;
  border-radius: var(--spinout-radius-control);
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &:hover {
    color: var(--spinout-color-accent-text);
  }
  &:focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 1px;
  }
  > svg {
    color: var(--spinout-color-text-muted);
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

const note = css`
  min-inline-size: 0;
  overflow: hidden;
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-sm);
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Summary = styled.span`
  ${note}
  @container (max-inline-size: 36rem) {
    display: none;
  }
`;

export const Updated = styled.span`
  ${note}
  @container (max-inline-size: 36rem) {
    display: -webkit-box;
    line-height: 1.25;
    white-space: normal;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
  }
`;

export const Texts = styled.div`
  display: grid;
  gap: var(--spinout-space-4);
  padding-block: var(--spinout-space-2) var(--spinout-space-4);
  &[hidden] {
    display: none;
  }
`;

export const Entry = styled.article`
  display: grid;
  gap: var(--spinout-space-1);
  min-inline-size: 0;
  overflow-wrap: anywhere;
  p {
    white-space: pre-line;
  }
`;

/** Receives the focus after the notice is dismissed. Takes no space. */
export const FocusTarget = styled.div`
  block-size: 0;
  &:focus {
    outline: none;
  }
`;
