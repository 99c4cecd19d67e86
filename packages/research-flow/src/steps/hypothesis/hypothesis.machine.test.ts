import { ApiError } from '@spinout/api-client';
import { exampleHypothesis } from '@spinout/api-client/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { testRuntime } from '@spinout/flow-kit/testing';
import { listedDraft } from './hypothesis.fixtures.js';
import {
  hypothesisMachine,
  type GeneratedHypothesis,
  type HypothesisInput,
  type GenerationInput,
} from './hypothesis.machine.js';

type Generate = (question: GenerationInput) => Promise<GeneratedHypothesis>;
const neverResolve: Generate = () => new Promise(() => undefined);
const replyWithHypothesis: Generate = () => Promise.resolve({ hypothesis: exampleHypothesis });

const open = (generate: Generate, input: Partial<HypothesisInput> = {}) => {
  const call = vi.fn(generate);
  const actor = createActor(
    hypothesisMachine.provide({
      actors: {
        generateHypothesis: fromPromise<GeneratedHypothesis, GenerationInput>(
          ({ input: question }) => call(question),
        ),
      },
    }),
    { input: { runtime: testRuntime(), paperAnalysis: null, paperTitle: null, ...input } },
  );
  actor.start();
  const state = () => actor.getSnapshot();
  const generateOnce = async () => {
    actor.send({ type: 'generation.requested' });
    await waitFor(actor, (each) => !each.hasTag('busy'));
  };
  return { actor, call, state, generateOnce };
};

const saved = { ...exampleHypothesis, generated_at: '2026-03-01T09:00:00.000Z' };

