import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--spinout-space-2);
  > button {
    flex: 0 1 auto;
  }
`;
