import { styled } from 'styled-components';

export const Page = styled.main`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  min-block-size: 100dvh;
  padding: var(--spinout-space-8) var(--spinout-space-4);
`;

export const Message = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--spinout-space-2) var(--spinout-space-4);
  align-items: center;
  max-inline-size: calc(28 * var(--spinout-text-md));
  h1 {
    font-family: var(--spinout-font-serif, Charter, 'Iowan Old Style', Georgia, serif);
  }
  p {
    grid-column: 2;
  }
`;
