import { styled } from 'styled-components';

/**
 * Hides the footer while a view loads: a page that is shorter then may be scrolled to its end. The actions of a step stay above a
 * notice at the end of the screen. On a phone, both together are as high as the actions alone elsewhere, and two actions are in
 * one row. What gets the focus is scrolled clear of the notice, by a rule that is weaker than that of a step.
 */
export const Page = styled.div`
  --spinout-screen-end: 0px;
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  min-block-size: 100dvh;
  > main:has([data-loading]) + footer {
    display: none;
  }
  &:has([data-disclaimers='end']) {
    --spinout-screen-end: calc(2.5 * var(--spinout-text-md));
    @media (max-height: 30rem) {
      --spinout-screen-end: 0px;
    }
    > main {
      @container (max-inline-size: 38rem) {
        --spinout-screen-end: calc(1.5 * var(--spinout-text-md) + 1px);
        [data-actions] {
          padding-block: 1px;
          > button {
            min-block-size: calc(2.25 * var(--spinout-text-md));
          }
        }
      }
    }
  }
  :where(&:has([data-disclaimers='end']) *) {
    scroll-margin-block-end: calc(4 * var(--spinout-text-md));
  }
  > main [data-actions] {
    @container (max-inline-size: 38rem) {
      gap: var(--spinout-space-1);
      > button:not(:only-child, [data-square]) {
        padding-inline: var(--spinout-space-2);
        &:not([aria-busy='true']) svg {
          display: none;
        }
      }
    }
  }
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

/** One row, 56 px high with the line under it. On narrow screens the toggles open below it. */
export const HeaderBand = styled.div`
  ${band}
  position: relative;
  display: grid;
  grid-template-areas: 'brand status control';
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  column-gap: var(--spinout-space-3);
  min-block-size: calc(3.4375 * var(--spinout-text-md));
  @container (max-inline-size: 40rem) {
    column-gap: var(--spinout-space-2);
  }
  @container (min-inline-size: 62rem) {
    grid-template-areas: 'brand tools status control';
    grid-template-columns: minmax(0, 1fr) auto auto auto;
  }
`;

/** Name and tagline, which on phones is below the name; together they are as high as the control beside them. */
export const Brand = styled.div`
  grid-area: brand;
  display: flex;
  align-items: baseline;
  column-gap: var(--spinout-space-3);
  min-inline-size: 0;
  white-space: nowrap;
  && h1 {
    flex: none;
    font-family: var(--spinout-font-serif, Charter, 'Iowan Old Style', Georgia, serif);
    white-space: inherit;
  }
  && > p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: inherit;
  }
  @container (max-inline-size: 40rem) {
    display: grid;
    grid-template: repeat(2, calc(1.5 * var(--spinout-text-md))) / auto minmax(0, 1fr);
    align-items: center;
    column-gap: 0;
    line-height: 1.2;
    > * {
      line-height: inherit;
    }
    && > p {
      grid-column: 1 / -1;
      font-size: var(--spinout-text-xs);
    }
  }
`;

/** Name of what is shown, after the name of the product or, on phones, below it; in one line. */
export const Place = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  font-size: var(--spinout-text-ui);
  font-weight: var(--spinout-weight-medium);
  text-overflow: ellipsis;
  unicode-bidi: plaintext;
  white-space: nowrap;
  @container (max-inline-size: 40rem) {
    font-size: var(--spinout-text-sm);
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

/** On phones an account shows only its picture here; its menu has the name and the badge. */
export const Control = styled.div`
  grid-area: control;
  @container (max-inline-size: 40rem) {
    --spinout-account-position: absolute;
    --spinout-account-size: 1px;
    --spinout-account-clip: inset(50%);
  }
`;

/** The status of the backend and, in a popover, that of the services. */
export const Services = styled.div`
  grid-area: status;
  display: flex;
  align-items: center;
  min-block-size: calc(1.75 * var(--spinout-text-md));
`;

/** As wide as the button that is about to load, or that other views have. */
export const ServicesPlaceholder = styled.span`
  inline-size: calc(1.75 * var(--spinout-text-md));
`;

/** Reserves space for each label, so that nothing beside it moves. */
export const Status = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--spinout-space-2);
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-sm);
  justify-content: flex-end;
  min-inline-size: calc(5 * var(--spinout-text-md));
  @container (min-inline-size: 62rem) {
    min-inline-size: calc(6 * var(--spinout-text-md));
  }
`;

/**
 * Keeps the footer and what follows a step off the first screen, so that they do not move while a view or a step loads. The
 * space of the landing view is such that a journey opens in its final place.
 */
export const Main = styled.main`
  ${band}
  min-block-size: 100dvh;
  --spinout-step-min-size: 100dvh;
  padding-block: var(--spinout-space-3) var(--spinout-space-16);
  --spinout-landing-space: var(--spinout-space-5, 1.25rem);
  @container (min-inline-size: 48rem) {
    --spinout-landing-space: calc(2.25 * var(--spinout-text-md));
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
  align-items: center;
  gap: var(--spinout-space-1) var(--spinout-space-6);
  padding-block: var(--spinout-space-4);
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-sm);
  overflow-wrap: anywhere;
`;
