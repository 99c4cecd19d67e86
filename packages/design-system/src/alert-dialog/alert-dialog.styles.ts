import { styled } from 'styled-components';
import { ownDirection } from '../styles/shared.js';

export const Message = styled.p`
  ${ownDirection}
  margin: var(--spinout-space-3) 0 0;
  white-space: pre-line;
`;
