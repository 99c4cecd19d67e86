import { styled } from 'styled-components';
import { controlStyles } from '../field/field.styles.js';

// With field-sizing the content determines the width, and the browser default does not break long words.
export const Control = styled.textarea`
  ${controlStyles}
  min-block-size: 6rem;
  resize: vertical;
  field-sizing: content;
  overflow-wrap: anywhere;
  max-block-size: 28rem;
`;
