'use client';
import type { PlatformClient } from '@spinout/api-client';
import { Skeleton, Stack } from '@spinout/design-system';
import type { Runtime } from '@spinout/flow-kit';
import { ErrorBoundary } from '@spinout/flow-kit/react';
import { lazy, Suspense } from 'react';
import type { FeatureDashboardMessages } from './feature-dashboard.messages.js';

const QuantumSection = lazy(async () => ({
  default: (await import('../../journeys/quantum/quantum-section.screen.js')).QuantumSectionScreen,
}));

interface QuantumTabProps {
  readonly api: PlatformClient;
  readonly runtime: Runtime;
  readonly messages: FeatureDashboardMessages;
}

/** The quantum section; its code is loaded when the tab is opened. */
export function QuantumTab({ api, runtime, messages }: QuantumTabProps) {
  return (
    <ErrorBoundary
      message={messages.partFailed}
      retryLabel={messages.tryAgain}
      onError={(error) => runtime.log.error('The quantum section failed.', error)}
    >
      <Suspense
        fallback={
          <Stack gap={3} aria-hidden="true">
            <Skeleton shape="title" inlineSize="40%" />
            <Skeleton shape="block" />
          </Stack>
        }
      >
        <QuantumSection api={api} runtime={runtime} />
      </Suspense>
    </ErrorBoundary>
  );
}
