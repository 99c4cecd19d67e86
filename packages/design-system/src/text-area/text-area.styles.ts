import { styled } from 'styled-components';
import { controlStyles } from '../field/field.styles.js';

export const Control = styled.textarea`
  ${controlStyles}
  min-block-size: 6rem;
  resize: vertical;
  field-sizing: content;
  /* A browser's own style for it keeps the longest word whole, and its content decides its width. */
  overflow-wrap: anywhere;
  max-block-size: 28rem;
`;
