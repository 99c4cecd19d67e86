'use client';
import { whenIdle } from '@spinout/flow-kit';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

export interface LaterViewProps {
  /** Shown until the file is loaded. @default nothing */
  readonly fallback?: ReactNode;
}

/** A component of a file, by its name there. */
export type LaterView<Component> =
  Component extends ComponentType<infer Props> ? ComponentType<Props & LaterViewProps> : never;

/**
 * Components in a file that is loaded after the first screen. Once it is loaded, they are rendered at once, whereas `lazy` alone
 * would suspend even then. After a failure, mounting one again loads the file again.
 */
export function createLaterCode<Code extends object>(load: () => Promise<Code>) {
  let loaded: Code | undefined;
  const loadOnce = async () => (loaded ??= await load());
  return {
    createView: <Name extends keyof Code>(name: Name) => {
      const loadView = async () => ({ default: (await loadOnce())[name] as ComponentType });
      const View = ({ fallback, ...props }: LaterViewProps) => {
        // Each with a `lazy` of its own, which keeps its failure until the view is mounted again.
        const [Loaded] = useState(
          () => (loaded?.[name] as ComponentType | undefined) ?? lazy(loadView),
        );
        return (
          <Suspense fallback={fallback}>
            <Loaded {...props} />
          </Suspense>
        );
      };
      return View as LaterView<Code[Name]>;
    },
    /**
     * Loads the file when the browser is idle. A failure is shown when a view is opened, which loads the file again.
     * @param onLoaded is called once the views are rendered at once
     */
    preload: (onLoaded?: () => void) =>
      whenIdle(() => void loadOnce().then(onLoaded, () => undefined)),
  };
}
