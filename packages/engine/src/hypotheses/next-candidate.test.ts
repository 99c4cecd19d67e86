import { describe, expect, it } from 'vitest';
import { documentOf } from '../literature/literature.fixtures.js';
import { memoryStore } from '../store/store.js';
import { nextCandidate } from './next-candidate.js';

const input = { topic: 'Sleep', interest: 'memory', documents: [documentOf('One text.')] };

const setUp = () => {
  const store = memoryStore();
  return (parts: Partial<typeof input> = {}, of = 3, chosen?: number) =>
    nextCandidate(store, { ...input, ...parts }, of, chosen);
};

describe('the next candidate', () => {
  it('is each in turn, and after the last one the first again', async () => {
    const next = setUp();
    const indexes = [];
    for (let call = 0; call < 7; call += 1) indexes.push(await next());
    expect(indexes).toEqual([0, 1, 2, 0, 1, 2, 0]);
  });

  it('is the one that the person chose; the next call goes on after it', async () => {
    const next = setUp();
    expect(await next({}, 4, 3)).toBe(2);
    expect(await next({}, 4)).toBe(3);
    expect(await next({}, 4)).toBe(0);
  });

  it.each([0, 4, -1, 1.5, Number.NaN])(
    'is the next in turn where %d is no number of one',
    async (chosen) => {
      const next = setUp();
      await next();
      expect(await next({}, 3, chosen)).toBe(1);
    },
  );

  it('is counted for each topic, interest and text by itself', async () => {
    const next = setUp();
    await next();
    expect(await next({ topic: 'Dreams' })).toBe(0);
    expect(await next({ interest: 'mood' })).toBe(0);
    expect(await next({ documents: [documentOf('Another text.')] })).toBe(0);
    expect(await next({ documents: [] })).toBe(0);
    expect(await next()).toBe(1);
  });

  it('goes on where the same texts come in another order or under other ids', async () => {
    const next = setUp();
    const [one, other] = [documentOf('One.', { id: 'a' }), documentOf('Two.', { id: 'b' })];
    await next({ documents: [one, other] });
    expect(await next({ documents: [other, { ...one, id: 'c' }] })).toBe(1);
  });

  it('is within the list where there are fewer candidates than before', async () => {
    const next = setUp();
    for (let call = 0; call < 5; call += 1) await next({}, 12);
    expect(await next({}, 2)).toBe(1);
    expect(await next({}, 1)).toBe(0);
  });
});
