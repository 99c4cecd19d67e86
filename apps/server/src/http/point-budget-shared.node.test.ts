import { describe, expect, it } from 'vitest';
import { pointBudget, WINDOW_MS, type SharedPoints } from './point-budget.js';

const POINTS = 100;
/** A twentieth of the points, which a process grants by itself. */
const PORTION = 5;

const open = ({ taken = 0, points = POINTS, isShared = true } = {}) => {
  const clock = { ms: 0 };
  const now = () => new Date(clock.ms);
  const state = { total: taken, isLost: false, endsAt: WINDOW_MS };
  const added: number[] = [];
  const errors: unknown[] = [];
  const shared: SharedPoints = {
    add: (_, more) => {
      if (state.isLost) return Promise.reject(new Error('The database is gone.'));
      added.push(more);
      state.total += more;
      return Promise.resolve({ total: state.total, msLeft: state.endsAt - clock.ms });
    },
  };
  const budget = pointBudget({
    points,
    now,
    ...(isShared ? { shared } : {}),
    onError: (error) => errors.push(error),
  });
  const spend = (cost: number, key = 'caller') => budget.spend(key, cost);
  return { budget, spend, clock, state, added, errors };
};

describe('points of one process', () => {
  it('are shown with each decision', async () => {
    const { spend, clock } = open({ isShared: false });
    expect(await spend(30)).toEqual({ isAllowed: true, remaining: 70, msLeft: WINDOW_MS });
    clock.ms = 1000;
    expect(await spend(71)).toEqual({ isAllowed: false, remaining: 70, msLeft: WINDOW_MS - 1000 });
    expect(await spend(70)).toMatchObject({ isAllowed: true, remaining: 0 });
  });

  it('that are given back can be spent again, but no more than were spent', async () => {
    const { budget, spend } = open({ isShared: false });
    budget.refund('caller', 10);
    await spend(90);
    budget.refund('caller', 40);
    expect(await spend(50)).toMatchObject({ isAllowed: true, remaining: 0 });
    budget.refund('caller', 1000);
    expect(await spend(100)).toMatchObject({ isAllowed: true, remaining: 0 });
    expect(await spend(1)).toMatchObject({ isAllowed: false });
  });

  it('are counted for the latest 100,000 callers', async () => {
    const { spend } = open({ isShared: false, points: 1 });
    await spend(1, 'first');
    await spend(1, 'second');
    for (let other = 0; other < 99_998; other += 1) await spend(1, `other ${String(other)}`);
    expect(await spend(1, 'first')).toMatchObject({ isAllowed: false });
    await spend(1, 'one more');
    expect(await spend(1, 'second')).toMatchObject({ isAllowed: false });
    expect(await spend(1, 'first')).toMatchObject({ isAllowed: true });
  });
});

describe('points of several processes', () => {
  it('are shown as far as this process knows', async () => {
    const { spend, state } = open({ taken: 40 });
    expect(await spend(1)).toEqual({ isAllowed: true, remaining: 99, msLeft: WINDOW_MS });
    state.endsAt = 30_000;
    // Asks: 40 are taken elsewhere, and the end of the window is the shared one.
    expect(await spend(5)).toEqual({ isAllowed: true, remaining: 54, msLeft: 30_000 });
  });

  it('are reserved in portions, together with those granted before', async () => {
    const { spend, added } = open();
    await spend(PORTION);
    expect(added).toEqual([]);
    await spend(1);
    expect(added).toEqual([2 * PORTION]);
    await spend(4);
    expect(added).toEqual([2 * PORTION]);
    await spend(20);
    expect(added).toEqual([2 * PORTION, 20]);
  });

  it('are reserved to the last one, in a smaller portion if need be', async () => {
    const { spend, added, state } = open({ taken: 93 });
    await spend(PORTION);
    // 98 with those; a whole portion does not fit, two points do.
    expect(await spend(2)).toMatchObject({ isAllowed: true, remaining: 0 });
    expect(added).toEqual([2 * PORTION, -PORTION, 2]);
    expect(state.total).toBe(100);
    expect(await spend(1)).toMatchObject({ isAllowed: false });
  });

  it('are asked for once where both portions are the same', async () => {
    const { spend, added } = open({ taken: 95 });
    await spend(PORTION);
    expect(await spend(PORTION)).toMatchObject({ isAllowed: false });
    expect(added).toEqual([2 * PORTION, -PORTION]);
  });

  it('are asked for again a second after a request that was too expensive', async () => {
    const { spend, added, clock } = open({ taken: 40 });
    expect(await spend(80)).toMatchObject({ isAllowed: false });
    const before = added.length;
    clock.ms = 999;
    expect(await spend(80)).toMatchObject({ isAllowed: false });
    expect(added).toHaveLength(before);
    clock.ms = 1000;
    expect(await spend(80)).toMatchObject({ isAllowed: false });
    expect(added.length).toBeGreaterThan(before);
  });

  it('are not asked for again in a window in which none are left', async () => {
    const { spend, added, clock } = open({ taken: 100 });
    expect(await spend(6)).toMatchObject({ isAllowed: false });
    const before = added.length;
    clock.ms = WINDOW_MS - 1;
    expect(await spend(6)).toMatchObject({ isAllowed: false });
    expect(added).toHaveLength(before);
  });

  it('are granted whole by each process for ten seconds if the others cannot be reached', async () => {
    const { spend, state, clock, errors, added } = open({ taken: 100 });
    state.isLost = true;
    expect(await spend(60)).toMatchObject({ isAllowed: true, remaining: 40 });
    expect(errors).toEqual([new Error('The database is gone.')]);
    state.isLost = false;
    clock.ms = 9999;
    expect(await spend(40)).toMatchObject({ isAllowed: true, remaining: 0 });
    expect(await spend(1)).toMatchObject({ isAllowed: false });
    expect(added).toEqual([]);
    clock.ms = 10_000;
    expect(await spend(1)).toMatchObject({ isAllowed: false });
    expect(added).not.toEqual([]);
  });

  it('report a lost database once, and again when it is lost again', async () => {
    const { spend, state, clock, errors } = open();
    state.isLost = true;
    await Promise.all([spend(20, 'a'), spend(20, 'b'), spend(20, 'c')]);
    expect(errors).toHaveLength(1);
    clock.ms = 10_000;
    await spend(200, 'a');
    expect(errors).toHaveLength(2);
  });

  it('that were granted before the database was lost are not taken back', async () => {
    const { spend, state } = open();
    await spend(90);
    state.isLost = true;
    expect(await spend(20)).toMatchObject({ isAllowed: false, remaining: 10 });
    expect(await spend(10)).toMatchObject({ isAllowed: true, remaining: 0 });
  });
});
