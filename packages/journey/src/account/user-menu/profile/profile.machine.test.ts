import { ApiError } from '@spinout/api-client';
import { testRuntime } from '@spinout/flow-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { profileActors, type SaveProfile } from './profile.actors.js';
import { buildProfileChange, parseInterests } from './profile.change.js';
import { profileMachine } from './profile.machine.js';

const draft = {
  name: 'Ada Example',
  organization: 'Example University',
  bio: 'Made up.',
  interests: 'Sleep, Memory',
};

const open = (onSave: SaveProfile = () => Promise.resolve(), initialDraft = draft) => {
  const runtime = testRuntime();
  const actor = createActor(profileMachine.provide({ actors: profileActors({ onSave }) }), {
    input: { runtime, draft: initialDraft },
  });
  const onEnded = vi.fn<(saved: boolean) => void>();
  const onNameMissing = vi.fn();
  actor.on('editing.ended', ({ saved }) => onEnded(saved));
  actor.on('name.missing', onNameMissing);
  actor.start();
  return { actor, runtime, onEnded, onNameMissing };
};

describe('the profile form', () => {
  it('MENU-09 saves name, bio, organization and research interests, and ends (S-89)', async () => {
    const save = vi.fn<SaveProfile>(() => Promise.resolve());
    const { actor, onEnded } = open(save);
    actor.send({ type: 'save.requested' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(save.mock.calls[0]?.[0]).toEqual({
      name: 'Ada Example',
      bio: 'Made up.',
      organization: 'Example University',
      research_interests: ['Sleep', 'Memory'],
    });
    expect(onEnded.mock.calls).toEqual([[true]]);
  });

  it.each(['', '   ', '\n\t'])('MENU-06 rejects the name %j and saves nothing (S-89)', (text) => {
    const save = vi.fn<SaveProfile>(() => Promise.resolve());
    const { actor, onNameMissing } = open(save);
    actor.send({ type: 'field.changed', field: 'name', text });
    actor.send({ type: 'save.requested' });
    actor.send({ type: 'save.requested' });
    expect(actor.getSnapshot().context.isNameMissing).toBe(true);
    expect(onNameMissing).toHaveBeenCalledTimes(2);
    expect(save).not.toHaveBeenCalled();
  });

  it('MENU-06 removes the message only when the name changes', () => {
    const { actor } = open(undefined, { ...draft, name: '' });
    actor.send({ type: 'save.requested' });
    actor.send({ type: 'field.changed', field: 'bio', text: 'More' });
    expect(actor.getSnapshot().context.isNameMissing).toBe(true);
    actor.send({ type: 'field.changed', field: 'name', text: 'A' });
    expect(actor.getSnapshot().context.isNameMissing).toBe(false);
  });

  it.each([
    [' a, ,b ', ['a', 'b']],
    ['', []],
    [' , ,, ', []],
    ['sleep', ['sleep']],
    ['sleep spindles,  memory ', ['sleep spindles', 'memory']],
  ])('MENU-07 parses %j as %j (S-89)', (line, interests) =>
    expect(parseInterests(line)).toEqual(interests),
  );

  it('MENU-08 saves without organization and bio', () => {
    expect(buildProfileChange({ name: ' Ada ', organization: '', bio: '', interests: '' })).toEqual(
      {
        name: 'Ada',
        bio: '',
        organization: '',
        research_interests: [],
      },
    );
  });

  it('MENU-10 keeps the draft when saving fails, and can retry (S-89)', async () => {
    const failure = new ApiError('timeout', { endpoint: 'session.saveProfile' });
    const save = vi.fn<SaveProfile>().mockRejectedValueOnce(failure).mockResolvedValueOnce();
    const { actor, runtime, onEnded } = open(save);
    actor.send({ type: 'field.changed', field: 'bio', text: 'Rewritten' });
    actor.send({ type: 'save.requested' });
    await waitFor(actor, (state) => state.matches('editing'));
    expect(actor.getSnapshot().context).toMatchObject({
      draft: { ...draft, bio: 'Rewritten' },
      error: failure,
    });
    expect(runtime.log.warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure);
    expect(onEnded).not.toHaveBeenCalled();
    actor.send({ type: 'save.requested' });
    expect(actor.getSnapshot().context.error).toBeNull();
    await waitFor(actor, ({ status }) => status === 'done');
    expect(onEnded.mock.calls).toEqual([[true]]);
  });

  it('counts a throwing callback as a failure', async () => {
    const { actor } = open(() => {
      throw new Error('not now');
    });
    actor.send({ type: 'save.requested' });
    await waitFor(actor, (state) => state.matches('editing'));
    expect(actor.getSnapshot().context.error).toBeInstanceOf(Error);
  });

  it('aborts saving when it is cancelled', () => {
    let signal: AbortSignal | undefined;
    const { actor, onEnded } = open((_, options) => {
      signal = options.signal;
      return new Promise(() => undefined);
    });
    actor.send({ type: 'save.requested' });
    actor.send({ type: 'editing.cancelled' });
    expect(onEnded.mock.calls).toEqual([[false]]);
    expect(signal?.aborted).toBe(true);
  });
});
