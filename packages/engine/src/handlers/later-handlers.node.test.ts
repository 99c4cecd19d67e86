import { describe, expect, it } from 'vitest';
import { answerWith } from '../answer-with.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { memoryStore } from '../store/store.js';
import { laterHandlers } from './later-handlers.js';

const dependencies: EngineDependencies = {
  now: () => new Date(0),
  seed: 1,
  store: memoryStore(),
  library: () => Promise.resolve([]),
};

const request = (id: string) => ({
  id,
  method: 'POST' as const,
  host: 'api' as const,
  path: '/',
  accept: 'json' as const,
  signal: new AbortController().signal,
  body: { kind: 'json' as const, value: {} },
});

describe('handlers that are loaded later', () => {
  it.each(Object.keys(laterHandlers))('has only calls of %s under that area', async (area) => {
    const handlers = (await laterHandlers[area]?.()) ?? [];
    expect(handlers.length).toBeGreaterThan(0);
    for (const { id } of handlers) expect(id).toMatch(new RegExp(`^${area}\\.`));
  });

  it('loads an area with its first call, and tries again after a failure', async () => {
    const loads: string[] = [];
    let fails = true;
    const answer = answerWith([], {
      paper: async () => {
        loads.push('paper');
        if (fails) throw new Error('offline');
        const reply = { status: 200, contentType: '', body: { kind: 'json', value: 1 } } as const;
        return [{ id: 'paper.analyze', answer: () => Promise.resolve(reply) }];
      },
    });
    expect(await answer(request('topics.suggest'), dependencies)).toBeNull();
    expect(await answer(request('constructor.name'), dependencies)).toBeNull();
    expect(loads).toEqual([]);
    await expect(answer(request('paper.analyze'), dependencies)).rejects.toThrow('offline');
    fails = false;
    await answer(request('paper.analyze'), dependencies);
    expect(await answer(request('paper.analyze'), dependencies)).toHaveProperty('status', 200);
    expect(loads).toEqual(['paper', 'paper']);
  });
});
