'use client';
import { ErrorBoundary, useMessages, useRuntime } from '@spinout/flow-kit/react';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { userMenuMessages } from './user-menu.messages.js';

interface LazyPartProps<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Shown while loading. @default nothing */
  readonly fallback?: ReactNode;
}

/** Loads a part of the account on demand; a retry loads it again. */
export function LazyPart<Props extends object>(part: LazyPartProps<Props>) {
  const { partFailed, retry } = useMessages(userMenuMessages);
  const { log } = useRuntime();
  return (
    <ErrorBoundary
      message={partFailed}
      retryLabel={retry}
      onError={(error) => log.error('A part of the account could not be shown.', error)}
    >
      <LazyContent {...part} />
    </ErrorBoundary>
  );
}

/** Creates its own lazy component, so that a remount loads again. */
function LazyContent<Props extends object>({ load, props, fallback = null }: LazyPartProps<Props>) {
  const [Part] = useState(() =>
    lazy<ComponentType<Props>>(async () => ({ default: await load() })),
  );
  return (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
}
