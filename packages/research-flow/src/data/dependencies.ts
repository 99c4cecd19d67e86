import type { StepName } from './steps.js';

/** What the result of each step was made from: the steps whose results its requests contain. */
export const DEPENDENCIES = {
  topic: [],
  paper: [],
  hypothesis: ['topic', 'paper'],
  literature: ['paper', 'hypothesis'],
  experiment: ['paper', 'hypothesis'],
  company: ['topic', 'hypothesis', 'experiment'],
} as const satisfies Readonly<Record<StepName, readonly StepName[]>>;

/** The result of a step, to compare it with another one. */
export interface StepValue {
  /** Equal keys mean equal results. */
  readonly key: string;
  /** A short name for a sentence; empty if the result has none. */
  readonly label: string;
}

/** The earlier results that a result was made from. */
export type Basis = { readonly [step in StepName]?: StepValue | undefined };

/** The change of an earlier step. */
export interface StepChange {
  readonly step: StepName;
  /** Empty if there was none, or it has no short name. */
  readonly from: string;
  readonly to: string;
}

/** A result that was made from earlier results which have changed since. */
export interface OutdatedResult {
  readonly step: StepName;
  readonly changes: readonly StepChange[];
}
