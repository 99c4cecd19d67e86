import { styled } from 'styled-components';
import { track, trackFill } from '../styles/shared.js';

export const Track = styled.div`
  block-size: 6px;
  ${track}
`;

export const Fill = styled.div`
  ${trackFill}
  transition: inline-size var(--spinout-motion-move) var(--spinout-motion-ease);
`;
