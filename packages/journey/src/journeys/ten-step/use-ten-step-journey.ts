'use client';
import type { PlatformClient } from '@spinout/api-client';
import { browserStorage, type KeyValueStorage } from '@spinout/flow-kit';
import { useLatest, useMachineActor, useRuntime } from '@spinout/flow-kit/react';
import { createActor, type ActorRefFrom } from 'xstate';
import { tenStepActors } from './ten-step.actors.js';
import { tenStepMachine } from './ten-step.machine.js';

export type TenStepActor = ActorRefFrom<typeof tenStepMachine>;

export interface TenStepJourneySettings {
  /** The client. May be replaced; the next call uses the new one. */
  readonly api: PlatformClient;
  /** Stores the journey. @default the browser's local storage */
  readonly storage?: KeyValueStorage | undefined;
}

/** Runs a ten-step journey while the component is mounted. Another storage starts another journey. */
export function useTenStepJourney({ api, storage }: TenStepJourneySettings): TenStepActor {
  const runtime = useRuntime();
  const client = useLatest(api);
  return useMachineActor(
    () =>
      createActor(tenStepMachine.provide({ actors: tenStepActors(client) }), {
        input: { runtime, storage: storage ?? browserStorage() },
      }),
    storage,
  );
}
