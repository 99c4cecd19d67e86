'use client';
import { lazy, Suspense, useState, type ComponentType } from 'react';

/**
 * Creates a view whose code is loaded after the first screen. It shows nothing until then; once the code is loaded, it is rendered
 * at once, whereas `lazy` alone would suspend even then. After a failure, mounting it again loads it again.
 * @returns the view, and what loads its code in advance
 */
export function createLaterView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const createLazyView = () =>
    lazy(async () => {
      try {
        return { default: (loaded ??= await load()) };
      } catch (error) {
        lazyView = createLazyView();
        throw error;
      }
    });
  let lazyView = createLazyView();

  function LaterView(props: Props) {
    const [View] = useState<ComponentType<Props>>(() => loaded ?? lazyView);
    return (
      <Suspense>
        <View {...props} />
      </Suspense>
    );
  }
  // A failure is shown when the view is opened, which loads it again.
  const preload = () => {
    load().then(
      (view) => (loaded = view),
      () => undefined,
    );
  };
  return [LaterView, preload] as const;
}
