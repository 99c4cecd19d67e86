import { styled } from 'styled-components';
import { visuallyHidden } from '../styles/shared.js';

export const Root = styled.span`
  ${visuallyHidden}
`;
