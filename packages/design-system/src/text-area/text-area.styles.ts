import { styled } from 'styled-components';
import { controlStyles } from '../field/field.styles.js';

// Its content decides its width, and a browser's own style keeps the longest word whole.
export const Control = styled.textarea`
  ${controlStyles}
  min-block-size: 6rem;
  resize: vertical;
  field-sizing: content;
  overflow-wrap: anywhere;
  max-block-size: 28rem;
`;
