import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultCompany } from './default-company.js';
import { dilutionOverRounds, listDilutionRows, ownershipOverRounds } from './dilution.js';

const company = defaultCompany({ topic: 'sleep', researchArea: null, id: 'c' });
const percentOf = (stages: ReturnType<typeof dilutionOverRounds>, name: string) =>
  stages.map(({ holders }) => holders.find((holder) => holder.name === name)?.percentage ?? null);

describe('ownership over rounds', () => {
  it('as rows has one row for each stage and holder, with the value at the price of the round', () => {
    const rows = listDilutionRows(dilutionOverRounds(company));
    expect(rows).toHaveLength(3 + 4 + 5);
    expect(rows[0]).toEqual({
      stage: 'Formation',
      holder: 'Founders',
      shares: 6_500_000,
      percentage: 65,
      valueUsd: null,
    });
    expect(rows.at(-1)).toEqual({
      stage: 'Series A',
      holder: 'Series A investors',
      shares: 4_000_000,
      percentage: 24.24,
      valueUsd: 8_000_000,
    });
  });

  it('of a plan includes its pool and SAFE in the first round only', () => {
    const stages = dilutionOverRounds(company, {
      pool: { percent: 20, of: 'postMoney' },
      safes: [{ investor: 'SAFE', amountCents: 50_000_000, discountPercent: 20 }],
    });
    expect(percentOf(stages, 'Employee Pool').slice(0, 2)).toEqual([20, 20]);
    // $500,000 at 80 % of the price is $625,000 of $10,000,000 after the money.
    expect(percentOf(stages, 'SAFE')[1]).toBe(6.25);
    expect(percentOf(stages, 'Founders')[1]).toBeLessThan(52);
    const [, seed, seriesA] = stages;
    const pool = (stage: typeof seed) =>
      stage?.holders.find(({ name }) => name === 'Employee Pool')?.shares;
    expect(pool(seriesA)).toBe(pool(seed));
  });

  it('never raises a holder’s percentage, and keeps all shares of earlier holders', () => {
    const round = fc.record({
      amountCents: fc.integer({ min: 1_000_000, max: 1_000_000_000 }),
      preMoneyCents: fc.integer({ min: 500_000_000, max: 5_000_000_000 }),
    });
    const rounds = fc.array(round, { maxLength: 4 });
    fc.assert(
      fc.property(rounds, (list) => {
        const stages = ownershipOverRounds({
          holders: [
            { name: 'Founders', shares: 7_000_000 },
            { name: 'Employee Pool', shares: 1_000_000 },
          ],
          authorizedShares: 10_000_000,
          rounds: list.map((each, index) => ({
            ...each,
            name: `Round ${index}`,
            investor: `Investor ${index}`,
          })),
        });
        for (const [index, stage] of stages.entries()) {
          expect(stage.holders.reduce((all, { shares }) => all + shares, 0)).toBe(
            stage.totalShares,
          );
          const sum = stage.holders.reduce((all, { percentage }) => all + percentage, 0);
          expect(Math.abs(sum - 100)).toBeLessThanOrEqual(0.005 * stage.holders.length + 1e-9);
          for (const [holder, { shares, percentage }] of stage.holders.entries()) {
            const earlier = stages[index - 1]?.holders[holder];
            if (earlier === undefined) continue;
            expect(shares).toBe(earlier.shares);
            expect(percentage).toBeLessThanOrEqual(earlier.percentage);
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});
