import { styled } from 'styled-components';

/** The source beside the work; it stays on the screen and scrolls on its own. */
export const SourceAside = styled.aside`
  position: sticky;
  inset-block-start: var(--spinout-space-4);
  box-sizing: border-box;
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  gap: var(--spinout-space-3);
  max-block-size: calc(100vh - 2 * var(--spinout-space-4));
  max-block-size: calc(100dvh - 2 * var(--spinout-space-4));
  padding: var(--spinout-space-4);
  border: 1px solid var(--spinout-color-hairline);
  border-radius: var(--spinout-radius-card);
  background: var(--spinout-color-surface);
  h2:focus {
    outline: none;
  }
`;

export const SourceTitle = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--spinout-space-2);
  align-items: start;
  h2 {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    line-clamp: 3;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
`;

/** What scrolls: a page, or a text. */
export const Frame = styled.div`
  position: relative;
  /* A page is wider than a narrow frame and does not widen what is around it. */
  contain: inline-size;
  min-block-size: calc(12 * var(--spinout-text-md));
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--spinout-color-hairline);
  border-radius: var(--spinout-radius-control);
  background: var(--spinout-color-sunken);
  &[data-layout='sheet'] {
    max-block-size: 60vh;
    max-block-size: 60dvh;
  }
  &[data-busy] {
    opacity: 0.6;
  }
  &:focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 2px;
  }
`;

/** A drawn page. It is never smaller than can be read; the frame around it scrolls. */
export const Sheet = styled.div`
  position: relative;
  direction: ltr;
  inline-size: 100%;
  min-inline-size: calc(36 * var(--spinout-text-md));
  > div > canvas {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
`;

/** A marked part of a page. */
export const Mark = styled.span`
  position: absolute;
  background: color-mix(in oklab, var(--spinout-color-accent) 24%, transparent);
  border-block-end: 2px solid var(--spinout-color-accent);
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: transparent;
    border: 2px solid Highlight;
  }
`;

export const SourceParagraph = styled.p`
  margin: 0;
  padding: var(--spinout-space-4);
  font-family: var(--spinout-font-serif, Charter, 'Iowan Old Style', Georgia, serif);
  font-size: var(--spinout-text-ui);
  line-height: var(--spinout-leading-body, 1.5);
  white-space: pre-line;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
  text-align: start;
  mark {
    border-radius: 2px;
    background: var(--spinout-color-accent-quiet);
    color: var(--spinout-color-text);
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
  }
  @media (forced-colors: active) {
    mark {
      background: Mark;
      color: MarkText;
    }
  }
`;
