import { styled } from 'styled-components';
import { hiddenFromSight } from '../styles/shared.js';

export const Root = styled.span`
  ${hiddenFromSight}
`;
