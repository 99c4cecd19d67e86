import {
  createPlatformClient,
  type LiteratureItem,
  type TenStepStartReply,
} from '@spinout/api-client';
import {
  allExampleReplies,
  exampleBundle,
  exampleTenStepStart,
  scriptedTransport,
  type Script,
} from '@spinout/api-client/testing';
import { type KeyValueStorage, memoryStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { createActor } from 'xstate';
import { toTenStepData, type TenStepData } from './journey-data.js';
import { JOURNEY_KEY, type SavedJourney } from './saved-journey.js';
import { tenStepActors } from './ten-step.actors.js';
import { tenStepMachine } from './ten-step.machine.js';

const exampleData: TenStepData = toTenStepData(
  'journey-1',
  'Sleep and memory',
  exampleTenStepStart,
);

/** A saved journey at a step. */
export const savedAt = (
  currentStep: number,
  change: Partial<TenStepData> = {},
  journeyId = 'journey-1',
): SavedJourney => ({
  schemaVersion: 1,
  journeyId,
  journeyData: { ...exampleData, journey_id: journeyId, ...change },
  currentStep,
  showAgenticSystem: false,
  timestamp: '2026-03-02T10:00:00.000Z',
});

export const withResults = { agenticResults: { results: exampleBundle } };

/** A persistent storage with a record. */
export const storageWith = (record: unknown): KeyValueStorage => {
  const storage = { ...memoryStorage(), persistent: true };
  void storage.write(JOURNEY_KEY, typeof record === 'string' ? record : JSON.stringify(record));
  return storage;
};

/** The given number of references as a server sends them. */
export const references = (count: number): LiteratureItem[] =>
  Array.from({ length: count }, (_, index) => ({
    title: `Reference ${index + 1}`,
    authors: ['Ada Example'],
    journal: 'Journal of Examples',
    year: 2000 + index,
    citations: index,
    impact_factor: null,
    doi: undefined,
  }));

export const successfulStart: TenStepStartReply = exampleTenStepStart;

let keys = 0;
/** Unique keys across tabs, like a browser's. */
const newKey = () => `key-${(keys += 1)}`;

/** A running journey over scripted replies. */
export const createJourneyActor = (
  storage: KeyValueStorage = { ...memoryStorage(), persistent: true },
  script: Script = {},
) => {
  const transport = scriptedTransport({ ...allExampleReplies, ...script });
  const runtime = { ...testRuntime(), newKey };
  const actor = createActor(
    tenStepMachine.provide({ actors: tenStepActors(createPlatformClient({ transport })) }),
    { input: { runtime, storage } },
  );
  const stored = () => {
    const text = storage.read(JOURNEY_KEY) as string | null;
    return text === null ? null : (JSON.parse(text) as Record<string, unknown>);
  };
  return { actor, transport, runtime, storage, stored };
};

/** Requests a journey like a person does. */
export const ask = (
  { send }: Pick<ReturnType<typeof createJourneyActor>['actor'], 'send'>,
  interest = 'Sleep and memory',
) => {
  send({ type: 'journey.requested', button: 'start' });
  send({ type: 'interest.changed', text: interest });
  send({ type: 'interest.submitted' });
};
