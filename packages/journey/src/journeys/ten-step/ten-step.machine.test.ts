import { ApiError } from '@spinout/api-client';
import { exampleBundle, failWith, jsonReply } from '@spinout/api-client/testing';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { TenStepEmitted } from './ten-step.types.js';
import {
  ask,
  successfulStart,
  createJourneyActor,
  savedAt,
  storageWith,
  withResults,
} from './ten-step.test-tools.js';

type FocusOnOpen = ReturnType<typeof createJourneyActor>;

const untilIdle = ({ actor }: FocusOnOpen) =>
  waitFor(actor, (state) => state.matches({ active: 'idle' }));
const landed = ({ actor }: FocusOnOpen) =>
  waitFor(actor, (state) => state.matches({ landing: 'idle' }));
const at = (opened: FocusOnOpen) => opened.actor.getSnapshot().context;

/** A running journey that was saved at a step. */
const runningAt = async (
  step: number,
  { script = {}, data = {} }: { script?: object; data?: object } = {},
) => {
  const opened = createJourneyActor(storageWith(savedAt(step, data)), { ...script });
  opened.actor.start();
  await untilIdle(opened);
  return opened;
};

describe('starting a ten-step journey', () => {
  it('TEN-18 has no journey id initially', () => {
    const opened = createJourneyActor();
    opened.actor.start();
    expect(opened.actor.getSnapshot().matches({ landing: 'idle' })).toBe(true);
    expect(at(opened)).toMatchObject({ journeyId: null, step: 0 });
  });

  it('TEN-19, TEN-20, TEN-21, ENT-25, ENT-29, CONST-38, AUTH-34 sends topic, domain and an anonymous user, and stores the reply', async () => {
    const opened = createJourneyActor();
    opened.actor.start();
    ask(opened.actor, '  Sleep and memory ');
    await untilIdle(opened);
    expect(opened.transport.sentTo('tenStep.start')).toEqual([
      {
        topic: 'Sleep and memory',
        domain: 'life_sciences',
        user_id: expect.stringMatching(/^web-user-\d{13}$/) as string,
      },
    ]);
    const { journeyId, step, data } = at(opened);
    expect(journeyId).toMatch(/^journey-\d{13}$/);
    expect(step).toBe(1);
    expect(data).toEqual({
      journey_id: journeyId,
      interest: 'Sleep and memory',
      user_id: expect.stringMatching(/^web-user-/) as string,
      hypothesis: successfulStart.hypothesis,
      topics: successfulStart.related_topics,
      literature: successfulStart.literature_references,
      funding: { total_budget: 240_000 },
      timeline: '9 months',
      source: successfulStart.source,
    });
  });

  it('ENT-29 uses the same anonymous user for all journeys of a page load (T-69)', async () => {
    const opened = createJourneyActor();
    opened.actor.start();
    for (const interest of ['Sleep', 'Tides']) {
      ask(opened.actor, interest);
      await untilIdle(opened);
      opened.actor.send({ type: 'journey.reset' });
    }
    const users = opened.transport
      .sentTo('tenStep.start')
      .map((body) => (body as { user_id: string }).user_id);
    expect(users).toHaveLength(2);
    expect(new Set(users).size).toBe(1);
  });

  it('TEN-22 defaults the timeline to 24 months', async () => {
    const opened = createJourneyActor(undefined, { 'tenStep.start': { success: true } });
    opened.actor.start();
    ask(opened.actor);
    await untilIdle(opened);
    expect(at(opened).data).toMatchObject({ timeline: '24 months', hypothesis: null });
  });

  it.each([['  '], ['']])('TEN-17 does nothing if the interest is %j', (text) => {
    const opened = createJourneyActor();
    opened.actor.start();
    ask(opened.actor, text);
    expect(opened.actor.getSnapshot().matches({ landing: 'idle' })).toBe(true);
    expect(opened.transport.requests).toHaveLength(0);
  });

  it('TEN-17 does nothing if the prompt is cancelled, and reopens it with an empty field', () => {
    const opened = createJourneyActor();
    opened.actor.start();
    opened.actor.send({ type: 'journey.requested', button: 'closing' });
    opened.actor.send({ type: 'interest.changed', text: 'Sleep' });
    opened.actor.send({ type: 'interest.cancelled' });
    expect(at(opened)).toMatchObject({ journeyId: null, interest: '' });
    expect(opened.transport.requests).toHaveLength(0);
  });

  it('retries a start with the same idempotency key while the outcome is unknown', async () => {
    const keys: unknown[] = [];
    const opened = createJourneyActor(undefined, {
      'tenStep.start': ({ idempotencyKey }: { idempotencyKey: unknown }) => {
        keys.push(idempotencyKey);
        return keys.length < 3 ? failWith('unreachable')() : successfulStart;
      },
    });
    opened.actor.start();
    ask(opened.actor, 'Sleep');
    await landed(opened);
    expect(at(opened).interest).toBe('Sleep');
    ask(opened.actor, 'Sleep');
    await landed(opened);
    ask(opened.actor, 'Tides');
    await untilIdle(opened);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('continuing through the ten steps', () => {
  it('TEN-26 advances step by step up to the tenth', async () => {
    const opened = await runningAt(1);
    const steps = [at(opened).step];
    for (let step = 2; step <= 11; step += 1) {
      opened.actor.send({ type: 'step.continued' });
      steps.push((await untilIdle(opened)).context.step);
    }
    expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10]);
  });

  it('TEN-27 fetches the analytics before step 2 and stores the whole reply', async () => {
    const analytics = { total: 3, deep: { list: [1, null] } };
    const opened = await runningAt(1, { script: { 'tenStep.analytics': analytics } });
    opened.actor.send({ type: 'step.continued' });
    expect(opened.actor.getSnapshot().hasTag('busy')).toBe(true);
    const { context } = await untilIdle(opened);
    expect(context).toMatchObject({ step: 2, data: { analytics } });
    expect(opened.transport.requests.map(({ id }) => id)).toEqual(['tenStep.analytics']);
  });

  const unsupported = [
    ['support', { title: 'T', hypothesis: 'No hypothesis is stated.', support: 'none' }],
    ['placeholder', { title: 'No supported hypothesis', hypothesis: 'No hypothesis is stated.' }],
  ] as const;

  it.each(unsupported)(
    'TEN-21 drops hypothesis, funding and paper of a reply without support, detected by its %s (T-86)',
    async (_, hypothesis) => {
      const funding_requirements = { total_budget: 138_000 };
      const reply = { ...successfulStart, hypothesis, funding_requirements };
      const opened = createJourneyActor(undefined, { 'tenStep.start': reply });
      opened.actor.start();
      ask(opened.actor, 'Sleep');
      await untilIdle(opened);
      expect(at(opened).data).toMatchObject({
        hypothesis: null,
        unsupported: 'No hypothesis is stated.',
        funding: null,
      });
    },
  );

  it.each(unsupported)(
    'TEN-28, TEN-33 does not base a paper on a saved hypothesis without support, detected by its %s (T-86)',
    async (_, hypothesis) => {
      const opened = await runningAt(5, { data: { hypothesis, paper: { title: 'Nonsense' } } });
      expect(at(opened).data).toMatchObject({ hypothesis: null, paper: undefined });
      opened.actor.send({ type: 'step.continued' });
      await untilIdle(opened);
      expect(opened.transport.sentTo('tenStep.paper')).toEqual([
        { hypothesis: null, topic: 'Sleep and memory' },
      ]);
    },
  );

  it('TEN-28 requests the paper before step 6 with hypothesis and topic, and stores the whole reply', async () => {
    const opened = await runningAt(5, { script: { 'tenStep.paper': { paper: { title: 'P' } } } });
    opened.actor.send({ type: 'step.continued' });
    const { context } = await untilIdle(opened);
    expect(context).toMatchObject({ step: 6, data: { paper: { paper: { title: 'P' } } } });
    expect(opened.transport.sentTo('tenStep.paper')).toEqual([
      { hypothesis: successfulStart.hypothesis, topic: 'Sleep and memory' },
    ]);
    expect(opened.transport.requests[0]?.idempotencyKey).toBeTruthy();
  });

  it.each([
    [1, 'tenStep.analytics', 'analytics'],
    [5, 'tenStep.paper', 'paper'],
  ])(
    'TEN-29 continues from step %i if %s fails, and only logs the error',
    async (step, id, field) => {
      const opened = await runningAt(step, { script: { [id]: jsonReply(500, { error: 'no' }) } });
      opened.actor.send({ type: 'step.continued' });
      const { context } = await untilIdle(opened);
      expect(context.step).toBe(step + 1);
      expect(context.data).not.toHaveProperty(field);
      expect(opened.runtime.log.warn).toHaveBeenCalledExactlyOnceWith(
        expect.any(String),
        expect.any(ApiError),
      );
      expect(context.problem).toBeNull();
    },
  );

  it('ignores a reply that arrives after the journey was reset', async () => {
    const answers: ((value: unknown) => void)[] = [];
    const opened = await runningAt(5, {
      script: { 'tenStep.paper': () => new Promise((resolve) => answers.push(resolve)) },
    });
    opened.actor.send({ type: 'step.continued' });
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    opened.actor.send({ type: 'journey.reset' });
    answers[0]?.({ paper: 'late' });
    await Promise.resolve();
    expect(at(opened)).toMatchObject({ journeyId: null, data: null, step: 0 });
    expect(opened.stored()).toBeNull();
  });

  it('notifies its host of steps, of completion, and of a reset', async () => {
    const opened = await runningAt(9);
    const shownNotices: TenStepEmitted[] = [];
    opened.actor.on('*', (event) => shownNotices.push(event));
    opened.actor.send({ type: 'step.continued' });
    opened.actor.send({ type: 'journey.reset' });
    expect(shownNotices).toEqual([
      { type: 'step.changed', step: 10 },
      {
        type: 'journey.completed',
        data: expect.objectContaining({ interest: 'Sleep and memory' }) as object,
      },
      { type: 'step.changed', step: 0 },
    ]);
  });
});

describe('the research agents of a journey', () => {
  it('TEN-30, TEN-31 can be launched from step 3 on, and their results are stored', async () => {
    const opened = await runningAt(2);
    opened.actor.send({ type: 'agents.launched' });
    expect(at(opened).showAgents).toBe(false);
    opened.actor.send({ type: 'step.continued' });
    opened.actor.send({ type: 'agents.launched' });
    expect(at(opened).showAgents).toBe(true);
    opened.actor.send({ type: 'agents.completed', journeyId: 'journey-1', bundle: exampleBundle });
    expect(at(opened)).toMatchObject({
      showAgents: false,
      data: { agenticResults: { results: exampleBundle } },
    });
  });

  it('ignore results of another journey and unexpected results', async () => {
    const opened = await runningAt(3);
    const completed = (journeyId: string) =>
      opened.actor.send({ type: 'agents.completed', journeyId, bundle: exampleBundle });
    completed('journey-1');
    opened.actor.send({ type: 'agents.launched' });
    completed('journey-0');
    expect(at(opened).data).not.toHaveProperty('agenticResults');
  });

  it('TEN-11 open and close their stored results without a new run', async () => {
    const opened = await runningAt(4, { data: withResults });
    expect(opened.actor.getSnapshot().can({ type: 'agents.launched' })).toBe(false);
    opened.actor.send({ type: 'results.viewed' });
    expect(at(opened).showAgents).toBe(true);
    opened.actor.send({
      type: 'agents.completed',
      journeyId: 'journey-1',
      bundle: { ...exampleBundle, topic: 'new' },
    });
    expect(at(opened).data?.agenticResults?.results.topic).toBe(exampleBundle.topic);
    opened.actor.send({ type: 'agents.closed' });
    expect(at(opened).showAgents).toBe(false);
  });
});
