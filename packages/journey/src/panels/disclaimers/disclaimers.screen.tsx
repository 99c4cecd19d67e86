'use client';
import type { PlatformClient } from '@spinout/api-client';
import {
  browserStorage,
  memoryStorage,
  type KeyValueStorage,
  type Runtime,
} from '@spinout/flow-kit';
import { sourceMessages, useLatest, useMachineActor } from '@spinout/flow-kit/react';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { disclaimersActors } from './disclaimers.actors.js';
import { disclaimersMachine, type DisclaimersInput } from './disclaimers.machine.js';
import { disclaimersMessages } from './disclaimers.messages.js';
import { disclaimersModel } from './disclaimers.model.js';
import { DisclaimersView } from './disclaimers.view.js';
import { DisclaimersFullView } from './disclaimers-text.view.js';

export interface DisclaimersScreenProps {
  readonly api: PlatformClient;
  readonly runtime: Runtime;
  /** Saves which disclaimers were dismissed. @default the browser's local storage */
  readonly storage?: KeyValueStorage | undefined;
}

/** The disclaimers as a notice, without providers. */
export function DisclaimersScreen({ api, runtime, storage }: DisclaimersScreenProps) {
  const [dismissals] = useState(() => storage ?? browserStorage());
  const { send, ...shown } = useDisclaimers(api, dismissals, { runtime });
  return <DisclaimersView {...shown} send={send} />;
}

/** The disclaimers in full, even if they were dismissed. */
export function DisclaimersFullScreen({ api, runtime }: Omit<DisclaimersScreenProps, 'storage'>) {
  // This view has no dismissal, so nothing is saved.
  const [storage] = useState(memoryStorage);
  const { model, messages, builtInLabel } = useDisclaimers(api, storage, { runtime, always: true });
  return <DisclaimersFullView {...{ model, messages, builtInLabel }} />;
}

function useDisclaimers(api: PlatformClient, storage: KeyValueStorage, input: DisclaimersInput) {
  const messages = useMessages(disclaimersMessages);
  const { fallback } = useMessages(sourceMessages);
  const locale = useLocale();
  const client = useLatest(api);
  const actor: ActorRefFrom<typeof disclaimersMachine> = useMachineActor(() =>
    createActor(disclaimersMachine.provide({ actors: disclaimersActors(client, storage) }), {
      input,
    }),
  );
  const snapshot = useSelector(actor, (state) => state);
  const model = useMemo(
    () => disclaimersModel(snapshot, messages, locale),
    [snapshot, messages, locale],
  );
  return { model, messages, builtInLabel: fallback, send: actor.send };
}
