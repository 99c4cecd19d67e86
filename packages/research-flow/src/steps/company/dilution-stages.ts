import type { Stage } from '@spinout/domain/venture';
import { SAFE_INVESTOR } from './plan/round-plan.model.js';

const HOLDERS = {
  Founders: 'founders',
  'Employee Pool': 'pool',
  'Investor Reserve': 'reserve',
  [SAFE_INVESTOR]: 'safeInvestor',
  'Seed investors': 'seedInvestor',
  'Series A investors': 'seriesAInvestor',
} as const;

const STAGES = {
  Formation: 'formation',
  'Seed Round': 'seedRound',
  'Series A': 'seriesA',
} as const;

export type HolderId = (typeof HOLDERS)[keyof typeof HOLDERS];

/** The holdings at the formation or after a round. */
export interface DilutionStage {
  readonly id: (typeof STAGES)[keyof typeof STAGES];
  /** Null for the formation. */
  readonly postMoneyUsd: number | null;
  /** Fully diluted; a percentage from 0 to 100. */
  readonly holders: readonly { readonly id: HolderId; readonly percentage: number }[];
}

/** The rounds that the company plans, by ids that have a text in every language. */
export const toDilutionStages = (stages: readonly Stage[]): readonly DilutionStage[] =>
  stages.map(({ name, postMoneyUsd, holders }) => ({
    id: STAGES[name as keyof typeof STAGES],
    postMoneyUsd,
    holders: holders.map((holder) => ({
      id: HOLDERS[holder.name as keyof typeof HOLDERS],
      percentage: holder.percentage,
    })),
  }));
