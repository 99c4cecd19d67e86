import { styled } from 'styled-components';

/** Keeps the focus when the button that had it goes; without notices it takes no room, not even a gap. */
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
