import { styled } from 'styled-components';

/** At the end of a narrow page; beside the content of a wide one. */
export const Place = styled.aside`
  display: flex;
  justify-content: flex-end;
  padding: 0 var(--spinout-space-4) var(--spinout-space-4);
  /* A page that is shorter while it loads may be scrolled to its end. */
  @media (max-width: 77.99rem) {
    :has(main [data-loading]) ~ &:not(:has([aria-expanded='true'])) {
      display: none;
    }
  }
  @media (min-width: 78rem) {
    position: fixed;
    z-index: var(--spinout-layer-menu);
    inset-block-end: var(--spinout-space-3);
    inset-inline-end: var(--spinout-space-3);
    padding: 0;
  }
`;

export const Opener = styled.button`
  display: inline-grid;
  place-items: center;
  inline-size: var(--spinout-size-control-dense);
  block-size: var(--spinout-size-control-dense);
  margin: 0;
  padding: 0;
  border: 1px solid var(--spinout-color-border);
  border-radius: 50%;
  background: var(--spinout-color-surface);
  color: var(--spinout-color-text-muted);
  cursor: pointer;
  &:hover {
    color: var(--spinout-color-text);
  }
  &:focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 2px;
  }
`;

/** Over the page, which stays usable. */
export const Panel = styled.div`
  position: fixed;
  z-index: var(--spinout-layer-menu);
  inset-block-end: 0;
  inset-inline: 0;
  box-sizing: border-box;
  max-block-size: 60dvh;
  padding: var(--spinout-space-3) var(--spinout-space-4);
  overflow: auto;
  border-block-start: 1px solid var(--spinout-color-border);
  background: var(--spinout-color-surface);
  box-shadow: var(--spinout-shadow-floating);
  @media (min-width: 48rem) {
    inset-block-end: var(--spinout-space-3);
    inset-inline: auto var(--spinout-space-16);
    inline-size: min(60rem, calc(100% - 2 * var(--spinout-space-16)));
    border: 1px solid var(--spinout-color-border);
    border-radius: var(--spinout-radius-card);
  }
`;

export const Code = styled.pre`
  max-block-size: 20rem;
  max-inline-size: min(70vw, 60rem);
  margin: 0;
  padding: var(--spinout-space-3);
  overflow: auto;
  border: 1px solid var(--spinout-color-hairline);
  border-radius: var(--spinout-radius-control);
  background: var(--spinout-color-surface);
  font-family: var(--spinout-font-mono);
  font-size: var(--spinout-text-sm);
  text-align: start;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
