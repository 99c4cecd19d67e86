'use client';
import { ErrorBoundary } from '@spinout/flow-kit/react';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

export interface LazyPartProps<Props extends object> {
  /** Fetches the part. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** What holds its place meanwhile. @default nothing */
  readonly fallback?: ReactNode;
  /** What is said when it does not come. */
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

/** Makes its own wait, so that a new one waits for a new answer. */
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
