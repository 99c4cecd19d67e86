import { styled } from 'styled-components';
import { bidiPlaintext, tabularFigures } from '../styles/shared.js';
import { seriesFill } from './chart.styles.js';

export const Items = styled.ul`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, calc(15 * var(--spinout-text-md))), 1fr)
  );
  gap: var(--spinout-space-1) var(--spinout-space-6);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--spinout-text-ui);
  ${tabularFigures}
  li {
    display: flex;
    align-items: center;
    gap: var(--spinout-space-2);
  }
  li > :nth-child(2) {
    ${bidiPlaintext}
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

/** The fill of a series with its letter, which is no text for assistive technology. */
export const Swatch = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  inline-size: calc(1.75 * var(--spinout-text-md));
  block-size: calc(1.25 * var(--spinout-text-md));
  border-radius: 3px;
  font-size: var(--spinout-text-xs);
  ${seriesFill}
  &[data-key]::before {
    content: attr(data-key);
    padding-inline: calc(0.2 * var(--spinout-text-md));
    border-radius: 2px;
    background: var(--spinout-color-surface);
    color: var(--spinout-color-text);
    line-height: 1.15;
  }
`;
