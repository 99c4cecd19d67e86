import { css, styled } from 'styled-components';

/** As wide as the content of the page below. */
const pageColumn = css`
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: calc(var(--spinout-size-content) + 2 * var(--spinout-space-8));
  margin-inline: auto;
  padding-inline: var(--spinout-space-4);
  @media (min-width: 48rem) {
    padding-inline: var(--spinout-space-8);
  }
`;

/** Notices about the page itself, above the product. */
export const Notices = styled.div`
  ${pageColumn}
  display: grid;
  gap: var(--spinout-space-2);
  padding-block: var(--spinout-space-2);
  /* Live regions are mounted even while they are empty. */
  &:not(:has([role='status'], [role='alert'])) {
    padding-block: 0;
  }
`;

export const SettingsGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: var(--spinout-space-3);
  padding-block: var(--spinout-space-2) var(--spinout-space-3);
`;

/** At least as high as the screen, so that the footer does not move while a step is shown. */
export const FlowPlace = styled.div`
  min-block-size: 100dvh;
`;

/** Where the progress of the flow is narrow, its icon stands for it. */
export const ResetLabel = styled.span`
  @container spinout-flow (max-width: 60rem) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
