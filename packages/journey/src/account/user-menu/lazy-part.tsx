'use client';
import { PartBoundary } from '@spinout/flow-kit/react';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

interface LazyPartProps<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Shown while loading. @default nothing */
  readonly fallback?: ReactNode;
}

/** Loads a part of the account on demand; a retry loads it again. */
export function LazyPart<Props extends object>(part: LazyPartProps<Props>) {
  return (
    <PartBoundary name="A part of the account">
      <LazyContent {...part} />
    </PartBoundary>
  );
}

/** Creates its own lazy component, so that a remount loads again. Outside the Suspense boundary, which would drop it. */
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
