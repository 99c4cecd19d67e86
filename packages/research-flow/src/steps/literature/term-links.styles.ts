import { Stack } from '@spinout/design-system';
import { styled } from 'styled-components';

/** A list that belongs to the line above it. */
export const Indented = styled(Stack)`
  padding-inline-start: var(--spinout-space-6);
`;
