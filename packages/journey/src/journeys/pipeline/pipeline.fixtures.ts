import { memoryStorage, type KeyValueStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { ResearchBundle } from '@spinout/api-client';
import { simulatedAgents } from './pipeline.actors.js';
import { pipelineMachine } from './pipeline.machine.js';
import { autosaveRun } from './run/autosave-run.js';
import type { PipelineInput, ServiceResults } from './pipeline.types.js';

/** Flushes the microtask queue. */
const flushPromises = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

interface StartOptions {
  readonly input?: Partial<PipelineInput>;
  readonly storage?: KeyValueStorage;
  readonly agents?: Partial<typeof simulatedAgents>;
  /** Initial time of this tab's clock. @default 2026-03-02T10:00:00Z */
  readonly at?: string;
  readonly service?: (request: { topic: string }) => Promise<ServiceResults>;
}

/** A pipeline on a simulated clock. */
export const startPipeline = async ({
  input = {},
  storage = memoryStorage(),
  agents = {},
  at = '2026-03-02T10:00:00Z',
  service = () => new Promise(() => undefined),
}: StartOptions = {}) => {
  const clock = new SimulatedClock();
  const start = new Date(at).getTime();
  const runtime = { ...testRuntime(), now: () => new Date(start + clock.now()) };
  const actor = createActor(
    pipelineMachine.provide({
      actors: {
        autosaveRun,
        ...simulatedAgents,
        ...agents,
        runResearch: fromPromise(({ input: request }) => service(request)),
      },
    }),
    {
      clock,
      input: {
        runtime,
        storage,
        instanceId: 'test',
        givenTopic: 'Sleep and memory',
        results: null,
        asks: 'simulation',
        canRun: true,
        ...input,
      },
    },
  );
  const completed: ResearchBundle[] = [];
  actor.on('run.completed', ({ bundle }) => completed.push(bundle));
  actor.start();
  await waitFor(actor, (state) => !state.matches('restoring'));
  await flushPromises();
  return {
    actor,
    runtime,
    storage,
    completed,
    run: () => actor.getSnapshot().context.run,
    log: () => actor.getSnapshot().context.log,
    /** Mock agents in pipeline order. */
    statuses: () =>
      Object.values(actor.getSnapshot().context.run.agents).map(({ status }) => status),
    /** Advances the clock by milliseconds. */
    advance: async (ms: number) => {
      clock.increment(ms);
      await flushPromises();
    },
  };
};
