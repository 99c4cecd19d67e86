import type { ExperimentDesign } from '@spinout/api-client';

/** How a family tests its primary outcome, with the effect it assumes when no better one is known. */
export type Analysis =
  | { readonly test: 'two-sample-t'; readonly d: number }
  | { readonly test: 'paired-t'; readonly d: number }
  | { readonly test: 'anova'; readonly f: number; readonly groups: number }
  | { readonly test: 'proportions'; readonly treated: number; readonly control: number }
  | { readonly test: 'correlation'; readonly r: number }
  | {
      readonly test: 'log-rank';
      readonly hazardRatio: number;
      /** Share of the participants who have the event while they are followed. */
      readonly eventShare: number;
    };

/** What the primary outcome is: a measured value, a yes or no, or the time until something happens. */
export type Outcome = 'value' | 'proportion' | 'time';

/** A price that is planned with; every one is an assumption and is marked as one. */
export interface Cost {
  readonly item: string;
  readonly usd: number;
}

/** What only some studies of a family need. */
export interface IfNamed {
  /** What the hypothesis or its papers must name. @default nothing, every study needs it */
  readonly when?: RegExp;
  /** Only the hypothesis may name it: the papers measure more than it does. @default false */
  readonly isForOutcome?: boolean;
}

/** A piece of equipment; a text alone is one that every study of the family needs. */
export type Equipment = string | (IfNamed & { readonly item: string });

/**
 * A way of doing experiments: what its designs have in common. In the texts, `{a}` is what is manipulated,
 * `{c}` what is measured and `{b}` what lies between them.
 */
export interface Family {
  readonly id: string;
  /** Name for people, e.g. "In vitro experiment". */
  readonly label: string;
  /** Patterns that speak for this family, matched where a word begins. */
  readonly words: ReadonlySet<string>;
  readonly unit: { readonly one: string; readonly many: string };
  readonly analyses: { readonly value: Analysis } & Partial<Record<Outcome, Analysis>>;
  /** Share of the units that is expected to be lost, 0 to 1. */
  readonly attrition: number;
  /** The first sentence of the methodology. */
  readonly design: string;
  /** How bias is kept out; the last sentence. */
  readonly safeguards: string;
  readonly independent: string;
  /** Whether `{a}` is only observed, or this is left open. @default it is manipulated */
  readonly factorRole?: ExperimentDesign['factor_role'];
  readonly dependent: string;
  readonly controls: readonly string[];
  readonly controlled: readonly string[];
  readonly equipment: readonly Equipment[];
  readonly schedule: {
    readonly setup: { readonly weeks: number; readonly description: string };
    readonly pilot: { readonly weeks: number; readonly description: string };
    /** Units that can be enrolled or processed in one week. */
    readonly unitsPerWeek: number;
    /** Weeks from the last unit's start to its last measurement. */
    readonly followUpWeeks: number;
    readonly main: string;
    readonly analysis: { readonly weeks: number; readonly description: string };
  };
  readonly costs: {
    readonly equipment: readonly (Cost & IfNamed)[];
    /** Instrument time for one unit. */
    readonly accessPerUnit: Cost;
    readonly personnelPerWeek: Cost;
    readonly consumablesPerUnit: Cost;
  };
}
