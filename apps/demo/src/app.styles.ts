import { styled } from 'styled-components';

export const Page = styled.div`
  min-block-size: 100dvh;
  display: grid;
  grid-template-rows: auto 1fr auto;
`;

const band = `
  inline-size: 100%;
  max-inline-size: 76rem;
  box-sizing: border-box;
  margin-inline: auto;
  padding-inline: var(--spinout-space-4);
  @media (min-width: 48rem) {
    padding-inline: var(--spinout-space-8);
  }
`;

export const Header = styled.header`
  border-block-end: 1px solid var(--spinout-color-border);
  > div {
    ${band}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--spinout-space-3) var(--spinout-space-6);
    padding-block: var(--spinout-space-4);
  }
  /* Open, the switches stand in a row of their own. */
  > div > :has([aria-expanded='true']) {
    flex-basis: 100%;
  }
  h1 {
    margin: 0;
    font-size: var(--spinout-text-lg);
    letter-spacing: -0.01em;
  }
`;

export const Main = styled.main`
  ${band}
  padding-block: var(--spinout-space-8) var(--spinout-space-12);
`;

export const Footer = styled.footer`
  border-block-start: 1px solid var(--spinout-color-border);
  > div {
    ${band}
    padding-block: var(--spinout-space-4);
  }
`;

export const SkipLink = styled.a`
  position: absolute;
  inset-inline-start: var(--spinout-space-4);
  inset-block-start: -10rem;
  padding: var(--spinout-space-2) var(--spinout-space-4);
  background: var(--spinout-color-surface);
  color: var(--spinout-color-accent-text);
  &:focus {
    inset-block-start: var(--spinout-space-4);
    z-index: 20;
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 2px;
  }
`;

export const Switches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
  gap: var(--spinout-space-3);
  padding-block-start: var(--spinout-space-3);
`;
