import {
  createPlatformClient,
  type StoredJourney,
  type SaveJourneyRequest,
} from '@spinout/api-client';
import { createIdempotencyKeys } from '@spinout/api-client/idempotency';
import {
  exampleTenStepStart,
  jsonReply,
  scriptedTransport,
  type Script,
} from '@spinout/api-client/testing';
import { memoryStorage, observedStorage, type ObservedStorage } from '@spinout/flow-kit';
import { createKeyCounter, testRuntime } from '@spinout/flow-kit/testing';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { BrowserRecord } from '../../storage/browser-record.js';
import { toTenStepData } from '../../journeys/ten-step/journey-data.js';
import { JOURNEY_KEY } from '../../journeys/ten-step/saved-journey.js';
import { tenStepRecord } from '../../journeys/ten-step/ten-step.record.js';
import { accountJourneysActors } from './account-journeys.actors.js';
import {
  accountJourneysMachine,
  type AccountJourneysSnapshot,
} from './account-journeys.machine.js';

/** A ten-step journey as the browser stores it. */
export const tenStepText = (id: string, step = 3, timestamp = '2026-03-02T09:00:00.000Z') =>
  JSON.stringify({
    schemaVersion: 1,
    journeyId: id,
    journeyData: toTenStepData(id, `Interest of ${id}`, exampleTenStepStart),
    currentStep: step,
    showAgenticSystem: false,
    timestamp,
    changes: [`${id}-${step}`],
  });

/** A minimal kind of journey whose facts come from the test. */
export const noteRecord: BrowserRecord = {
  kind: 'note',
  key: 'note',
  read: async (text) => {
    const { id = '', title = '', isBlank = false } = JSON.parse(text) as Record<string, never>;
    return {
      id,
      title,
      step: 1,
      stepCount: 2,
      savedAt: null,
      isBlank,
      isFinished: false,
    };
  },
};

/** Stores the journeys of one person as the engine does. */
export function fakeAccount(start: readonly StoredJourney[] = []) {
  const journeys = new Map(start.map((journey) => [journey.journey_id, journey]));
  let savedAt = '2026-03-02T10:00:00.000Z';
  const script: Script = {
    'journeys.list': () => ({
      journeys: [...journeys.values()].map(({ data: _data, ...summary }) => summary),
    }),
    'journeys.read': ({ path }: { path: string }) => {
      const id = new URLSearchParams(path.split('?')[1]).get('journey_id') ?? '';
      const journey = journeys.get(id);
      return journey ? { success: true, journey } : jsonReply(404, { error: 'Not saved.' });
    },
    'journeys.save': ({ body }: { body: { value: SaveJourneyRequest } }) => {
      const sent = body.value;
      const revision = journeys.get(sent.journey_id)?.revision ?? 0;
      if (sent.revision !== revision) return jsonReply(409, { error: 'Changed elsewhere.' });
      const size_bytes = JSON.stringify(sent.data).length;
      const journey = { ...sent, size_bytes, revision: revision + 1, saved_at: savedAt };
      journeys.set(sent.journey_id, journey);
      return { success: true, journey };
    },
    'journeys.remove': ({ body }: { body: { value: { journey_id: string } } }) => {
      journeys.delete(body.value.journey_id);
      return { success: true };
    },
  };
  return {
    journeys,
    script,
    /** Saves a journey as another device would. */
    saveOnOtherDevice: (id: string, text: string, at: string) => {
      const stored = journeys.get(id);
      const { currentStep } = JSON.parse(text) as { currentStep?: number };
      journeys.set(id, {
        journey_id: id,
        kind: 'ten-step',
        title: `Interest of ${id}`,
        revision: (stored?.revision ?? 0) + 1,
        saved_at: at,
        size_bytes: text.length,
        progress: currentStep === undefined ? undefined : { step: currentStep, step_count: 10 },
        data: JSON.parse(text) as unknown,
      });
    },
    at: (time: string) => void (savedAt = time),
  };
}

export interface SyncOptions {
  readonly account?: ReturnType<typeof fakeAccount>;
  /** Replies that replace those of the account. */
  readonly script?: Script;
  readonly storage?: ObservedStorage;
  readonly records?: readonly BrowserRecord[];
  readonly owner?: string | null;
}

/** The account sync without React, on a simulated clock. */
export function createAccountSync({
  account = fakeAccount(),
  script = {},
  storage = observedStorage({ ...memoryStorage(), persistent: true }),
  records = [tenStepRecord, noteRecord],
  owner = 'ada',
}: SyncOptions = {}) {
  const transport = scriptedTransport({ ...account.script, ...script });
  const api = createPlatformClient({
    transport,
    idempotency: createIdempotencyKeys({ newKey: createKeyCounter() }),
  });
  const runtime = testRuntime();
  const clock = new SimulatedClock();
  const dependencies = { api, storage, records, log: runtime.log };
  const actor = createActor(
    accountJourneysMachine.provide({ actors: accountJourneysActors(dependencies) }),
    { clock, input: { runtime } },
  );
  actor.start();
  actor.send({ type: 'owner.changed', owner });
  const until = (state: 'idle' | 'waitingToRetry' | 'debouncing') =>
    waitFor(actor, (snapshot: AccountJourneysSnapshot) => snapshot.matches({ syncing: state }), {
      timeout: 5_000,
    });
  return {
    account,
    transport,
    dependencies,
    storage,
    runtime,
    clock,
    actor,
    until,
    send: actor.send.bind(actor),
    /** Writes a journey to the browser’s storage and waits until it is saved or the save failed. */
    change: async (text: string, key = JOURNEY_KEY) => {
      void storage.write(key, text);
      await until('debouncing');
      clock.increment(2_000);
      await waitFor(
        actor,
        (snapshot) =>
          snapshot.matches({ syncing: 'idle' }) || snapshot.matches({ syncing: 'waitingToRetry' }),
        { timeout: 5_000 },
      );
    },
  };
}
