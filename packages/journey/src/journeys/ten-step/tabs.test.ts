import { exampleBundle } from '@spinout/api-client/testing';
import { NUM_RUNS, sharedStorage, testRuntime } from '@spinout/flow-kit/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, type AnyActorRef } from 'xstate';
import { autosaveJourney } from './autosave-journey.js';
import { JOURNEY_KEY, type SavedJourney } from './saved-journey.js';
import { tenStepMachine } from './ten-step.machine.js';
import { tenStepMessages } from './ten-step.messages.js';
import { tenStepModel } from './ten-step.model.js';
import { ask, successfulStart } from './ten-step.test-tools.js';
import type { AutosaveEvent, OtherVersion, PaperRequest, Restored } from './ten-step.types.js';

const MOVES = [
  'ask',
  'continue',
  'continue',
  'reset',
  'launch',
  'complete',
  'leave',
  'take',
  'save',
  'reload',
] as const;

interface Move {
  readonly tab: number;
  readonly move: (typeof MOVES)[number];
}

const moves = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ tab: fc.nat({ max: 2 }), move: fc.constantFrom(...MOVES) }),
    },
    { weight: 2, arbitrary: fc.constant('deliver' as const) },
    { weight: 1, arbitrary: fc.constant('flush' as const) },
  ),
  { maxLength: 30, size: 'max' },
);

/** A tab starts a new journey while the event that removed the other one is still pending. */
const BOTH_RESET = [
  { tab: 1, move: 'ask' },
  { tab: 2, move: 'ask' },
  'flush',
  { tab: 1, move: 'reset' },
  { tab: 2, move: 'reset' },
] satisfies (Move | 'flush')[];

/** Canonical text of a journey, independent of field order. */
const toCanonicalText = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** The shared content of a journey; the agent view is local to each tab. */
const getContent = (saved: SavedJourney | null): string =>
  saved === null
    ? 'nothing'
    : toCanonicalText([saved.journeyId, saved.currentStep, saved.journeyData]);

const parseContent = (text: string | null): string =>
  getContent(text === null ? null : (JSON.parse(text) as SavedJourney));

const getVersionContent = (version: OtherVersion | Restored): string =>
  getContent(version.kind === 'record' ? version.saved : null);

/** Flushes pending promises, including the parser's dynamic import. */
const flush = async () => {
  await vi.dynamicImportSettled();
  for (let tick = 0; tick < 30; tick += 1) await Promise.resolve();
};

let ids = 0;

/** A tab with the stored content that it knows from its autosave actor or its own writes. */
const openTab = (shared: ReturnType<typeof sharedStorage>, name: string) => {
  let known = 'unknown';
  let reported: string | null = null;
  let isDecided = false;
  const faults: string[] = [];
  const storage = shared.tab(name, (key) => {
    if (key !== JOURNEY_KEY) return;
    const overwritten = parseContent(shared.read(JOURNEY_KEY));
    // Throwing here would count as a failing storage.
    if (overwritten !== known)
      faults.push(`${name} writes over ${overwritten}, but knows ${known}`);
  });
  const followed = {
    ...storage,
    write: (key: string, text: string) => {
      void storage.write(key, text);
      if (key === JOURNEY_KEY) known = parseContent(text);
    },
    remove: (key: string) => {
      void storage.remove(key);
      if (key === JOURNEY_KEY) known = 'nothing';
    },
  };
  const now = testRuntime().now;
  const actor = createActor(
    tenStepMachine.provide({
      actors: {
        autosaveJourney,
        startJourney: fromPromise(() => Promise.resolve(successfulStart)),
        fetchAnalytics: fromPromise<unknown, void>(() => Promise.resolve({ by: name })),
        writePaper: fromPromise<unknown, PaperRequest>(() => Promise.resolve({ by: name })),
      },
    }),
    {
      input: {
        storage: followed,
        runtime: {
          ...testRuntime(),
          now,
          newId: (prefix) => `${prefix}${(ids += 1)}`,
          newKey: () => `key-${(ids += 1)}`,
        },
      },
      inspect: (inspection) => {
        if (inspection.type !== '@xstate.event') return;
        const event = inspection.event as
          AutosaveEvent | { type: 'conflict.resolvedRemote' | 'conflict.resolvedLocal' };
        const isForAutosave =
          (inspection.actorRef as AnyActorRef) === actor.getSnapshot().children.autosave;
        if (!isForAutosave) isDecided = event.type === 'conflict.resolvedRemote';
        if (isForAutosave && event.type === 'conflict.resolvedRemote' && !isDecided) {
          // The snapshot is not updated yet.
          const { journeyId, saveStatus } = actor.getSnapshot().context;
          const isOwn = journeyId !== null && reported?.includes(journeyId) !== true;
          if (saveStatus !== 'all' || isOwn)
            faults.push(`${name} takes over ${reported}, and had ${saveStatus}`);
        }
        if (event.type === 'record.restored') known = getVersionContent(event.restored);
        if (event.type === 'conflict.detected') reported = getVersionContent(event.version);
        if (event.type === 'conflict.cleared') reported = null;
        // Only versions that the journey adopted or rejected count as known.
        if (
          isForAutosave &&
          (event.type === 'conflict.resolvedRemote' || event.type === 'conflict.resolvedLocal')
        ) {
          known = reported ?? known;
          reported = null;
        }
      },
    },
  );
  actor.start();
  const isAcknowledged = () => actor.getSnapshot().context.saveStatus === 'all';
  return { name, actor, faults, isAcknowledged };
};

