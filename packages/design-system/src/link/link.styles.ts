import { styled } from 'styled-components';
import { focusRing, stateTransition } from '../styles/shared.js';

export const Root = styled.a`
  color: var(--spinout-color-accent-text);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  border-radius: 2px;
  overflow-wrap: anywhere;
  ${stateTransition}
  ${focusRing}
  &:hover {
    color: var(--spinout-color-accent-text);
    text-decoration-thickness: 2px;
  }
  > svg {
    display: inline-block;
    margin-inline-start: 0.25em;
    vertical-align: -0.15em;
  }
`;
