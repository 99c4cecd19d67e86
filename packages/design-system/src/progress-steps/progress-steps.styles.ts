import { styled } from 'styled-components';
import {
  bidiPlaintext,
  focusRing,
  tabularFigures,
  track,
  trackFill,
  visuallyHidden,
} from '../styles/shared.js';

/** Adapts to a narrow column as well as to a phone. Lengths of container queries are in em: a page may have a smaller rem. */
export const Root = styled.div`
  container-type: inline-size;
  font-size: var(--spinout-text-sm);
  line-height: var(--spinout-leading-control);
`;

export const Line = styled.div`
  block-size: 3px;
  ${track}
`;

export const Fill = styled.div`
  ${trackFill}
  transition: inline-size var(--spinout-motion-step) var(--spinout-motion-ease);
`;

export const List = styled.ol`
  display: flex;
  gap: var(--spinout-space-2);
  margin: var(--spinout-space-3) 0 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
`;

export const Mark = styled.span`
  flex: none;
  box-sizing: border-box;
  display: grid;
  place-items: center;
  inline-size: var(--spinout-size-target);
  block-size: var(--spinout-size-target);
  border: 1.5px solid var(--spinout-color-border-control);
  border-radius: var(--spinout-radius-full);
  font-size: var(--spinout-text-xs);
  font-weight: var(--spinout-weight-strong);
  ${tabularFigures}
  line-height: 1;
  &[data-state='done'] {
    border-color: var(--spinout-color-accent-text);
    background: transparent;
    color: var(--spinout-color-accent-text);
  }
  &[data-state='current'] {
    border-color: var(--spinout-color-accent);
    background: var(--spinout-color-accent);
    color: var(--spinout-color-on-accent);
  }
  @media (forced-colors: active) {
    &[data-state='current'] {
      forced-color-adjust: none;
      border-color: Highlight;
    }
  }
  &::before {
    content: counter(step);
    content: counter(step) / '';
  }
  &[data-state='done']::before {
    content: none;
  }
`;

export const Name = styled.span`
  ${bidiPlaintext}
  min-inline-size: 0;
  text-wrap: balance;
`;

/** A completed step that can be opened: the mark and the name are one target. */
export const OpenButton = styled.button`
  all: unset;
  min-inline-size: 0;
  display: flex;
  flex-direction: inherit;
  align-items: inherit;
  gap: inherit;
  border-radius: var(--spinout-radius-control);
  cursor: pointer;
  ${focusRing}
  &:hover {
    color: var(--spinout-color-accent-text);
  }
  &:hover ${Name} {
    text-decoration: underline;
  }
`;

export const Item = styled.li`
  position: relative;
  flex: 1 1 auto;
  min-inline-size: 0;
  display: flex;
  align-items: center;
  gap: var(--spinout-space-2);
  counter-increment: step;
  color: var(--spinout-color-text-muted);
  &[data-active='true'] {
    color: var(--spinout-color-text);
  }
  &[aria-current='step'] {
    font-weight: var(--spinout-weight-strong);
  }
  @container (max-width: 72em) {
    flex: 1 1 0;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--spinout-space-1);
  }
  @container (max-width: 50.4em) {
    flex: 0 0 auto;
    flex-direction: row;
    align-items: center;
    gap: var(--spinout-space-2);
    &[aria-current='step'] {
      flex: 1 1 auto;
    }
    &:not([aria-current='step']) ${Name} {
      ${visuallyHidden}
    }
  }
`;
