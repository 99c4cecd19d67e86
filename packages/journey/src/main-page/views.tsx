import { Button, Cluster, Stack } from '@spinout/design-system';
import type { Runtime } from '@spinout/flow-kit';
import { ErrorBoundary } from '@spinout/flow-kit/react';
import { Suspense, type ReactNode } from 'react';
import { Loading } from './loading.view.js';
import { TOGGLES, type ToggleName } from './main-page.machine.js';
import type { MainPageMessages } from './main-page.messages.js';

/** A page that a host shows in place of the views. */
export interface HostPage {
  readonly content: ReactNode;
  /** Its person goes back to the views. */
  readonly onLeave: () => void;
}

export interface ViewsProps {
  /** What shows: a page of the host, the landing or the journey, or what a toggle has opened. */
  readonly shown: 'host' | 'own' | ToggleName;
  /** What is hidden and not ended while something else shows. */
  readonly staying: readonly ToggleName[];
  readonly hostPage: HostPage | undefined;
  /** The landing or the journey. */
  readonly own: ReactNode;
  readonly toggled: Readonly<Record<ToggleName, ReactNode>>;
  readonly messages: MainPageMessages;
  readonly log: Runtime['log'];
}

/** The middle of the page: one view that shows, and those that stay. A fault in one leaves the others as they are. */
export function Views({ shown, staying, hostPage, own, toggled, messages, log }: ViewsProps) {
  const guarded = (key: string, view: ReactNode) => (
    <ErrorBoundary
      key={key}
      message={messages.viewFailed}
      retryLabel={messages.retry}
      onError={(error) => log.error('A view of the main page failed to render.', error)}
    >
      {view}
    </ErrorBoundary>
  );
  const loaded = (view: ReactNode) => (
    <Suspense fallback={<Loading text={messages.loading} />}>{view}</Suspense>
  );
  return (
    <>
      {hostPage &&
        guarded(
          'host',
          <Stack gap={4}>
            <Cluster>
              <Button size="sm" variant="quiet" onClick={hostPage.onLeave}>
                {messages.back}
              </Button>
            </Cluster>
            {loaded(hostPage.content)}
          </Stack>,
        )}
      {/* In no Suspense: that would come alive later than the page, which may have restored the journey by then. */}
      {shown === 'own' && guarded('own', own)}
      {TOGGLES.filter((name) => name === shown || staying.includes(name)).map((name) => (
        <div key={name} hidden={name !== shown}>
          {guarded(name, loaded(toggled[name]))}
        </div>
      ))}
    </>
  );
}
