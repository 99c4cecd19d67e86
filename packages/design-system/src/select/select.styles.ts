import { styled } from 'styled-components';
import { controlStyles } from '../field/field.styles.js';

export const Frame = styled.div`
  position: relative;
  > svg {
    position: absolute;
    inset-block-start: calc(50% - 0.5rem);
    inset-inline-end: var(--spinout-space-3);
    color: var(--spinout-color-text-muted);
    pointer-events: none;
  }
`;

export const Control = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: var(--spinout-space-8);
  text-overflow: ellipsis;
  cursor: pointer;
`;
