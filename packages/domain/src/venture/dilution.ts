import type { CompanyStructure, FundingRound } from '@spinout/api-client';
import {
  holdersOf,
  getPercentage,
  postMoney,
  priceRound,
  totalShares,
  type Holder,
} from './cap-table.js';

export interface Stage {
  readonly name: string;
  /** Null for the formation. */
  readonly pricePerShareUsd: number | null;
  readonly postMoneyUsd: number | null;
  readonly totalShares: number;
  readonly holders: readonly (Holder & { readonly percentage: number })[];
  /** Additional shares that the certificate of incorporation must authorize; 0 if there are enough. */
  readonly missingAuthorizedShares: number;
}

/** Lower prices cannot be shown with four decimals. */
const MIN_PRICE_USD = 0.0001;

const hasPrice = (holders: readonly Holder[], { valuation, amount }: FundingRound) =>
  amount > 0 &&
  Number.isFinite(amount) &&
  Number.isFinite(valuation) &&
  totalShares(holders) > 0 &&
  valuation / totalShares(holders) >= MIN_PRICE_USD;

/**
 * Computes every holder's percentage at the formation, after the Seed Round and after Series A, fully diluted: the
 * option pool and the investor reserve count as holders. A round without a price is omitted.
 */
export function dilutionOverRounds(company: CompanyStructure): readonly Stage[] {
  const stage = (
    name: string,
    holders: readonly Holder[],
    pricePerShareUsd: number | null,
    postMoneyUsd: number | null,
  ): Stage => {
    const all = totalShares(holders);
    return {
      name,
      pricePerShareUsd,
      postMoneyUsd,
      totalShares: all,
      holders: holders.map((holder) => ({
        ...holder,
        percentage: getPercentage(holder.shares, all),
      })),
      missingAuthorizedShares: Math.max(0, all - company.authorizedShares),
    };
  };
  let holders = holdersOf(company);
  const stages = [stage('Formation', holders, null, null)];
  const { seedRound, seriesA } = company.fundraisingStrategy;
  const rounds = [
    { name: 'Seed Round', investor: 'Seed investors', round: seedRound },
    { name: 'Series A', investor: 'Series A investors', round: seriesA },
  ];
  for (const { name, investor, round } of rounds) {
    if (!hasPrice(holders, round)) continue;
    const sold = priceRound(holders, {
      investor,
      amountUsd: round.amount,
      preMoneyUsd: round.valuation,
    });
    holders = sold.holders;
    stages.push(stage(name, holders, sold.pricePerShareUsd, postMoney(round)));
  }
  return stages;
}
