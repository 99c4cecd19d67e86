import { styled } from 'styled-components';
import { bidiPlaintext } from '../styles/shared.js';

export const Message = styled.p`
  ${bidiPlaintext}
  margin: 0;
  white-space: pre-line;
`;
