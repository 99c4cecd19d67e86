import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

export const RailList = styled.ol`
  display: grid;
  gap: var(--spinout-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const RailEntry = styled.li`
  display: grid;
  gap: var(--spinout-space-1);
  padding-inline-start: var(--spinout-space-3);
  border-inline-start: 2px solid var(--spinout-color-hairline);
  &[aria-current] {
    border-inline-start-color: var(--spinout-color-accent-text);
  }
`;

/** The result in at most three lines; the whole text is its title. */
export const RailResult = styled.span`
  ${bidiPlaintext}
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  line-clamp: 3;
  overflow: hidden;
  overflow-wrap: anywhere;
  font-size: var(--spinout-text-sm);
  font-variant-numeric: tabular-nums;
`;

/** The name of a step that can be opened. */
export const RailButton = styled.button`
  justify-self: start;
  min-block-size: var(--spinout-size-target, 1.5rem);
  padding: 0;
  border: 0;
  background: none;
  color: var(--spinout-color-accent-text);
  font: inherit;
  font-size: var(--spinout-text-sm);
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 2px;
  }
`;
