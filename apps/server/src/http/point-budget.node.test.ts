import { describe, expect, it } from 'vitest';
import { pointBudget, type SharedPoints } from './point-budget.js';

const POINTS = 600;
const MINUTE_MS = 60_000;

const createClock = () => {
  let time = 0;
  return {
    now: () => new Date(time),
    advance: (ms: number) => {
      time += ms;
    },
  };
};

/** The database of several processes. */
const createShared = (now: () => Date) => {
  const windows = new Map<string, { total: number; endsAt: number }>();
  const state = { queries: 0, isLost: false };
  const shared: SharedPoints = {
    add: async (key, points) => {
      state.queries += 1;
      await Promise.resolve();
      if (state.isLost) throw new Error('The database is gone.');
      const time = now().getTime();
      const known = windows.get(key);
      const window = known && known.endsAt > time ? known : { total: 0, endsAt: time + MINUTE_MS };
      window.total += points;
      windows.set(key, window);
      return { total: window.total, msLeft: window.endsAt - time };
    },
  };
  return { shared, state };
};

const spendTimes = async (
  budgets: readonly ReturnType<typeof pointBudget>[],
  times: number,
  cost = 1,
) => {
  let allowed = 0;
  for (let time = 0; time < times; time += 1) {
    const decision = await budgets[time % budgets.length]!.spend('caller', cost);
    if (decision.isAllowed) allowed += 1;
  }
  return allowed;
};

describe('the budget of one process', () => {
  it('is the points of a minute, and the next minute has its own', async () => {
    const clock = createClock();
    const budget = pointBudget({ points: POINTS, now: clock.now });
    expect(await spendTimes([budget], 700)).toBe(POINTS);
    clock.advance(MINUTE_MS - 1);
    expect(await budget.spend('caller', 1)).toEqual({ isAllowed: false, remaining: 0, msLeft: 1 });
    clock.advance(1);
    expect(await spendTimes([budget], 700)).toBe(POINTS);
  });

  it('does not charge for what it refuses', async () => {
    const budget = pointBudget({ points: POINTS, now: createClock().now });
    expect(await spendTimes([budget], 5, 250)).toBe(2);
    expect(await spendTimes([budget], 200)).toBe(100);
  });

  it('counts callers separately', async () => {
    const budget = pointBudget({ points: 1, now: createClock().now });
    expect((await budget.spend('a', 1)).isAllowed).toBe(true);
    expect((await budget.spend('b', 1)).isAllowed).toBe(true);
    expect((await budget.spend('a', 1)).isAllowed).toBe(false);
  });
});

describe('the budget of several processes', () => {
  const open = (processes: number) => {
    const clock = createClock();
    const { shared, state } = createShared(clock.now);
    const errors: unknown[] = [];
    const budgets = Array.from({ length: processes }, () =>
      pointBudget({ points: POINTS, now: clock.now, shared, onError: (e) => errors.push(e) }),
    );
    return { clock, state, budgets, errors };
  };

  it('is shared: a caller gets it once, not once per process', async () => {
    const { budgets } = open(2);
    expect(await spendTimes(budgets, 2 * POINTS)).toBe(POINTS);
  });

  it('is shared if all requests arrive at once', async () => {
    const { budgets } = open(3);
    const decisions = await Promise.all(
      Array.from({ length: 3 * POINTS }, (_, index) =>
        budgets[index % budgets.length]!.spend('caller', 1),
      ),
    );
    expect(decisions.filter(({ isAllowed }) => isAllowed)).toHaveLength(POINTS);
  });

  it.each([7, 50, 300])('is shared by requests of %i points', async (cost) => {
    const { budgets } = open(2);
    const allowed = await spendTimes(budgets, 400, cost);
    expect(allowed * cost).toBeLessThanOrEqual(POINTS);
    expect(allowed * cost).toBeGreaterThan(POINTS - 2 * Math.max(cost, 30));
  });

  it('exceeds its points at most by what each process grants before it asks', async () => {
    const { budgets } = open(4);
    await spendTimes(budgets.slice(0, 1), POINTS);
    expect(await spendTimes(budgets.slice(1), POINTS)).toBe(3 * 30);
  });

  it('asks no question for the first requests of a caller, and few for the others', async () => {
    const { budgets, state } = open(1);
    await spendTimes(budgets, 30);
    expect(state.queries).toBe(0);
    await spendTimes(budgets, POINTS - 30);
    expect(state.queries).toBe(19);
  });

  it('asks no question for a caller whose points are spent, until its minute ends', async () => {
    const { budgets, state, clock } = open(2);
    await spendTimes(budgets, 2 * POINTS);
    const before = state.queries;
    clock.advance(MINUTE_MS - 1);
    expect(await spendTimes(budgets, 1000)).toBe(0);
    expect(state.queries).toBe(before);
    clock.advance(1);
    expect(await spendTimes(budgets, 2 * POINTS)).toBe(POINTS);
  });

  it('still allows cheap requests after an expensive one was refused', async () => {
    const { budgets, clock } = open(2);
    expect(await spendTimes(budgets, 2, 250)).toBe(2);
    expect(await spendTimes(budgets, 4, 250)).toBe(0);
    clock.advance(1000);
    const cheap = await spendTimes(budgets, 200);
    expect(cheap).toBeGreaterThan(0);
    expect(cheap).toBeLessThanOrEqual(100);
  });

  it('is counted by each process alone while the database does not answer', async () => {
    const { budgets, state, errors, clock } = open(2);
    state.isLost = true;
    expect(await spendTimes(budgets.slice(0, 1), 2 * POINTS)).toBe(POINTS);
    expect(state.queries).toBe(1);
    expect(errors).toHaveLength(1);
    clock.advance(MINUTE_MS);
    state.isLost = false;
    expect(await spendTimes(budgets, 2 * POINTS)).toBe(POINTS);
  });
});
