import { Button, Cluster, Stack } from '@spinout/design-system';
import { PartBoundary, useMessages } from '@spinout/flow-kit/react';
import type { ReactNode } from 'react';
import { HostContent } from '../../frame/host-content.js';
import { Loading } from '../../frame/loading.view.js';
import { TOGGLES, type ToggleName } from './main-page.machine.js';
import { mainPageMessages } from './main-page.messages.js';

/** A page of the host that replaces the views. */
export interface HostPage {
  readonly content: ReactNode;
  /** Shown in the header. @default nothing */
  readonly title?: string | undefined;
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
  /** Whether the host provides the view. */
  readonly isOfHost: (name: ToggleName) => boolean;
}

/** Name of the views in the log. */
const VIEW = 'A view of the main page';

/** The visible view and the hidden mounted ones, each in its own error boundary. */
export function Views({ shown, mounted, hostPage, own, renderToggled, isOfHost }: ViewsProps) {
  const messages = useMessages(mainPageMessages);
  const loading = <Loading text={messages.loading} />;
  return (
    <>
      {hostPage && (
        <PartBoundary name={VIEW} fallback={loading}>
          <Stack gap={4}>
            <Cluster>
              <Button size="sm" variant="quiet" onClick={hostPage.onLeave}>
                {messages.back}
              </Button>
            </Cluster>
            <HostContent>{hostPage.content}</HostContent>
          </Stack>
        </PartBoundary>
      )}
      {/* Not in a Suspense boundary: it would hydrate after the page, which may have restored the journey by then. */}
      {shown === 'own' && <PartBoundary name={VIEW}>{own}</PartBoundary>}
      {TOGGLES.filter((name) => name === shown || mounted.includes(name)).map((name) => (
        <div key={name} hidden={name !== shown}>
          <PartBoundary name={VIEW} fallback={loading}>
            {isOfHost(name) ? (
              <HostContent>{renderToggled(name)}</HostContent>
            ) : (
              renderToggled(name)
            )}
          </PartBoundary>
        </div>
      ))}
    </>
  );
}
