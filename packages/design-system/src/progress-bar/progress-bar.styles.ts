import { styled } from 'styled-components';
import { track, trackFill } from '../styles/shared.js';

export const Track = styled.div`
  block-size: 0.375rem;
  ${track}
`;

export const Fill = styled.div`
  ${trackFill}
  transition: inline-size var(--spinout-motion-move) var(--spinout-motion-ease);
`;
