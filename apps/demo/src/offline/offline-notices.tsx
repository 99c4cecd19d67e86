import { Banner, Button } from '@spinout/design-system';
import { useMachineActor, useMessages } from '@spinout/flow-kit/react';
import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { appMessages } from '../app.messages.js';
import { Notices } from '../app.styles.js';
import { offlineImplementation } from './offline.actors.js';
import { offlineMachine } from './offline.machine.js';

interface OfflineNoticesProps {
  /** Switches to the engine in this browser; undefined if it is already used. */
  readonly onUseEngine: (() => void) | undefined;
}

/** Shows that there is no network and that a newer version of the page is ready. */
export function OfflineNotices({ onUseEngine }: OfflineNoticesProps) {
  const messages = useMessages(appMessages);
  const actor = useMachineActor(() => createActor(offlineMachine.provide(offlineImplementation)));
  const { network, version } = useSelector(actor, (state) => state.value);
  if (network === 'online' && version === 'current') return null;
  return (
    <Notices>
      {network === 'offline' && (
        <Banner
          tone="warning"
          actions={
            onUseEngine && (
              <Button size="sm" onClick={onUseEngine}>
                {messages['offline.useEngine']}
              </Button>
            )
          }
        >
          {onUseEngine ? messages['offline.server'] : messages['offline.engine']}
        </Banner>
      )}
      {version !== 'current' && (
        <Banner
          tone="info"
          actions={
            <Button
              size="sm"
              busy={version === 'activating'}
              onClick={() => actor.send({ type: 'update.requested' })}
            >
              {messages['update.reload']}
            </Button>
          }
        >
          {messages['update.ready']}
        </Banner>
      )}
    </Notices>
  );
}
