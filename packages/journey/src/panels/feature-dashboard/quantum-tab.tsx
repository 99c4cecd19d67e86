'use client';
import type { PlatformClient } from '@spinout/api-client';
import { Skeleton, Stack } from '@spinout/design-system';
import { PartBoundary } from '@spinout/flow-kit/react';
import { lazy } from 'react';

const QuantumSection = lazy(async () => ({
  default: (await import('../../journeys/quantum/quantum-section.js')).QuantumSectionScreen,
}));

/** The quantum section; its code is loaded when the tab is opened. */
export function QuantumTab({ api }: { readonly api: PlatformClient }) {
  return (
    <PartBoundary
      name="The quantum section"
      fallback={
        <Stack gap={3} aria-hidden="true">
          <Skeleton shape="title" inlineSize="40%" />
          <Skeleton shape="block" />
        </Stack>
      }
    >
      <QuantumSection api={api} />
    </PartBoundary>
  );
}
