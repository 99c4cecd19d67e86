import { styled } from 'styled-components';

/** Keeps the focus when the button that had it goes; without news it takes no room. */
export const FocusRegion = styled.div`
  display: grid;
  gap: var(--spinout-space-2);
  &:empty {
    position: absolute;
  }
  &:focus {
    outline: none;
  }
`;
