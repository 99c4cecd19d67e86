import { styled } from 'styled-components';
import { groove, grooveFill } from '../styles/shared.js';

export const Track = styled.div`
  block-size: 0.375rem;
  ${groove}
`;

export const Fill = styled.div`
  ${grooveFill}
  transition: inline-size var(--spinout-motion-place) var(--spinout-motion-ease);
`;
