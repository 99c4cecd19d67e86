import type { CompanyStructure, FundingRound } from '@spinout/api-client';
import { holdersOf, getPercentage, totalShares, type Holder } from './cap-table.js';
import type { Conversion } from './financing/conversion.js';
import { closeFinancingRound, type FinancingRound } from './financing/financing-round.js';
import { PRICE_UNITS_PER_USD } from './financing/price.js';

export interface Stage {
  readonly name: string;
  /** Null for the formation. */
  readonly pricePerShareUsd: number | null;
  readonly postMoneyUsd: number | null;
  readonly totalShares: number;
  readonly holders: readonly (Holder & { readonly percentage: number })[];
  /** Additional shares that the certificate of incorporation must authorize; 0 if there are enough. */
  readonly missingAuthorizedShares: number;
  /** Shares added to the option pool in this round. */
  readonly newPoolShares: number;
  /** SAFEs that converted in this round. */
  readonly conversions: readonly Conversion[];
}

/** A round with its name, such as "Series A". */
export interface NamedRound extends FinancingRound {
  readonly name: string;
}

export interface OwnershipInput {
  /** The holders at the formation, fully diluted. */
  readonly holders: readonly Holder[];
  /** The rounds in order. */
  readonly rounds: readonly NamedRound[];
  readonly authorizedShares: number;
}

const CENTS_PER_USD = 100;

/**
 * Computes every holder's shares and percentage at the formation and after each round, fully diluted: the option pool
 * counts as a holder. Shares are exact; percentages are rounded to two decimals each, so that they may add up to
 * 99.99 or 100.01.
 * @throws {VentureInputError} if a round cannot be computed, see `closeFinancingRound`
 */
export function ownershipOverRounds(input: OwnershipInput): readonly Stage[] {
  const toStage = (
    name: string,
    holders: readonly Holder[],
    round: Pick<Stage, 'pricePerShareUsd' | 'postMoneyUsd' | 'newPoolShares' | 'conversions'>,
  ): Stage => {
    const all = totalShares(holders);
    return {
      name,
      ...round,
      totalShares: all,
      holders: holders.map((holder) => ({
        ...holder,
        percentage: getPercentage(holder.shares, all),
      })),
      missingAuthorizedShares: Math.max(0, all - input.authorizedShares),
    };
  };
  let { holders } = input;
  const stages = [
    toStage('Formation', holders, {
      pricePerShareUsd: null,
      postMoneyUsd: null,
      newPoolShares: 0,
      conversions: [],
    }),
  ];
  for (const round of input.rounds) {
    const { priceUnits, newPoolShares, conversions, ...closed } = closeFinancingRound(
      holders,
      round,
    );
    holders = closed.holders;
    const postMoneyUsd = (round.preMoneyCents + round.amountCents) / CENTS_PER_USD;
    const pricePerShareUsd = priceUnits / PRICE_UNITS_PER_USD;
    stages.push(
      toStage(round.name, holders, { pricePerShareUsd, postMoneyUsd, newPoolShares, conversions }),
    );
  }
  return stages;
}

/** A row of a table or chart of the dilution. */
export interface DilutionRow {
  readonly stage: string;
  readonly holder: string;
  readonly shares: number;
  readonly percentage: number;
  /** Shares × price of the round in US dollars; null at the formation. Not what they could be sold for. */
  readonly valueUsd: number | null;
}

/** The stages as rows, one for each stage and holder. */
export const listDilutionRows = (stages: readonly Stage[]): readonly DilutionRow[] =>
  stages.flatMap(({ name, holders, pricePerShareUsd }) =>
    holders.map((holder) => ({
      stage: name,
      holder: holder.name,
      shares: holder.shares,
      percentage: holder.percentage,
      valueUsd:
        pricePerShareUsd === null
          ? null
          : Math.round(holder.shares * pricePerShareUsd * CENTS_PER_USD) / CENTS_PER_USD,
    })),
  );

/** Lower prices cannot be shown with four decimals. */
const MIN_PRICE_USD = 0.0001;

const toCents = (usd: number): number => Math.round(usd * CENTS_PER_USD);

/** Whether the round sells at least a share, and its amounts and shares can be counted exactly. */
const hasPrice = (shares: number, { valuation, amount }: FundingRound) =>
  shares > 0 &&
  toCents(amount) > 0 &&
  toCents(valuation) > 0 &&
  [shares, toCents(amount), toCents(valuation)].every(Number.isSafeInteger) &&
  valuation / shares >= MIN_PRICE_USD &&
  shares * (1 + amount / valuation) * 2 < Number.MAX_SAFE_INTEGER;

/** What is planned for the first priced round. */
export type FirstRoundPlan = Pick<FinancingRound, 'pool' | 'safes'>;

/**
 * Computes every holder's percentage at the formation, after the Seed Round and after Series A, fully diluted: the
 * option pool and the investor reserve count as holders. A round without a price is omitted.
 * @param plan a pool and SAFEs for the first round that has a price. @default none
 * @throws {VentureInputError} if the plan cannot be computed, see `closeFinancingRound`
 */
export function dilutionOverRounds(
  company: CompanyStructure,
  plan: FirstRoundPlan = {},
): readonly Stage[] {
  const { seedRound, seriesA } = company.fundraisingStrategy;
  const { authorizedShares } = company;
  const rounds = [
    { name: 'Seed Round', investor: 'Seed investors', round: seedRound },
    { name: 'Series A', investor: 'Series A investors', round: seriesA },
  ];
  let stages = ownershipOverRounds({ holders: holdersOf(company), rounds: [], authorizedShares });
  const priced: NamedRound[] = [];
  for (const { name, investor, round } of rounds) {
    if (!hasPrice(stages.at(-1)?.totalShares ?? 0, round)) continue;
    priced.push({
      ...(priced.length === 0 ? plan : {}),
      name,
      investor,
      amountCents: toCents(round.amount),
      preMoneyCents: toCents(round.valuation),
    });
    stages = ownershipOverRounds({ holders: holdersOf(company), rounds: priced, authorizedShares });
  }
  return stages;
}
