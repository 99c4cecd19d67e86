'use client';
import type { PlatformClient } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import { useLatest, useMachineActor } from '@spinout/flow-kit/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { servicesStatusActors } from './services-status.actors.js';
import { servicesStatusMachine } from './services-status.machine.js';
import { servicesStatusMessages } from './services-status.messages.js';
import { servicesStatusModel } from './services-status.model.js';
import { ServicesStatusView } from './services-status.view.js';

export interface ServicesStatusScreenProps {
  readonly api: PlatformClient;
  readonly runtime: Runtime;
  /** Whether the list starts open. @default false */
  readonly startsOpen?: boolean | undefined;
}

/** Service status without providers. Polls while mounted and visible. */
export function ServicesStatusScreen({ api, runtime, startsOpen }: ServicesStatusScreenProps) {
  const messages = useMessages(servicesStatusMessages);
  const locale = useLocale();
  const client = useLatest(api);
  const actor: ActorRefFrom<typeof servicesStatusMachine> = useMachineActor(() =>
    createActor(servicesStatusMachine.provide({ actors: servicesStatusActors(client) }), {
      input: { runtime, startsOpen },
    }),
  );
  const snapshot = useSelector(actor, (state) => state);
  const model = useMemo(
    () => servicesStatusModel(snapshot, messages, locale),
    [snapshot, messages, locale],
  );
  return <ServicesStatusView model={model} send={actor.send} messages={messages} />;
}
