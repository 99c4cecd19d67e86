import { keyframes, styled } from 'styled-components';
import { WIDE_FLOW_REM } from './flow-width.js';

/** The columns follow the width of the flow, which may be a part of the page. */
export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-8);
  inline-size: 100%;
  max-inline-size: var(--spinout-size-content);
  margin-inline: auto;
  container: spinout-flow / inline-size;
  &:has([data-aside='source']) {
    max-inline-size: calc(88 * var(--spinout-text-md));
  }
`;

/** The progress and what the host puts at its end. */
export const ProgressRow = styled.div`
  display: flex;
  gap: var(--spinout-space-4);
  align-items: end;
  > :first-child {
    flex: 1;
  }
`;

/** Results so far, the step, and the source of a passage. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-8);
  align-items: start;
  @container spinout-flow (min-width: ${WIDE_FLOW_REM}rem) {
    &:has(> [data-aside='rail']) {
      grid-template-columns: calc(11 * var(--spinout-text-md)) minmax(0, 1fr);
    }
    &:has(> [data-aside='source']) {
      gap: var(--spinout-space-6);
      grid-template-columns: minmax(0, 1fr) minmax(var(--spinout-size-aside-wide), 2fr);
    }
    &:has(> [data-aside='rail']):has(> [data-aside='source']) {
      grid-template-columns: calc(11 * var(--spinout-text-md)) minmax(0, 3fr) minmax(
          var(--spinout-size-aside-wide),
          2fr
        );
    }
  }
`;

/** What follows a part that loads is shown together with it, so that it does not move. */
export const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-8);
  > [data-loading='above'] ~ *,
  > :has(> [data-loading]) ~ * {
    display: none;
  }
`;

const enterPage = keyframes`
  from { opacity: 0; transform: translateY(0.5rem); }
`;

/**
 * A page can keep what follows a step, such as its footer, off the screen, where it does not move while the step loads. The page
 * at the end of the flow needs no such space, as nothing loads there.
 */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-4);
  align-content: start;
  min-block-size: var(--spinout-step-min-size, 0);
  scroll-margin-block-start: var(--spinout-space-4);
  [data-part='completion'] ~ & {
    min-block-size: 0;
  }
  &[data-busy] {
    padding-block-end: var(--spinout-step-min-size, 0);
  }
  animation: ${enterPage} var(--spinout-motion-step, 320ms) ease-out;
  &:focus {
    outline: none;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
