import { styled } from 'styled-components';
import { controlStyles } from '../field/field.styles.js';
import { attributeRules, tabularFigures } from '../styles/shared.js';

/** Units have room for as many. */
export const MAX_UNIT_CHARACTERS = 12;

const LENGTHS = Array.from({ length: MAX_UNIT_CHARACTERS }, (_, index) => index + 1);

/** Room for a unit beside the number. */
const createRoom = (attribute: string, property: string) =>
  attributeRules(
    attribute,
    LENGTHS,
    (length) =>
      `${property}: calc(var(--spinout-space-3) + var(--spinout-space-2) + ${length} * 0.6 * var(--spinout-text-ui));`,
  );

export const Frame = styled.div`
  position: relative;
`;

export const Control = styled.input`
  ${controlStyles}
  ${tabularFigures}
  ${createRoom('data-before', 'padding-inline-start')}
  ${createRoom('data-after', 'padding-inline-end')}
`;

/** Inside the field, so that fields with and without a unit are aligned. A click on it reaches the field. */
export const Unit = styled.span`
  ${tabularFigures}
  position: absolute;
  inset-block: 0;
  display: flex;
  align-items: center;
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-ui);
  pointer-events: none;
  &[data-side='before'] {
    inset-inline-start: var(--spinout-space-3);
  }
  &[data-side='after'] {
    inset-inline-end: var(--spinout-space-3);
  }
`;
