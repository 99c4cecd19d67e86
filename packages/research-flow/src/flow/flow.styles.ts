import { keyframes, styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-8);
  inline-size: 100%;
  max-inline-size: 72rem;
  margin-inline: auto;
`;

const enterPage = keyframes`
  from { opacity: 0; transform: translateY(0.5rem); }
`;

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-4);
  scroll-margin-block-start: var(--spinout-space-4);
  animation: ${enterPage} var(--spinout-motion-step, 320ms) ease-out;
  &:focus {
    outline: none;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
