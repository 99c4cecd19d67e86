import { ApiError } from '@spinout/api-client';
import { exampleHypothesis } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import {
  neverResolve,
  open,
  replyWithHypothesis,
  saved,
  type Generate,
} from './hypothesis-machine.test-tools.js';

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
});
