import { styled } from 'styled-components';
import { controlStyles } from '../field/field.styles.js';

// With field-sizing the content determines the width, and the browser default does not break long words.
export const Control = styled.textarea`
  ${controlStyles}
  min-block-size: calc(6 * var(--spinout-text-md));
  resize: vertical;
  field-sizing: content;
  overflow-wrap: anywhere;
  max-block-size: calc(28 * var(--spinout-text-md));
`;
