'use client';
import type { PlatformClient } from '@spinout/api-client';
import {
  browserStorage,
  type JourneyStorage,
  systemRuntime,
  type Runtime,
} from '@spinout/flow-kit';
import { useLatest, useMachineActor } from '@spinout/flow-kit/react';
import { createActor, type ActorRefFrom } from 'xstate';
import { tenStepActors } from './ten-step.actors.js';
import { tenStepMachine } from './ten-step.machine.js';

export type TenStepActor = ActorRefFrom<typeof tenStepMachine>;

export interface TenStepJourneySettings {
  /** Answers the calls. May be replaced; the next call uses the new one. */
  readonly api: PlatformClient;
  /** Where the journey is saved. @default the browser's local storage */
  readonly storage?: JourneyStorage | undefined;
  /** Clock, ids, chance and log. @default those of the page */
  readonly runtime?: Runtime | undefined;
}

/** Runs one ten-step journey for as long as the component lives. */
export function useTenStepJourney({
  api,
  storage,
  runtime = systemRuntime,
}: TenStepJourneySettings): TenStepActor {
  const client = useLatest(api);
  return useMachineActor(() =>
    createActor(tenStepMachine.provide({ actors: tenStepActors(client) }), {
      input: { runtime, storage: storage ?? browserStorage() },
    }),
  );
}
