import * as z from 'zod/mini';
import { lenient, listOrEmpty, sentId, textOrEmpty } from './lenient.js';
import { Hypothesis } from './flow-hypothesis.js';
import { Source } from './source.js';
import { Usage } from './usage.js';

export const Phase = z.object({
  phase: textOrEmpty,
  duration: textOrEmpty,
  description: textOrEmpty,
});
export type Phase = z.infer<typeof Phase>;

/** The calculation behind a sample size, with every input. */
export const PowerAnalysis = z.object({
  /** Name of the test, e.g. "Two-sample t test". */
  test: z.string(),
  /** Name and value of the standardized effect size, e.g. "Cohen's d", 0.5. */
  effect: z.object({ name: z.string(), value: z.number(), basis: z.string() }),
  alpha: z.number(),
  /** Required power, 0..1. */
  power: z.number(),
  tails: z.union([z.literal(1), z.literal(2)]),
  /** Share of participants expected to drop out, 0..1. */
  attrition: z.number(),
  groups: z.int(),
  /** Required size of a group, before attrition. */
  per_group: z.int(),
  /** Participants or samples to enroll, including attrition. */
  total: z.int(),
  /** The calculation as one sentence for a methods section. */
  statement: z.string(),
  /** Power by group size, for drawing. */
  curve: z.array(z.object({ per_group: z.number(), power: z.number() })),
});
export type PowerAnalysis = z.infer<typeof PowerAnalysis>;

/** An item of the budget, in US dollars. */
export const BudgetLine = z.object({
  item: z.string(),
  unit_cost_usd: z.number(),
  units: z.number(),
  total_usd: z.number(),
  basis: textOrEmpty,
});
export type BudgetLine = z.infer<typeof BudgetLine>;

const whole = z.pipe(
  z.number(),
  z.transform((value) => Math.round(value)),
);

/** An experiment design, with optional fields of the engine. */
export const ExperimentDesign = z.looseObject({
  methodology: textOrEmpty,
  sampleSize: whole,
  duration: textOrEmpty,
  /** US dollars. */
  budget: whole,
  controls: listOrEmpty(z.string()),
  equipment: listOrEmpty(z.string()),
  variables: z.pipe(
    z.nullish(
      z.object({
        independent: listOrEmpty(z.string()),
        dependent: listOrEmpty(z.string()),
        controlled: listOrEmpty(z.string()),
      }),
    ),
    z.transform((value) => value ?? { independent: [], dependent: [], controlled: [] }),
  ),
  timeline: listOrEmpty(Phase),
  power_analysis: lenient(PowerAnalysis),
  budget_lines: lenient(z.array(BudgetLine)),
  /** How the duration follows from the sample size, in one sentence. */
  duration_basis: lenient(z.string()),
  source: lenient(Source),
});
export type ExperimentDesign = z.infer<typeof ExperimentDesign>;

export const ExperimentDesignRequest = z.object({
  journey_id: sentId,
  hypothesis: z.nullable(Hypothesis),
});
export type ExperimentDesignRequest = z.infer<typeof ExperimentDesignRequest>;

/** The design counts only with the success flag; either may be missing. */
export const ExperimentDesignReply = z.object({
  success: z.nullish(z.boolean()),
  design: z.nullish(ExperimentDesign),
  usage: lenient(Usage),
});
export type ExperimentDesignReply = z.infer<typeof ExperimentDesignReply>;
