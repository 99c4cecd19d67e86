import { styled } from 'styled-components';
import { focusRing, bidiPlaintext, stateTransition } from '../styles/shared.js';

/** In forced colors, browsers paint a backplate in the page's color under text on other backgrounds. */
export const Root = styled.button`
  ${bidiPlaintext}
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--spinout-space-2);
  min-block-size: var(--spinout-size-control);
  max-inline-size: 100%;
  margin: 0;
  padding: var(--spinout-space-1) var(--spinout-space-4);
  border: 1px solid transparent;
  border-radius: var(--spinout-radius-control);
  background: transparent;
  color: var(--spinout-color-text);
  font: inherit;
  font-size: var(--spinout-text-ui);
  font-weight: var(--spinout-weight-medium);
  line-height: var(--spinout-leading-control);
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${stateTransition}
  ${focusRing}

  &[data-variant='primary'] {
    background: var(--spinout-color-accent);
    color: var(--spinout-color-on-accent);
  }
  &:hover {
    border-color: transparent;
  }
  &[data-variant='primary']:hover:enabled {
    background: var(--spinout-color-accent-hover);
  }
  &[data-variant='secondary'] {
    background: var(--spinout-color-surface);
    border-color: var(--spinout-color-border-control);
  }
  &[data-variant='danger'] {
    background: var(--spinout-color-surface);
    border-color: var(--spinout-color-danger-text);
    color: var(--spinout-color-danger-text);
  }
  &[data-variant='quiet'] {
    color: var(--spinout-color-accent-text);
  }
  &[data-variant='secondary']:hover:enabled,
  &[data-variant='quiet']:hover:enabled {
    background: var(--spinout-color-hover);
  }
  &[data-variant='danger']:hover:enabled {
    background: var(--spinout-color-danger-quiet);
  }
  &[aria-pressed='true'] {
    background: var(--spinout-color-accent-quiet);
    border-color: var(--spinout-color-accent-text);
    color: var(--spinout-color-accent-text);
  }
  &[data-size='sm'] {
    min-block-size: var(--spinout-size-control-dense);
    padding-inline: var(--spinout-space-3);
    font-size: var(--spinout-text-sm);
  }
  &[data-square] {
    inline-size: var(--spinout-size-control);
    padding-inline: 0;
  }
  &[data-square][data-size='sm'] {
    inline-size: var(--spinout-size-control-dense);
  }
  &[data-full] {
    inline-size: 100%;
  }
  &:is(:disabled, [aria-disabled='true']) {
    border-color: var(--spinout-color-border);
    background: var(--spinout-color-sunken);
    color: var(--spinout-color-text-muted);
    cursor: not-allowed;
  }
  &[data-variant='quiet']:is(:disabled, [aria-disabled='true']) {
    border-color: transparent;
    background: transparent;
  }
  &[aria-busy='true']:disabled {
    cursor: progress;
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
    &[data-variant='primary']:enabled {
      forced-color-adjust: none;
      border-color: ButtonText;
      background: ButtonText;
      color: ButtonFace;
    }
    &[data-variant='primary']:hover:enabled,
    &[aria-pressed='true']:enabled {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &[data-variant]:is(:disabled, [aria-disabled='true']) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
