import { css } from 'styled-components';

/** One rule for each value of an attribute. */
export const attributeRules = <Value extends string | number>(
  attribute: string,
  values: readonly Value[],
  declare: (value: Value) => string,
) => values.map((value) => `&[${attribute}='${value}'] { ${declare(value)} }`).join('');

/** Text on the quiet background of a tone. */
export const quietTone = (tone: string) =>
  `background: var(--spinout-color-${tone}-quiet); color: var(--spinout-color-${tone}-text);`;

/** Serif and monospace typefaces of the host, with fallbacks. */
export const serif = "var(--spinout-font-serif, Charter, 'Iowan Old Style', Georgia, serif)";
export const mono = "var(--spinout-font-mono, ui-monospace, 'SF Mono', Menlo, Consolas, monospace)";

/** Focus ring of all interactive elements, against rules of hosts such as `button:focus { outline: … }`. */
export const focusRing = css`
  &:focus {
    outline: none;
  }
  &:focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 2px;
  }
`;

/** Hides an element visually but not from assistive technology. */
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

/** Digits of equal width, for numbers in columns. */
export const tabularFigures = css`
  font-variant-numeric: tabular-nums lining-nums;
`;

/**
 * Derives the text direction from the text itself but keeps the alignment of the page, so that "1.6 sec" or "12 of 30"
 * keeps its order on a right-to-left page.
 */
export const bidiPlaintext = css`
  unicode-bidi: plaintext;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

/** Track of a bar; in forced colors it has an outline. */
export const track = css`
  border-radius: var(--spinout-radius-full);
  background: var(--spinout-color-sunken);
  box-shadow: inset 0 0 0 1px var(--spinout-color-border);
  overflow: hidden;
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Canvas;
    outline: 1px solid CanvasText;
  }
`;

/** Filled part of a track. */
export const trackFill = css`
  block-size: 100%;
  border-radius: inherit;
  background: var(--spinout-color-accent-text);
`;

/** Transition of colors on state changes, without movement. */
export const stateTransition = css`
  transition:
    background-color var(--spinout-motion-state) var(--spinout-motion-ease),
    border-color var(--spinout-motion-state) var(--spinout-motion-ease),
    color var(--spinout-motion-state) var(--spinout-motion-ease),
    box-shadow var(--spinout-motion-state) var(--spinout-motion-ease);
`;
