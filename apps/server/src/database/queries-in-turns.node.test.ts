import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { runInTurns } from './queries-in-turns.js';

it('starts a query only after a turn of the event loop, and all in the order of the calls', async () => {
  const started: string[] = [];
  const start = (name: string) => {
    started.push(name);
    return Promise.resolve({ rows: [], fields: [] });
  };
  const pglite = runInTurns({
    query: start,
    exec: start,
    transaction: (work: (transaction: unknown) => Promise<unknown>) => {
      started.push('transaction');
      return work({});
    },
    close: () => Promise.resolve(),
  } as unknown as PGlite);
  const ended = Promise.all([
    pglite.query('one'),
    pglite.transaction(() => Promise.resolve()),
    pglite.exec('three'),
  ]);
  const counts: number[] = [];
  while (started.length < 3) {
    counts.push(started.length);
    await nextTurn();
  }
  await ended;
  expect(started).toEqual(['one', 'transaction', 'three']);
  expect(new Set(counts)).toEqual(new Set([0, 1, 2]));
});
