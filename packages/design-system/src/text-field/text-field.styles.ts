import { styled } from 'styled-components';
import { controlStyles } from '../field/field.styles.js';

export const Control = styled.input`
  ${controlStyles}
  &::-webkit-search-cancel-button {
    appearance: none;
  }
`;
