import type { TextRange } from '../../text/text-range.js';
import type { PaperSentence } from '../statement.types.js';

/**
 * The scale of an effect: Cohen's d, Pearson's r, Cohen's f, Cohen's h, or the logarithm of an odds, risk or hazard
 * ratio. Each is symmetric about 0.
 */
export type EffectScale =
  'd' | 'r' | 'f' | 'h' | 'log-odds-ratio' | 'log-risk-ratio' | 'log-hazard-ratio';

export interface ReportedEffect extends TextRange {
  readonly scale: EffectScale;
  /** Never negative. */
  readonly size: number;
  /** Standard error on its scale (for r on the scale of Fisher's z); undefined where the sentence does not give it. */
  readonly standardError: number | undefined;
  /** Proportion of the comparison group, for h. */
  readonly control: number | undefined;
  /** Whether a ratio is below 1; its logarithm is then negative. */
  readonly isBelowOne: boolean;
  readonly sentence: PaperSentence;
}

export type FoundEffect = Omit<ReportedEffect, 'sentence' | 'control' | 'isBelowOne'> & {
  readonly control?: number;
  readonly isBelowOne?: boolean;
};

/** What a paper says its "±" stands for; undefined where it does not, or says both. */
export type Spread = 'SD' | 'SEM' | undefined;

/** A larger d is more likely a misreading than an effect. */
export const MAX_D = 4;
