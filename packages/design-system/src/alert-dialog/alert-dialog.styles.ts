import { styled } from 'styled-components';

export const Message = styled.p`
  margin: var(--spinout-space-3) 0 0;
  white-space: pre-line;
  overflow-wrap: break-word;
`;
