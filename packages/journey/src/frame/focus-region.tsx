'use client';
import { Stack, type Gap } from '@spinout/design-system';
import { useFocusAfter } from '@spinout/flow-kit/react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Takes no space when empty. */
const Region = styled(Stack)`
  &:empty {
    position: absolute;
  }
  &:focus {
    outline: none;
  }
`;

interface FocusRegionProps {
  readonly gap: Gap;
  /** Whether a notice with buttons shows, or its action is in progress. */
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** Holds the focus when the pressed button disappears with its notice. */
export function FocusRegion({ gap, busy, children }: FocusRegionProps) {
  return (
    <Region ref={useFocusAfter<HTMLDivElement>(busy)} gap={gap} tabIndex={-1}>
      {children}
    </Region>
  );
}
