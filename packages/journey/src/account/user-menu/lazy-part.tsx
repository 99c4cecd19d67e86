'use client';
import { PartBoundary } from '@spinout/flow-kit/react';
import { lazy, useState, type ComponentType, type ReactNode } from 'react';

interface LazyPartProps<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Shown while loading. @default nothing */
  readonly fallback?: ReactNode;
}

/** Loads a part of the account on demand; a retry loads it again. */
export function LazyPart<Props extends object>({ fallback = null, ...part }: LazyPartProps<Props>) {
  return (
    <PartBoundary name="A part of the account" fallback={fallback}>
      <LazyContent {...part} />
    </PartBoundary>
  );
}

/** Creates its own lazy component, so that a remount loads again. */
function LazyContent<Props extends object>({
  load,
  props,
}: Omit<LazyPartProps<Props>, 'fallback'>) {
  const [Part] = useState(() =>
    lazy<ComponentType<Props>>(async () => ({ default: await load() })),
  );
  return <Part {...props} />;
}