describe('the hypothesis machine', () => {
  it('HYP-03, HYP-12 starts idle and sends no request automatically (S-17)', () => {
    const { state, call } = open(neverResolve);
    expect(state().matches('idle')).toBe(true);
    expect(call).not.toHaveBeenCalled();
  });

  it('FLOW-08, FLOW-09 requests Advanced Research and general by default (T-62, S-06)', () => {
    const { actor, call } = open(neverResolve);
    actor.send({ type: 'generation.requested' });
    expect(call).toHaveBeenCalledExactlyOnceWith({
      topic: 'Advanced Research',
      interest: 'general',
      papers: [],
      isFresh: false,
    });
  });

  it('HYP-16 sends its input (T-62)', () => {
    const { actor, call } = open(neverResolve, {
      topic: 'Sleep',
      interest: 'neuro-1',
      papers: ['doc-1'],
    });
    actor.send({ type: 'generation.requested' });
    expect(call).toHaveBeenCalledWith({
      topic: 'Sleep',
      interest: 'neuro-1',
      papers: ['doc-1'],
      isFresh: false,
    });
  });

  it('HYP-12, HYP-13 goes from loading to the result and again, one request at a time (S-17)', async () => {
    const { actor, call, state, generateOnce } = open(replyWithHypothesis);
    actor.send({ type: 'generation.requested' });
    actor.send({ type: 'generation.requested' });
    expect(state().hasTag('busy')).toBe(true);
    await waitFor(actor, (each) => each.matches('generated'));
    expect(call).toHaveBeenCalledOnce();
    await generateOnce();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('HYP-11 completes with the hypothesis and the time of its generation (S-17)', async () => {
    const { actor, state, generateOnce } = open(replyWithHypothesis);
    await generateOnce();
    actor.send({ type: 'hypothesis.chosen' });
    expect(state().output).toEqual({
      hypothesis: { ...exampleHypothesis, generated_at: '2026-03-02T10:00:00.000Z' },
    });
  });

  it.each([
    ['status', 'hypothesisFailed'],
    ['unreachable', 'hypothesisFailed'],
    ['timeout', 'hypothesisFailed'],
    ['malformed', 'hypothesisInvalid'],
  ] as const)('HYP-14, HYP-15, FLOW-20 reports %s as %s (S-39, S-40)', async (code, problem) => {
    const failure = new ApiError(code, { endpoint: 'hypothesis.generate' });
    const { state, generateOnce } = open(() => Promise.reject(failure));
    await generateOnce();
    expect(state().matches('failed')).toBe(true);
    expect(state().context.problem).toEqual({ code: problem, error: failure });
  });

  it('HYP-13 clears the problem on a retry (T-34, S-39)', async () => {
    const replies: Generate[] = [() => Promise.reject(new Error('down')), replyWithHypothesis];
    const { actor, state, generateOnce } = open((question) =>
      (replies.shift() ?? neverResolve)(question),
    );
    await generateOnce();
    actor.send({ type: 'generation.requested' });
    expect(state().context.problem).toBeNull();
    await waitFor(actor, (each) => each.matches('generated'));
  });

  it('keeps an earlier hypothesis if generating another one fails, and can proceed with it', async () => {
    const { actor, state, generateOnce } = open(() => Promise.reject(new Error('down')), {
      draft: { hypothesis: saved },
    });
    await generateOnce();
    expect(state().context.draft.hypothesis).toBe(saved);
    actor.send({ type: 'hypothesis.chosen' });
    expect(state().output).toEqual({ hypothesis: saved });
  });

  it('cannot proceed without a hypothesis', async () => {
    const { actor, state, generateOnce } = open(() => Promise.reject(new Error('down')));
    actor.send({ type: 'hypothesis.chosen' });
    expect(state().matches('idle')).toBe(true);
    await generateOnce();
    actor.send({ type: 'hypothesis.chosen' });
    expect(state().matches('failed')).toBe(true);
  });

  it.each([
    ['idle', null],
    ['generated', saved],
  ] as const)('returns to %s after Cancel', (routing, hypothesis) => {
    const { actor, state } = open(neverResolve, { draft: { hypothesis } });
    actor.send({ type: 'generation.requested' });
    actor.send({ type: 'generation.cancelled' });
    expect(state().matches(routing)).toBe(true);
    expect(state().context.draft.hypothesis).toBe(hypothesis);
  });

  it.each([
    ['idle', null],
    ['generated', saved],
  ] as const)('starts %s from a draft and sends nothing (T-79)', (routing, hypothesis) => {
    const draft = { hypothesis };
    const { state, call } = open(neverResolve, { draft });
    expect(state().matches(routing)).toBe(true);
    expect(state().context.draft).toBe(draft);
    expect(call).not.toHaveBeenCalled();
  });

  describe.each([
    ['support', { ...exampleHypothesis, support: 'none' as const }],
    [
      'placeholder title',
      { ...exampleHypothesis, support: undefined, title: 'No supported hypothesis' },
    ],
  ])('given a reply without support, recognized by its %s', (_, none) => {
    const replyUnsupported: Generate = () => Promise.resolve({ hypothesis: none });

    it('HYP-11 offers nothing to choose, and shows the reason (T-86)', async () => {
      const { actor, state, generateOnce } = open(replyUnsupported);
      await generateOnce();
      expect(state().matches('unsupported')).toBe(true);
      expect(state().context.draft).toMatchObject({
        hypothesis: null,
        unsupported: none.statement,
      });
      expect(state().can({ type: 'hypothesis.chosen' })).toBe(false);
      actor.send({ type: 'hypothesis.chosen' });
      expect(state().status).toBe('active');
    });

    it('HYP-11 also rejects it in a draft (T-86)', () => {
      const { actor, state } = open(neverResolve, { draft: { hypothesis: none } });
      expect(state().matches('unsupported')).toBe(true);
      expect(state().context.draft.hypothesis).toBeNull();
      actor.send({ type: 'hypothesis.chosen' });
      expect(state().status).toBe('active');
    });

    it('HYP-10 can generate again, and clears the reason once there is a hypothesis', async () => {
      const replies: Generate[] = [replyUnsupported, replyWithHypothesis];
      const { state, generateOnce } = open((question) =>
        (replies.shift() ?? neverResolve)(question),
      );
      await generateOnce();
      await generateOnce();
      expect(state().matches('generated')).toBe(true);
      expect(state().context.draft.unsupported).toBeUndefined();
    });

    it('keeps an earlier hypothesis, which can still be chosen', async () => {
      const { actor, state, generateOnce } = open(replyUnsupported, {
        draft: { hypothesis: saved },
      });
      await generateOnce();
      expect(state().matches('unsupported')).toBe(true);
      actor.send({ type: 'hypothesis.chosen' });
      expect(state().output).toEqual({ hypothesis: saved });
    });
  });

  it('HYP-11 completes with the user’s own hypothesis, marked as theirs (T-86)', () => {
    const draft = { hypothesis: null, unsupported: 'Nothing found.' };
    const { actor, state } = open(neverResolve, { draft });
    actor.send({ type: 'own.changed', text: '  Naps improve\n recall.  ' });
    actor.send({ type: 'own.chosen' });
    expect(state().output?.hypothesis).toMatchObject({
      title: 'Naps improve recall',
      statement: 'Naps improve recall.',
      source: { origin: 'user', at: '2026-03-02T10:00:00.000Z' },
      generated_at: '2026-03-02T10:00:00.000Z',
    });
  });

  it.each(['', '   ', 'Two words', '? ! .', 'No supported hypothesis.', 'a b c '.repeat(400)])(
    'does not accept "%s" as the user’s own hypothesis (T-86)',
    (text) => {
      const { actor, state } = open(neverResolve, { draft: { hypothesis: null, unsupported: '' } });
      actor.send({ type: 'own.changed', text });
      actor.send({ type: 'own.chosen' });
      expect(state().matches('unsupported')).toBe(true);
      expect(state().context.draft).toMatchObject({ hypothesis: null, own: text });
    },
  );

  it('API-02 requests the chosen candidate as a new request, and shows it with the list', async () => {
    const candidates = listedDraft.candidates;
    const { actor, call, state } = open(
      ({ candidate = 1 }) =>
        Promise.resolve({
          hypothesis: { ...exampleHypothesis, candidate: { number: candidate, of: 3 } },
          candidates,
        }),
      { draft: listedDraft },
    );
    for (const number of [2, 3]) {
      actor.send({ type: 'candidate.chosen', number });
      await waitFor(actor, (each) => each.matches('generated'));
      expect(state().context.draft.hypothesis?.candidate?.number).toBe(number);
      expect(state().context.draft.candidates).toEqual(candidates);
    }
    expect(call.mock.calls.map(([{ candidate, isFresh }]) => [candidate, isFresh])).toEqual([
      [2, true],
      [3, true],
    ]);
  });

  it('API-02 retries a chosen candidate as the same request', async () => {
    const { actor, call } = open(() => Promise.reject(new Error('down')), { draft: listedDraft });
    const send = async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event);
      await waitFor(actor, (each) => each.matches('failed'));
    };
    await send({ type: 'candidate.chosen', number: 2 });
    await send({ type: 'generation.requested' });
    await send({ type: 'candidate.chosen', number: 2 });
    await send({ type: 'candidate.chosen', number: 3 });
    expect(call.mock.calls.map(([{ candidate, isFresh }]) => [candidate, isFresh])).toEqual([
      [2, true],
      [2, false],
      [2, false],
      [3, false],
    ]);
  });

  it('requests no candidate that is not listed, and the next one on Generate Another', () => {
    const { actor, call } = open(neverResolve, { draft: listedDraft });
    actor.send({ type: 'candidate.chosen', number: 9 });
    expect(call).not.toHaveBeenCalled();
    actor.send({ type: 'candidate.chosen', number: 2 });
    actor.send({ type: 'generation.cancelled' });
    actor.send({ type: 'generation.requested' });
    expect(call.mock.calls.map(([{ candidate }]) => candidate)).toEqual([2, undefined]);
  });

  it('saves an edited hypothesis as the user’s, and proceeds with it', () => {
    const { actor, state } = open(neverResolve, { draft: listedDraft });
    actor.send({ type: 'edit.started' });
    actor.send({ type: 'edit.changed', field: 'comparator', text: 'no training' });
    expect(state().can({ type: 'hypothesis.chosen' })).toBe(false);
    actor.send({ type: 'edit.saved' });
    expect(state().context.draft).toMatchObject({ edit: undefined, ownHypotheses: [{}, {}] });
    actor.send({ type: 'hypothesis.chosen' });
    expect(state().output?.hypothesis).toMatchObject({
      structure: { kind: 'own', comparator: 'no training' },
      source: { origin: 'user' },
      claims: exampleHypothesis.claims,
    });
  });

  it('restores the hypothesis if editing is cancelled, and the form after a reload (T-79)', () => {
    const { actor, state } = open(neverResolve, { draft: listedDraft });
    actor.send({ type: 'edit.started' });
    actor.send({ type: 'edit.changed', field: 'statement', text: 'Half a' });
    actor.send({ type: 'edit.saved' });
    const reloaded = open(neverResolve, { draft: state().context.draft });
    expect(reloaded.state().matches('editing')).toBe(true);
    expect(reloaded.state().context.draft.edit?.statement).toBe('Half a');
    reloaded.actor.send({ type: 'edit.cancelled' });
    expect(reloaded.state().context.draft).toEqual(listedDraft);
  });

  it('HYP-11 completes with an own hypothesis and its parts, written at any time (T-86)', () => {
    const { actor, state } = open(neverResolve);
    actor.send({ type: 'own.started' });
    actor.send({ type: 'own.changed', text: 'Naps improve recall.' });
    actor.send({ type: 'own.partChanged', field: 'factor', text: 'naps' });
    expect(state().can({ type: 'own.chosen' })).toBe(false);
    actor.send({ type: 'own.partChanged', field: 'outcome', text: 'recall' });
    actor.send({ type: 'own.chosen' });
    expect(state().output?.hypothesis).toMatchObject({
      structure: { kind: 'own', factor: 'naps', outcome: 'recall', direction: 'changes' },
      source: { origin: 'user' },
    });
  });

  it('keeps the text of an own hypothesis if writing is cancelled, also after a reload (T-79)', () => {
    const { actor, state } = open(neverResolve, { draft: listedDraft });
    actor.send({ type: 'own.started' });
    actor.send({ type: 'own.changed', text: 'Naps' });
    const reloaded = open(neverResolve, { draft: state().context.draft });
    expect(reloaded.state().matches('writingOwn')).toBe(true);
    reloaded.actor.send({ type: 'own.cancelled' });
    expect(reloaded.state().matches('generated')).toBe(true);
    expect(reloaded.state().context.draft).toMatchObject({ ...listedDraft, own: 'Naps' });
  });

  it('shows a saved hypothesis of the user without a request', () => {
    const { actor, call, state } = open(neverResolve, { draft: listedDraft });
    actor.send({ type: 'own.selected', id: 'own-a' });
    expect(state().context.draft.hypothesis?.id).toBe('own-a');
    actor.send({ type: 'own.selected', id: 'own-missing' });
    expect(state().context.draft.hypothesis?.id).toBe('own-a');
    expect(call).not.toHaveBeenCalled();
  });
});
