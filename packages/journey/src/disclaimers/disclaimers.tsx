'use client';
import type { PlatformClient } from '@spinout/api-client';
import { memoryStorage, type JourneyStorage, type Tools } from '@spinout/journey-kit';
import { sourceMessages, useLatest, useMachineActor } from '@spinout/journey-kit/react';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { useLocale, useWords } from '../words/words.js';
import { disclaimersActors } from './disclaimers.actors.js';
import { disclaimersMachine, type DisclaimersInput } from './disclaimers.machine.js';
import { disclaimersMessages } from './disclaimers.messages.js';
import { disclaimersModel } from './disclaimers.model.js';
import { DisclaimersView } from './disclaimers.view.js';
import { DisclaimersFullView } from './disclaimers-text.view.js';

export interface DisclaimersScreenProps {
  readonly api: PlatformClient;
  readonly tools: Tools;
  /** Remembers which disclaimers were understood (T-52). */
  readonly storage: JourneyStorage;
}

/** The disclaimers as a notice on a page that brings its own frame. */
export function DisclaimersScreen({ api, tools, storage }: DisclaimersScreenProps) {
  const { send, ...shown } = useDisclaimers(api, storage, { tools });
  return <DisclaimersView {...shown} send={send} />;
}

/** The disclaimers in full, also for those who have understood them. */
export function DisclaimersFullScreen({ api, tools }: Omit<DisclaimersScreenProps, 'storage'>) {
  // Nothing is understood here, so nothing needs to last.
  const [storage] = useState(memoryStorage);
  const { model, words, builtInWord } = useDisclaimers(api, storage, { tools, always: true });
  return <DisclaimersFullView {...{ model, words, builtInWord }} />;
}

function useDisclaimers(api: PlatformClient, storage: JourneyStorage, input: DisclaimersInput) {
  const words = useWords('disclaimers', disclaimersMessages);
  const { fallback } = useWords('source', sourceMessages);
  const locale = useLocale();
  const client = useLatest(api);
  const actor: ActorRefFrom<typeof disclaimersMachine> = useMachineActor(() =>
    createActor(disclaimersMachine.provide({ actors: disclaimersActors(client, storage) }), {
      input,
    }),
  );
  const snapshot = useSelector(actor, (state) => state);
  const model = useMemo(() => disclaimersModel(snapshot, words, locale), [snapshot, words, locale]);
  return { model, words, builtInWord: fallback, send: actor.send };
}
