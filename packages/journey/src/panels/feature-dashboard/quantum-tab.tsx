'use client';
import type { PlatformClient } from '@spinout/api-client';
import { Skeleton, Stack } from '@spinout/design-system';
import { ErrorBoundary, useMessages, useRuntime } from '@spinout/flow-kit/react';
import { lazy, Suspense } from 'react';
import { featureDashboardMessages } from './feature-dashboard.messages.js';

const QuantumSection = lazy(async () => ({
  default: (await import('../../journeys/quantum/quantum-section.screen.js')).QuantumSectionScreen,
}));

/** The quantum section; its code is loaded when the tab is opened. */
export function QuantumTab({ api }: { readonly api: PlatformClient }) {
  const messages = useMessages(featureDashboardMessages);
  const { log } = useRuntime();
  return (
    <ErrorBoundary
      message={messages.partFailed}
      retryLabel={messages.tryAgain}
      onError={(error) => log.error('The quantum section failed.', error)}
    >
      <Suspense
        fallback={
          <Stack gap={3} aria-hidden="true">
            <Skeleton shape="title" inlineSize="40%" />
            <Skeleton shape="block" />
          </Stack>
        }
      >
        <QuantumSection api={api} />
      </Suspense>
    </ErrorBoundary>
  );
}
