import { css } from 'styled-components';

/** One look of focus for everything that can have it. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 2px;
  }
`;

/** Takes an element out of sight but leaves it to assistive technology. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Digits of one width, for numbers that stand under each other. */
export const tabularFigures = css`
  font-variant-numeric: tabular-nums lining-nums;
`;

/**
 * A text reads in the direction of its own first letter and stands on the side of the page around it, so that "1.6 sec"
 * or "12 of 30" keeps its order in a page that is read from right to left.
 */
export const bidiPlaintext = css`
  unicode-bidi: plaintext;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

/** The groove that a bar fills; without colours of its own it keeps its outline. */
export const track = css`
  border-radius: var(--spinout-radius-full);
  background: var(--spinout-color-hairline);
  overflow: hidden;
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Canvas;
    outline: 1px solid CanvasText;
  }
`;

/** What fills a groove, as wide as its share. */
export const trackFill = css`
  block-size: 100%;
  border-radius: inherit;
  background: var(--spinout-color-accent-text);
`;

/** Changes of state: colour now, movement never. */
export const stateTransition = css`
  transition:
    background-color var(--spinout-motion-state) var(--spinout-motion-ease),
    border-color var(--spinout-motion-state) var(--spinout-motion-ease),
    color var(--spinout-motion-state) var(--spinout-motion-ease),
    box-shadow var(--spinout-motion-state) var(--spinout-motion-ease);
`;
