import { exampleCompany } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { EMPTY_PLAN, type CompanyPlan } from './company-plan.js';
import { datesModel } from './dates.model.js';
import { roundPlanModel } from './round-plan.model.js';

const planRound = (change: Partial<CompanyPlan>, company = exampleCompany) =>
  roundPlanModel(company, { ...EMPTY_PLAN, ...change }, 'en-US');
const planDates = (change: Partial<CompanyPlan>, locale = 'en-US', company = exampleCompany) =>
  datesModel(company, { ...EMPTY_PLAN, ...change }, locale);

describe('the plan of a round', () => {
  it('without entries is the rounds of the company', () => {
    const { stages, round, isPlanned, invalid } = planRound({});
    expect(stages.map(({ totalShares }) => totalShares)).toEqual([
      10_000_000, 12_500_000, 16_500_000,
    ]);
    expect({ round, isPlanned, invalid }).toEqual({ round: null, isPlanned: false, invalid: [] });
  });

  it('converts a SAFE with a cap before the money, and buys by its pro rata right', () => {
    const terms = { safeAmount: '500000', safeCap: '5000000' };
    // A tenth of the 10,000,000 shares without the SAFE, then 1/11 of the new shares: $2,000,000 at $0.7273, 2,749,896 of them.
    expect(planRound({ ...terms, safeBasis: 'preMoney', safeProRata: 'buys' }).round).toMatchObject(
      {
        pricePerShare: '$0.7273',
        safe: { shares: '1,000,000', term: 'preMoneyCap', bought: '249,990' },
      },
    );
  });

  it('converts a SAFE at its cap or its discount, and says by which', () => {
    expect(planRound({ safeAmount: '500000', safeDiscount: '20' }).round?.safe?.term).toBe(
      'discount',
    );
    const capped = planRound({ safeAmount: '500000', safeDiscount: '20', safeCap: '5000000' });
    // $500,000 of $5,000,000: 10 % of 11,111,111 shares.
    expect(capped.round?.safe).toEqual({
      shares: '1,111,111',
      term: 'postMoneyCap',
      bought: null,
    });
    expect(capped.round?.pricePerShare).toBe('$0.72');
  });

  it('makes a pool larger after the investment than before it', () => {
    const pool = (poolOf: CompanyPlan['poolOf']) =>
      planRound({ poolPercent: '25', poolOf }).stages[1]?.holders.find(
        ({ name }) => name === 'Employee Pool',
      )?.percentage;
    expect(pool('postMoney')).toBe(25);
    // 25 % before the investment are diluted by 20 %.
    expect(pool('preMoney')).toBe(20);
  });

  it.each([
    ['poolPercent', '100'],
    ['poolPercent', '-1'],
    ['safeAmount', '0'],
    ['safeAmount', '1e300'],
    ['safeCap', 'x'],
    ['safeDiscount', '100'],
  ] as const)('names %s if “%s” cannot be used', (field, text) => {
    expect(planRound({ [field]: text })).toMatchObject({ invalid: [field], round: null });
  });

  it('has no result for a company without a priced round', () => {
    const round = { amount: 0, valuation: 0, timeline: '' };
    const company = {
      ...exampleCompany,
      fundraisingStrategy: { seedRound: round, seriesA: round },
    };
    expect(planRound({ poolPercent: '10' }, company)).toMatchObject({
      round: null,
      isPlanned: true,
      isUnsolvable: false,
    });
  });
});

describe('the dates of a plan', () => {
  it('use the formation date for the grant if none is chosen', () => {
    expect(planDates({ formationDate: '2026-11-26' }).days).toEqual({
      formationDate: '2026-11-26',
      grantDate: '2026-11-26',
    });
    expect(planDates({}).events).toEqual([]);
  });

  it('are in the language of the interface', () => {
    const day = (locale: string) =>
      planDates({ formationDate: '2026-11-26' }, locale).events.find(
        ({ kind }) => kind === 'election83b',
      )?.day;
    expect(day('de')).toBe('28. Dezember 2026');
    expect(day('en-US')).toBe('December 28, 2026');
  });

  it('include Delaware’s tax for Delaware only', () => {
    const kinds = (state: string) =>
      planDates({ formationDate: '2026-11-26' }, 'en-US', { ...exampleCompany, state }).events.map(
        ({ kind }) => kind,
      );
    expect(kinds('Delaware')).toContain('delawareTax');
    expect(kinds('Nevada')).not.toContain('delawareTax');
  });

  it('are not computed from a day that is none', () => {
    expect(planDates({ formationDate: '0026-11-26' })).toMatchObject({
      invalid: ['formationDate'],
      days: null,
      events: [],
      vesting: null,
    });
  });
});
