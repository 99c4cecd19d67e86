import { styled } from 'styled-components';
import { controlStyles } from '../field/field.styles.js';

export const Control = styled.textarea`
  ${controlStyles}
  min-block-size: 6rem;
  resize: vertical;
  field-sizing: content;
  max-block-size: 28rem;
`;
