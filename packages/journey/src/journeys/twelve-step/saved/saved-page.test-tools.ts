import { exampleBundle, examplePipelinePaper } from '@spinout/api-client/testing';
import { memoryStorage, type KeyValueStorage } from '@spinout/flow-kit';
import { sharedStorage, testRuntime } from '@spinout/flow-kit/testing';
import { vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { structureWithBackbone } from '../structure/structure.fixtures.js';
import { createSubject } from '../structure/subject.js';
import { twelveStepMachine } from '../twelve-step.machine.js';
import { twelveStepMessages } from '../twelve-step.messages.js';
import { twelveStepModel } from '../twelve-step-page.model.js';
import type { StepId, StepInput, StepOutcome } from '../twelve-step.types.js';
import { autosaveTwelveSteps } from './autosave-twelve-steps.js';
import { announceRun, watchRun } from './run-lock.js';

const research = { ...exampleBundle, structure: structureWithBackbone };

const outcomes: Readonly<Partial<Record<StepId, StepOutcome>>> = {
  2: { found: { research }, result: { kind: 'research', research } },
  3: {
    found: { hypothesis: { hypothesis: 'It helps.', source: undefined } },
    result: { kind: 'value', value: 'It helps.' },
  },
  4: {
    found: { subject: createSubject(structureWithBackbone, () => 0) },
    result: { kind: 'drawing', protein: 'EXAMPLE-1', residues: 3 },
  },
  7: {
    found: { paper: examplePipelinePaper },
    result: { kind: 'value', value: examplePipelinePaper },
  },
  8: {
    found: { file: { kind: 'pdf', name: 'a.pdf', pdf: new Blob(['%PDF']) } },
    result: { kind: 'file', name: 'a.pdf' },
  },
};

/** Waits for pending writes, the code that saves, and timers of a step. */
export const waitForSaves = async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    await vi.advanceTimersByTimeAsync(300);
    await vi.dynamicImportSettled();
  }
};

let keys = 0;

/** A page with this storage, restored. */
export const openPage = async (storage: KeyValueStorage) => {
  const runtime = { ...testRuntime(), newKey: () => `run-${(keys += 1)}` };
  const performStep = fromPromise<StepOutcome, StepInput>(async ({ input }) => {
    const outcome = outcomes[input.step];
    if (!outcome) throw new Error('made up');
    return outcome;
  });
  const machine = twelveStepMachine.provide({
    actors: { autosaveTwelveSteps, announceRun, watchRun, performStep },
  });
  const actor = createActor(machine, { input: { runtime, storage } }).start();
  await waitForSaves();
  const model = () => twelveStepModel(actor.getSnapshot(), twelveStepMessages, 'en-US');
  return {
    actor,
    model,
    topics: () => {
      const { runTopic, previous } = actor.getSnapshot().context;
      return [runTopic, ...previous.map((run) => run.runTopic)];
    },
    results: () => model().steps.map(({ status, result }) => [status, result]),
    start: async (topic: string) => {
      actor.send({ type: 'topic.changed', topic });
      actor.send({ type: 'run.requested' });
      await waitForSaves();
    },
    stop: () => actor.send({ type: 'run.cancelled' }),
    completeAll: async () => {
      for (let turn = 0; turn < 12; turn += 1) await vi.advanceTimersByTimeAsync(2_000);
      await waitForSaves();
    },
    /** Leaves the page. */
    close: async () => {
      actor.stop();
      await waitForSaves();
    },
  };
};

export const createStorage = (): KeyValueStorage => ({ ...memoryStorage(), persistent: true });

/** Two pages with one storage. */
export const openTabs = async () => {
  const shared = sharedStorage();
  const tabs = [await openPage(shared.tab('a')), await openPage(shared.tab('b'))] as const;
  /** Delivers the changes of each tab to the other, until nothing changes. */
  const deliver = async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      shared.deliverAll();
      await waitForSaves();
    }
  };
  return { shared, tabs, deliver };
};
