import { Button, Cluster, Stack } from '@spinout/design-system';
import { ErrorBoundary, useMessages, useRuntime } from '@spinout/flow-kit/react';
import { Suspense, type ReactNode } from 'react';
import { Loading } from '../../frame/loading.view.js';
import { TOGGLES, type ToggleName } from './main-page.machine.js';
import { mainPageMessages } from './main-page.messages.js';

/** A page of the host that replaces the views. */
export interface HostPage {
  readonly content: ReactNode;
  /** Called when the person returns to the views. */
  readonly onLeave: () => void;
}

interface ViewsProps {
  /** The visible view: a page of the host, the landing page or journey, or the view of a toggle. */
  readonly shown: 'host' | 'own' | ToggleName;
  /** Views that stay mounted while hidden. */
  readonly mounted: readonly ToggleName[];
  readonly hostPage: HostPage | undefined;
  readonly own: ReactNode;
  readonly renderToggled: (name: ToggleName) => ReactNode;
}

/** The visible view and the hidden mounted ones, each in its own error boundary. */
export function Views({ shown, mounted, hostPage, own, renderToggled }: ViewsProps) {
  const messages = useMessages(mainPageMessages);
  const { log } = useRuntime();
  const withErrorBoundary = (key: string, view: ReactNode) => (
    <ErrorBoundary
      key={key}
      message={messages.viewFailed}
      retryLabel={messages.retry}
      onError={(error) => log.error('A view of the main page failed to render.', error)}
    >
      {view}
    </ErrorBoundary>
  );
  const withSuspense = (view: ReactNode) => (
    <Suspense fallback={<Loading text={messages.loading} />}>{view}</Suspense>
  );
  return (
    <>
      {hostPage &&
        withErrorBoundary(
          'host',
          <Stack gap={4}>
            <Cluster>
              <Button size="sm" variant="quiet" onClick={hostPage.onLeave}>
                {messages.back}
              </Button>
            </Cluster>
            {withSuspense(hostPage.content)}
          </Stack>,
        )}
      {/* Not in a Suspense boundary: it would hydrate after the page, which may have restored the journey by then. */}
      {shown === 'own' && withErrorBoundary('own', own)}
      {TOGGLES.filter((name) => name === shown || mounted.includes(name)).map((name) => (
        <div key={name} hidden={name !== shown}>
          {withErrorBoundary(name, withSuspense(renderToggled(name)))}
        </div>
      ))}
    </>
  );
}
