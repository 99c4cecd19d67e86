import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns.js';

it('gives each waiter a turn of its own, in the order of the calls', async () => {
  const takeTurn = createTurns();
  const seen: number[] = [];
  for (const number of [1, 2, 3]) void takeTurn().then(() => seen.push(number));
  const counts: number[] = [];
  while (seen.length < 3) {
    await nextTurn();
    counts.push(seen.length);
  }
  expect(seen).toEqual([1, 2, 3]);
  expect([1, 2, 3].every((count) => counts.includes(count))).toBe(true);
});

it('lets two lines go on independently', async () => {
  const [takeTurn, takeOtherTurn] = [createTurns(), createTurns()];
  const waits = Array.from({ length: 50 }, () => takeTurn());
  let isOtherDone = false;
  void takeOtherTurn().then(() => (isOtherDone = true));
  await waits[5];
  expect(isOtherDone).toBe(true);
  await Promise.all(waits);
});