const isConflictShown = ({ actor }: ReturnType<typeof openTab>) =>
  tenStepModel(actor.getSnapshot(), tenStepMessages).conflict !== null;

describe('three tabs on one storage', () => {
  beforeAll(() => import('./saved-journey.read.js'));

  it(
    'never lose a saved change without reporting it, and finally agree or ask',
    () =>
      fc.assert(
        fc.asyncProperty(moves, async (sequence) => {
          const shared = sharedStorage();
          const tabs = ['a', 'b', 'c'].map((name) => openTab(shared, name));
          for (const move of sequence) {
            if (move === 'deliver') shared.deliver();
            else if (move === 'flush') await flush();
            else {
              const tab = tabs[move.tab];
              if (!tab) continue;
              const { actor, name } = tab;
              const { journeyId } = actor.getSnapshot().context;
              switch (move.move) {
                case 'ask':
                  ask(actor, `Interest of ${name}`);
                  break;
                case 'continue':
                  actor.send({ type: 'step.continued' });
                  break;
                case 'reset':
                  actor.send({ type: 'journey.reset' });
                  break;
                case 'launch':
                  actor.send({ type: 'agents.launched' });
                  break;
                case 'complete':
                  actor.send({
                    type: 'agents.completed',
                    journeyId: journeyId ?? '',
                    bundle: { ...exampleBundle, topic: name },
                  });
                  break;
                case 'leave':
                  actor.send({ type: 'agents.closed' });
                  break;
                case 'take':
                  actor.send({ type: 'conflict.resolvedRemote' });
                  break;
                case 'save':
                  actor.send({ type: 'conflict.resolvedLocal' });
                  break;
                case 'reload':
                  actor.stop();
                  expect(tab.faults).toEqual([]);
                  tabs[move.tab] = openTab(shared, name);
              }
            }
          }
          for (let round = 0; round < 4; round += 1) {
            await flush();
            shared.deliverAll();
          }
          await flush();
          const stored = parseContent(shared.read(JOURNEY_KEY));
          for (const tab of tabs) {
            expect(tab.faults).toEqual([]);
            if (isConflictShown(tab)) continue;
            expect(tab.isAcknowledged()).toBe(true);
            const { journeyId, data, step } = tab.actor.getSnapshot().context;
            expect(journeyId === null ? 'nothing' : toCanonicalText([journeyId, step, data])).toBe(
              stored,
            );
          }
          for (const { actor } of tabs) actor.stop();
        }),
        { numRuns: NUM_RUNS.flowSequences, examples: [[BOTH_RESET]] },
      ),
    60_000,
  );
});
