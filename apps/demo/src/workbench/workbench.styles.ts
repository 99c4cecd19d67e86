import { styled } from 'styled-components';

export const Code = styled.pre`
  max-block-size: 20rem;
  max-inline-size: min(70vw, 60rem);
  margin: 0;
  padding: var(--spinout-space-3);
  overflow: auto;
  border: 1px solid var(--spinout-color-hairline);
  border-radius: var(--spinout-radius-control);
  background: var(--spinout-color-surface);
  font-family: var(--spinout-font-mono);
  font-size: var(--spinout-text-sm);
  text-align: start;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
