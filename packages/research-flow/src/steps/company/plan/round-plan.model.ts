import type { CompanyStructure } from '@spinout/api-client';
import {
  dilutionOverRounds,
  VentureInputError,
  type ConversionTerm,
  type FirstRoundPlan,
  type Stage,
} from '@spinout/domain/venture';
import { formatNumber } from '@spinout/design-system';
import type { CompanyPlan } from './company-plan.js';

const CENTS_PER_USD = 100;
/** Prices per share have four decimals. */
const PRICE = { style: 'currency', currency: 'USD', maximumFractionDigits: 4 } as const;
/** Name of the SAFE investor among the holders. */
export const SAFE_INVESTOR = 'SAFE investor';

type RoundField = 'poolPercent' | 'safeAmount' | 'safeCap' | 'safeDiscount';

/** What was typed as a number; undefined if nothing was, NaN if it cannot be used. */
function parseNumber(text: string, isValid: (value: number) => boolean): number | undefined {
  if (text.trim() === '') return undefined;
  const value = Number(text);
  return Number.isFinite(value) && isValid(value) ? value : Number.NaN;
}

const isPercent = (value: number) => value >= 0 && value < 100;
const isAmount = (value: number) =>
  value >= 1 / CENTS_PER_USD && Number.isSafeInteger(Math.round(value * CENTS_PER_USD));

const parsePlan = (plan: CompanyPlan) => ({
  poolPercent: parseNumber(plan.poolPercent, isPercent),
  safeAmount: parseNumber(plan.safeAmount, isAmount),
  safeCap: parseNumber(plan.safeCap, isAmount),
  safeDiscount: parseNumber(plan.safeDiscount, isPercent),
});

type ParsedPlan = ReturnType<typeof parsePlan>;

const toCents = (usd: number) => Math.round(usd * CENTS_PER_USD);

const toRoundPlan = (
  numbers: ParsedPlan,
  { poolOf: of, safeBasis, safeProRata }: CompanyPlan,
): FirstRoundPlan => {
  const { poolPercent, safeAmount, safeCap, safeDiscount } = numbers;
  return {
    ...(poolPercent === undefined ? {} : { pool: { percent: poolPercent, of } }),
    ...(safeAmount === undefined
      ? {}
      : {
          safes: [
            {
              investor: SAFE_INVESTOR,
              amountCents: toCents(safeAmount),
              ...(safeCap === undefined
                ? {}
                : {
                    capCents: toCents(safeCap),
                    ...(safeBasis === undefined ? {} : { capBasis: safeBasis }),
                  }),
              ...(safeDiscount === undefined ? {} : { discountPercent: safeDiscount }),
              proRata: safeProRata === 'buys',
            },
          ],
        }),
  };
};

/** The stages of a plan; null if it leaves nothing for the present holders. */
function computeStages(company: CompanyStructure, plan: FirstRoundPlan): readonly Stage[] | null {
  try {
    return dilutionOverRounds(company, plan);
  } catch (error) {
    if (error instanceof VentureInputError) return null;
    throw error;
  }
}

/** What the plan results in. */
export interface PlannedRound {
  readonly pricePerShare: string;
  readonly poolShares: string;
  readonly newPoolShares: string;
  readonly safe: {
    readonly shares: string;
    readonly term: ConversionTerm;
    /** Shares bought by the pro rata right; null without one. */
    readonly bought: string | null;
  } | null;
}

function describeRound(stages: readonly Stage[], locale: string): PlannedRound | null {
  const round = stages[1];
  if (round === undefined || round.pricePerShareUsd === null) return null;
  const [safe] = round.conversions;
  const sharesOf = (holder: string) =>
    round.holders.find(({ name }) => name === holder)?.shares ?? 0;
  const bought = sharesOf(SAFE_INVESTOR) - (safe?.shares ?? 0);
  return {
    pricePerShare: formatNumber(round.pricePerShareUsd, locale, PRICE),
    poolShares: formatNumber(sharesOf('Employee Pool'), locale),
    newPoolShares: formatNumber(round.newPoolShares, locale),
    safe: safe
      ? {
          shares: formatNumber(safe.shares, locale),
          term: safe.term,
          bought: bought > 0 ? formatNumber(bought, locale) : null,
        }
      : null,
  };
}

/** The planned first round: the stages with it, what it results in, and which fields cannot be used. */
export function roundPlanModel(company: CompanyStructure, plan: CompanyPlan, locale: string) {
  const numbers = parsePlan(plan);
  const invalid = (Object.keys(numbers) as RoundField[]).filter((field) =>
    Number.isNaN(numbers[field]),
  );
  const isPlanned = numbers.poolPercent !== undefined || numbers.safeAmount !== undefined;
  const stages =
    isPlanned && invalid.length === 0
      ? computeStages(company, toRoundPlan(numbers, plan))
      : undefined;
  return {
    invalid,
    isPlanned,
    /** Whether pool, SAFE and money would leave nothing. */
    isUnsolvable: stages === null,
    stages: stages ?? dilutionOverRounds(company),
    round: stages ? describeRound(stages, locale) : null,
  };
}

export type RoundPlanModel = ReturnType<typeof roundPlanModel>;

/** What the first round is planned with, for files; nothing if it cannot be computed. */
export function toFirstRound(
  company: CompanyStructure,
  plan: CompanyPlan | undefined,
): FirstRoundPlan {
  if (plan === undefined) return {};
  const numbers = parsePlan(plan);
  if (Object.values(numbers).some(Number.isNaN)) return {};
  const firstRound = toRoundPlan(numbers, plan);
  return computeStages(company, firstRound) === null ? {} : firstRound;
}
