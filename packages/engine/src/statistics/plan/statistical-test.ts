import type { Tails } from '../power-analysis.js';

/** What the power of a test depends on, besides its own design. */
export interface Situation {
  readonly effect: number;
  /** Number analyzed in each group; it may be fractional unless the test is discrete. */
  readonly sizes: readonly number[];
  readonly alpha: number;
  readonly tails: Tails;
  readonly farTail: boolean;
}

/** The effects that a test can be planned for. */
export interface EffectRange {
  /** The effect under the null hypothesis. */
  readonly none: number;
  /** Bounds, both excluded. */
  readonly low: number;
  readonly high: number;
}

/** Without arguments besides the effect. */
export type NoDesign = Record<never, never>;

/**
 * A statistical test that a study can be planned for. `Design` holds the arguments of the test besides the effect, such
 * as the proportion of the reference group.
 */
export interface StatisticalTest<Design extends object = NoDesign> {
  readonly id: string;
  /** Name for a protocol, e.g. "Two-sample t test". */
  readonly name: string;
  /** Name of the effect, e.g. "Cohen's d". */
  readonly effectName: string;
  /** Whether the test has one or two sides; an F test has none. */
  readonly isSided: boolean;
  /** Whether the power is defined for whole sizes only, and need not rise with each of them. */
  readonly isDiscrete: boolean;
  /** Source of the power formula. */
  readonly source: string;
  /** @throws {StatisticsError} for invalid arguments of the design */
  readonly countGroups: (design: Design) => number;
  readonly getEffects: (design: Design) => EffectRange;
  /** Smallest total for which the power is defined. */
  readonly getLeastTotal: (shares: readonly number[], design: Design) => number;
  readonly computePower: (situation: Situation, design: Design) => number;
  /** The design's own arguments in words, for a protocol. @default none */
  readonly describeDesign?: (design: Design, effect: number) => readonly string[];
  /** Fewest expected in any cell of a table, where a normal approximation needs some. @default not checked */
  readonly getLeastExpected?: (situation: Situation, design: Design) => number;
  /** Events in the sizes, where sizes count persons. @default none */
  readonly countEvents?: (total: number, design: Design) => number;
}
