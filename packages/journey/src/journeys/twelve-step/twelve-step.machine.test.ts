import { ApiError } from '@spinout/api-client';
import { exampleBundle, examplePipelinePaper } from '@spinout/api-client/testing';
import { controlledCalls, testRuntime } from '@spinout/flow-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { illustratedSubject } from './twelve-step.fixtures.js';
import { twelveStepMachine } from './twelve-step.machine.js';
import type { StepId, StepInput, StepOutcome } from './twelve-step.types.js';

const outcomes: Readonly<Partial<Record<StepId, StepOutcome>>> = {
  2: {
    found: { research: exampleBundle },
    result: { kind: 'research', research: exampleBundle },
  },
  3: {
    found: { hypothesis: { hypothesis: 'It helps.', source: undefined } },
    result: { kind: 'value', value: 'It helps.' },
  },
  4: {
    found: { subject: illustratedSubject },
    result: { kind: 'drawing', protein: '', residues: null },
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

const TOPIC = 'BRCA1 protein';

/** A run with a fake clock and calls that the test resolves. */
const open = (topic = TOPIC, hasStructures = true) => {
  const clock = new SimulatedClock();
  const runtime = testRuntime();
  const calls = controlledCalls();
  const slot = calls.slot<StepOutcome, StepInput>('performStep');
  const completed = vi.fn();
  const actor = createActor(twelveStepMachine.provide({ actors: { performStep: slot } }), {
    input: { runtime, hasStructures },
    clock,
  });
  actor.on('journey.completed', ({ result }) => void completed(result));
  actor.start();
  actor.send({ type: 'topic.changed', topic });
  const context = () => actor.getSnapshot().context;
  const statuses = () => context().steps.map(({ status }) => status);
  const current = () => context().steps.find(({ status }) => status === 'in-progress')?.id ?? null;
  return {
    actor,
    runtime,
    context,
    statuses,
    current,
    completed,
    running: () => actor.getSnapshot().hasTag('running'),
    answer: () => calls.replyTo(0, () => ({ output: outcomes[current() ?? 1] })),
    fail: (error: unknown) => calls.replyTo(0, () => ({ error })),
    advance: async (ms: number) => {
      clock.increment(ms);
      await calls.flushReplies();
    },
    start: () => actor.send({ type: 'run.requested' }),
  };
};

const countStatuses = (statuses: readonly string[]) =>
  [...new Set(statuses)].map((status) => [
    status,
    statuses.filter((other) => other === status).length,
  ]);

describe('the twelve steps', () => {
  it('TWELVE-13, TWELVE-15 has twelve pending steps, and a run completes the first one with the topic', () => {
    const { start, statuses, context } = open('  BRCA1 protein ');
    expect(countStatuses(statuses())).toEqual([['pending', 12]]);
    start();
    expect(context().steps[0]).toEqual({
      id: 1,
      status: 'completed',
      result: { kind: 'text', text: 'BRCA1 protein' },
    });
    expect(statuses()[1]).toBe('in-progress');
    expect(countStatuses(statuses().slice(2))).toEqual([['pending', 10]]);
  });

  it('CONST-27, TWELVE-19, TWELVE-22 runs the steps in order, with 2 s for each simulated step', async () => {
    const { start, answer, advance, current, context, completed, running } = open();
    start();
    for (const id of [2, 3, 4]) {
      expect(current()).toBe(id);
      await answer();
    }
    for (const id of [5, 6]) {
      await advance(1_999);
      expect(current()).toBe(id);
      await advance(1);
      expect(context().steps[id - 1]).toMatchObject({ result: { kind: 'simulated' } });
    }
    for (const id of [7, 8]) {
      expect(current()).toBe(id);
      await answer();
    }
    for (const id of [9, 10, 11, 12]) {
      expect(completed).not.toHaveBeenCalled();
      await advance(1_999);
      expect(current()).toBe(id);
      await advance(1);
    }
    expect(running()).toBe(false);
    expect(context().steps.map(({ id, status }) => [id, status])).toEqual(
      Array.from({ length: 12 }, (_, index) => [index + 1, 'completed']),
    );
    expect(completed).toHaveBeenCalledExactlyOnceWith({
      topic: TOPIC,
      research: exampleBundle,
      hypothesis: { hypothesis: 'It helps.' },
      paper: examplePipelinePaper,
    });
  });

  it.each([
    { title: 'T', statement: 'No hypothesis is stated.', support: 'none' },
    { title: 'No supported hypothesis', statement: 'No hypothesis is stated.' },
    'No supported hypothesis',
  ])(
    'TWELVE-20 does not base a paper on a hypothesis without support: %j (T-86)',
    async (hypothesis) => {
      const orders: StepInput[] = [];
      const performStep = fromPromise<StepOutcome, StepInput>(async ({ input }) => {
        orders.push(input);
        const found = { hypothesis: { hypothesis, source: undefined } };
        const none: StepOutcome = { found, result: { kind: 'value', value: hypothesis } };
        return input.step === 3 ? none : (outcomes[input.step] ?? none);
      });
      const clock = new SimulatedClock();
      const actor = createActor(twelveStepMachine.provide({ actors: { performStep } }), {
        input: { runtime: testRuntime() },
        clock,
      });
      actor.start();
      actor.send({ type: 'topic.changed', topic: 'Sleep' });
      actor.send({ type: 'run.requested' });
      const steps = () => actor.getSnapshot().context.steps;
      for (const id of [5, 6]) {
        await waitFor(actor, () => steps()[id - 1]?.status === 'in-progress');
        clock.increment(2_000);
      }
      await waitFor(actor, () => steps()[6]?.status === 'completed');
      expect(orders.find(({ step }) => step === 7)).toMatchObject({ hypothesis: null });
    },
  );

  it.each([
    ['BRCA1 and repair', 4],
    ['brca1', 4],
    ['the PROTEIN p53', 4],
    ['proteins in milk', 4],
    ['solar cells', 5],
  ])('TWELVE-18 continues after the hypothesis on “%s” with step %i', async (topic, id) => {
    const { start, answer, current } = open(topic);
    start();
    await answer();
    await answer();
    expect(current()).toBe(id);
  });

  it('TWELVE-18 completes the skipped structure step with the reason', async () => {
    const { start, answer, context } = open('solar cells');
    start();
    await answer();
    await answer();
    expect(context().steps[3]).toEqual({
      id: 4,
      status: 'completed',
      result: { kind: 'skipped', reason: 'noProtein' },
    });
    expect(context().subject).toBeNull();
  });

  it('skips the structure step if structures are turned off (T-56)', async () => {
    const { start, answer, context } = open(TOPIC, false);
    start();
    await answer();
    await answer();
    expect(context().steps[3]?.result).toEqual({ kind: 'skipped', reason: 'turnedOff' });
  });

  it('TWELVE-14 marks the step after the last completed one as failed and stops', async () => {
    const { start, answer, fail, statuses, context, runtime, running } = open();
    const failure = new ApiError('status', { endpoint: 'research.hypothesis', status: 500 });
    start();
    await answer();
    await fail(failure);
    expect(statuses().slice(0, 3)).toEqual(['completed', 'completed', 'error']);
    expect(countStatuses(statuses().slice(3))).toEqual([['pending', 9]]);
    expect(context().error).toBe(failure);
    expect(running()).toBe(false);
    expect(runtime.log.error).toHaveBeenCalledOnce();
  });

  it('retries from the failed step without repeating completed ones', async () => {
    const { actor, start, answer, fail, current, context } = open();
    start();
    await answer();
    await fail(new ApiError('timeout', { endpoint: 'research.hypothesis' }));
    actor.send({ type: 'run.repeated' });
    expect(current()).toBe(3);
    expect(context().error).toBeNull();
    expect(context().research).toBe(exampleBundle);
    await answer();
    expect(current()).toBe(4);
  });

  it('TWELVE-25 continues with a data file if there is no PDF', async () => {
    const { start, answer, fail, advance, current, context, runtime } = open('solar cells');
    start();
    await answer();
    await answer();
    await advance(2_000);
    await advance(2_000);
    await answer();
    expect(current()).toBe(8);
    await fail(new ApiError('unreachable', { endpoint: 'pdf.article' }));
    expect(context().file).toEqual({ kind: 'dataInstead' });
    expect(context().steps[7]).toMatchObject({ status: 'completed' });
    expect(current()).toBe(9);
    expect(runtime.log.warn).toHaveBeenCalledOnce();
  });

  it('stops when the run is cancelled and resumes from there', async () => {
    const { actor, start, answer, advance, statuses, current, running } = open();
    start();
    await answer();
    await answer();
    await answer();
    actor.send({ type: 'run.cancelled' });
    expect(running()).toBe(false);
    await advance(10_000);
    expect(countStatuses(statuses())).toEqual([
      ['completed', 4],
      ['pending', 8],
    ]);
    actor.send({ type: 'run.repeated' });
    expect(current()).toBe(5);
  });

  it('TWELVE-23 asks for a missing topic and does not start', () => {
    const { actor, start, context, running } = open('   ');
    start();
    expect(context().alerts).toEqual(['topicMissing']);
    expect(running()).toBe(false);
    actor.send({ type: 'alert.closed' });
    expect(context().alerts).toEqual([]);
  });

  it('clears the last run when a new one starts', async () => {
    const { actor, start, answer, fail, context, current } = open();
    start();
    await answer();
    await fail(new Error('made up'));
    actor.send({ type: 'topic.changed', topic: 'Solar cells' });
    start();
    expect(context()).toMatchObject({
      selections: 2,
      runTopic: 'Solar cells',
      research: null,
      error: null,
    });
    expect(current()).toBe(2);
  });
});
