import { styled } from 'styled-components';

/** Holds the focus when the focused button disappears. Takes no space when empty. */
export const FocusRegion = styled.div`
  display: grid;
  gap: var(--spinout-space-3);
  &:empty {
    position: absolute;
  }
  &:focus {
    outline: none;
  }
`;
