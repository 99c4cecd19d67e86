import { exampleHypothesis } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { listedDraft } from './hypothesis-drafts.fixtures.js';
import { startingPoint } from './starting-point.fixtures.js';
import { neverResolve, open } from './hypothesis-machine.test-tools.js';

describe('a hypothesis that the user chooses, writes or edits', () => {
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
    expect(state().output?.hypothesis.statement).toContain('compared with no training');
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

  it('brings back what was filled in after another start is asked for, until one is chosen', () => {
    const { actor, state } = open(neverResolve, {
      draft: { hypothesis: null, unsupported: 'Nothing.' },
    });
    const cancel = () => {
      actor.send({ type: 'start.chosen', start: startingPoint });
      actor.send({ type: 'edit.changed', field: 'outcome', text: 'recall' });
      actor.send({ type: 'edit.cancelled' });
    };
    cancel();
    expect(state().matches('unsupported')).toBe(true);
    actor.send({ type: 'undo.requested' });
    expect(state().matches('editing')).toBe(true);
    expect(state().context.draft).toMatchObject({
      start: startingPoint,
      edit: { outcome: 'recall' },
    });
    actor.send({ type: 'edit.cancelled' });
    cancel();
    actor.send({ type: 'start.chosen', start: startingPoint });
    actor.send({ type: 'edit.cancelled' });
    expect(state().can({ type: 'undo.requested' })).toBe(false);
  });

  it('brings back an edit that was cancelled, until the hypothesis is another one', () => {
    const { actor, state } = open(neverResolve, { draft: listedDraft });
    const cancelEdit = () => {
      actor.send({ type: 'edit.started' });
      actor.send({ type: 'edit.changed', field: 'statement', text: 'Naps improve recall.' });
      actor.send({ type: 'edit.cancelled' });
    };
    actor.send({ type: 'edit.started' });
    actor.send({ type: 'edit.cancelled' });
    expect(state().can({ type: 'undo.requested' })).toBe(false);
    cancelEdit();
    actor.send({ type: 'undo.requested' });
    expect(state().matches('editing')).toBe(true);
    expect(state().context.draft.edit?.statement).toBe('Naps improve recall.');
    actor.send({ type: 'edit.cancelled' });
    actor.send({ type: 'undo.dismissed' });
    expect(state().can({ type: 'undo.requested' })).toBe(false);
    cancelEdit();
    actor.send({ type: 'candidate.chosen', number: 2 });
    actor.send({ type: 'generation.cancelled' });
    expect(state().can({ type: 'undo.requested' })).toBe(true);
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
