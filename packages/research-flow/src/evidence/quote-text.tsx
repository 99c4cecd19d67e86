'use client';
import { Text } from '@spinout/design-system';
import { styled } from 'styled-components';

/** Words of a paper, in the direction and at the edge of their own language; `lang` names it where it is known. */
export const QuoteText = styled(Text).attrs({ face: 'serif', dir: 'auto' })`
  && {
    text-align: start;
  }
`;
