import { describe, expect, it, vi } from 'vitest';
import { createActor, setup, toPromise, assign } from 'xstate';
import { fromMaybeAsync } from './from-maybe-async.js';

const open = (work: (text: string) => Promise<string> | string) => {
  const machine = setup({
    types: { context: {} as { readonly text: string | null } },
    actors: { work: fromMaybeAsync<string, string>(work) },
  }).createMachine({
    context: { text: null },
    initial: 'working',
    states: {
      working: {
        invoke: {
          src: 'work',
          input: 'a',
          onDone: { target: 'done', actions: assign({ text: ({ event }) => event.output }) },
          onError: { target: 'failed' },
        },
      },
      done: { type: 'final' },
      failed: { type: 'final' },
    },
  });
  return createActor(machine).start();
};

describe('an actor for work that may be synchronous', () => {
  it('is done at once if the work is', () => {
    const { value, context } = open((text) => `${text}b`).getSnapshot();
    expect([value, context.text]).toEqual(['done', 'ab']);
  });

  it('fails at once if the work throws', () => {
    const refuse = () => {
      throw new Error('no storage');
    };
    expect(open(refuse).getSnapshot().value).toBe('failed');
  });

  it('waits for a promise, also one that fails', async () => {
    const later = open((text) => Promise.resolve(`${text}c`));
    expect(later.getSnapshot().value).toBe('working');
    await toPromise(later);
    expect(later.getSnapshot().context.text).toBe('ac');
    const failing = open(() => Promise.reject(new Error('no answer')));
    await toPromise(failing);
    expect(failing.getSnapshot().value).toBe('failed');
  });

  it('ignores a result after its machine has stopped', async () => {
    let resolve: (text: string) => void = () => undefined;
    const work = vi.fn(() => new Promise<string>((done) => (resolve = done)));
    const actor = open(work);
    actor.stop();
    resolve('late');
    await Promise.resolve();
    expect(actor.getSnapshot().context.text).toBeNull();
  });
});
