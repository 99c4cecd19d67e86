import { Banner, Button } from '@spinout/design-system';
import { useMachineActor } from '@spinout/flow-kit/react';
import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { appMessages as messages } from '../app.messages.js';
import { Notices } from '../app.styles.js';
import { offlineParts } from './offline.actors.js';
import { offlineMachine } from './offline.machine.js';

interface OfflineNoticesProps {
  /** Lets the engine in this browser answer; absent where it does already. */
  readonly onUseEngine: (() => void) | undefined;
}

/** Says that there is no network, and that a newer version of the page is ready. */
export function OfflineNotices({ onUseEngine }: OfflineNoticesProps) {
  const actor = useMachineActor(() => createActor(offlineMachine.provide(offlineParts)));
  const { network, version } = useSelector(actor, (state) => state.value);
  if (network === 'there' && version === 'current') return null;
  return (
    <Notices>
      {network === 'gone' && (
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
              busy={version === 'replacing'}
              onClick={() => actor.send({ type: 'version.wanted' })}
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
