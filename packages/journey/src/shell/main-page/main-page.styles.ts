import { styled } from 'styled-components';

export const Page = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  min-block-size: 100dvh;
`;

const band = `
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: calc(var(--spinout-size-content) + 2 * var(--spinout-space-8));
  margin-inline: auto;
  padding-inline: var(--spinout-space-4);
  @container (min-inline-size: 48rem) {
    padding-inline: var(--spinout-space-8);
  }
`;

export const Header = styled.header`
  border-block-end: 1px solid var(--spinout-color-hairline);
`;

/** Name, toggles and account in one row; on narrow screens the toggles wrap to their own row. */
export const HeaderBand = styled.div`
  ${band}
  display: grid;
  grid-template-areas: 'brand control' 'tools tools';
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--spinout-space-2) var(--spinout-space-4);
  padding-block: var(--spinout-space-3);
  @container (min-inline-size: 62rem) {
    grid-template-areas: 'brand tools control';
    grid-template-columns: minmax(0, 1fr) auto auto;
  }
`;

export const Brand = styled.div`
  grid-area: brand;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--spinout-space-3);
  && h1 {
    font-family: var(--spinout-font-serif, Charter, 'Iowan Old Style', Georgia, serif);
  }
`;

export const HomeLink = styled.a`
  border-radius: var(--spinout-radius-control);
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  &:focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 2px;
  }
`;

export const Control = styled.div`
  grid-area: control;
`;

export const Toolbar = styled.div`
  grid-area: tools;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--spinout-space-1);
  /* Aligns the text of the first button with the title. */
  margin-inline-start: calc(-1 * var(--spinout-space-3));
`;

/** Muted until the view is open. */
export const Toggle = styled.button`
  min-block-size: var(--spinout-size-control-dense);
  margin: 0;
  padding: 0 var(--spinout-space-3);
  border: 1px solid transparent;
  border-radius: var(--spinout-radius-control);
  background: transparent;
  color: var(--spinout-color-text-muted);
  font: inherit;
  font-size: var(--spinout-text-sm);
  font-weight: var(--spinout-weight-medium);
  white-space: nowrap;
  cursor: pointer;
  transition:
    background-color var(--spinout-motion-state) var(--spinout-motion-ease),
    color var(--spinout-motion-state) var(--spinout-motion-ease);
  &:hover {
    background: var(--spinout-color-hover);
    color: var(--spinout-color-text);
  }
  &[data-on] {
    background: var(--spinout-color-accent-quiet);
    color: var(--spinout-color-accent-text);
  }
  &:focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    &[data-on] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export const Status = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--spinout-space-2);
  margin-inline-start: auto;
  padding-inline-start: var(--spinout-space-3);
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-sm);
  /* Reserves space for each label, so that the neighboring toggles do not move. */
  @container (min-inline-size: 62rem) {
    justify-content: flex-end;
    min-inline-size: 6rem;
  }
`;

export const Main = styled.main`
  ${band}
  padding-block: var(--spinout-space-8) var(--spinout-space-16);
  @container (min-inline-size: 48rem) {
    padding-block-start: var(--spinout-space-12);
  }
  &:focus {
    outline: none;
  }
`;

export const Footer = styled.footer`
  border-block-start: 1px solid var(--spinout-color-hairline);
`;

export const FooterBand = styled.div`
  ${band}
  display: flex;
  flex-wrap: wrap;
  gap: var(--spinout-space-1) var(--spinout-space-6);
  padding-block: var(--spinout-space-4);
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-sm);
  overflow-wrap: anywhere;
`;
