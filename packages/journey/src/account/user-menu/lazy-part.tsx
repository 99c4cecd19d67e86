'use client';
import { ErrorBoundary } from '@spinout/flow-kit/react';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

interface LazyPartProps<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Shown while loading. @default nothing */
  readonly fallback?: ReactNode;
  readonly message: string;
  readonly retryLabel: string;
  readonly onError: (error: unknown) => void;
}

/** Loads a part of the page on demand; a retry loads it again. */
export function LazyPart<Props extends object>({
  message,
  retryLabel,
  onError,
  ...part
}: LazyPartProps<Props>) {
  return (
    <ErrorBoundary {...{ message, retryLabel, onError }}>
      <LazyContent {...part} />
    </ErrorBoundary>
  );
}

/** Creates its own lazy component, so that a remount loads again. */
function LazyContent<Props extends object>({
  load,
  props,
  fallback = null,
}: Pick<LazyPartProps<Props>, 'load' | 'props' | 'fallback'>) {
  const [Part] = useState(() =>
    lazy<ComponentType<Props>>(async () => ({ default: await load() })),
  );
  return (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
}
