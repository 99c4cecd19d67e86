'use client';
import type { PlatformClient } from '@spinout/api-client';
import { Skeleton, Stack } from '@spinout/design-system';
import type { Tools } from '@spinout/journey-kit';
import { Boundary } from '@spinout/journey-kit/react';
import { lazy, Suspense } from 'react';
import type { FeatureDashboardMessages } from './feature-dashboard.messages.js';

const QuantumSection = lazy(async () => ({
  default: (await import('../quantum/quantum-section.js')).QuantumSectionScreen,
}));

interface QuantumTabProps {
  readonly api: PlatformClient;
  readonly tools: Tools;
  readonly words: FeatureDashboardMessages;
}

/** The quantum section; its code comes when its tab is opened. */
export function QuantumTab({ api, tools, words }: QuantumTabProps) {
  return (
    <Boundary
      message={words.partFailed}
      retryLabel={words.tryAgain}
      onError={(error) => tools.log.error('The quantum section failed.', error)}
    >
      <Suspense
        fallback={
          <Stack gap={3} aria-hidden="true">
            <Skeleton shape="title" inlineSize="40%" />
            <Skeleton shape="block" />
          </Stack>
        }
      >
        <QuantumSection api={api} tools={tools} />
      </Suspense>
    </Boundary>
  );
}
