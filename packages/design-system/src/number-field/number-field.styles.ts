import { styled } from 'styled-components';
import { controlStyles } from '../field/field.styles.js';
import { tabularFigures } from '../styles/shared.js';

export const Frame = styled.div`
  position: relative;
`;

/** With room for a unit, which may be a long one after the number. */
export const Control = styled.input`
  ${controlStyles}
  ${tabularFigures}
  &[data-before] {
    padding-inline-start: 1.75em;
  }
  &[data-after] {
    padding-inline-end: 2em;
  }
  &[data-after='long'] {
    padding-inline-end: 7em;
  }
`;

/** Inside the field, so that fields with and without a unit are aligned. A click on it reaches the field. */
export const Unit = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--spinout-space-3);
  display: flex;
  align-items: center;
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-ui);
  pointer-events: none;
  &[data-after] {
    inset-inline: auto var(--spinout-space-3);
  }
`;
