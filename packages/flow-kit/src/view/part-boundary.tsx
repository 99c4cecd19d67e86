'use client';
import { Suspense, type ReactNode } from 'react';
import { useRuntime } from '../machine/runtime-provider.js';
import { useMessages } from '../messages/messages-provider.js';
import { ErrorBoundary } from './error-boundary.js';
import { partMessages } from './part.messages.js';

export interface PartBoundaryProps {
  /** Names the part in the log, such as `A step of the research flow`. */
  readonly name: string;
  /** Shown with a retry button when the part fails. @default that nothing is lost */
  readonly message?: string | undefined;
  /** Shown while the code of the part loads; null for nothing. @default the part is no Suspense boundary */
  readonly fallback?: ReactNode;
  /** Called when the part fails, after the error was logged. @default nothing is called */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** The part. */
  readonly children: ReactNode;
}

/** Keeps the rest of the page usable while a part loads, and when it fails to render. */
export function PartBoundary({ name, message, fallback, onError, children }: PartBoundaryProps) {
  const messages = useMessages(partMessages);
  const { log } = useRuntime();
  return (
    <ErrorBoundary
      message={message ?? messages.failed}
      retryLabel={messages.retry}
      onError={(error) => {
        log.error(`${name} failed to render.`, error);
        onError?.(error);
      }}
    >
      {fallback === undefined ? children : <Suspense fallback={fallback}>{children}</Suspense>}
    </ErrorBoundary>
  );
}
