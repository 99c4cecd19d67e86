import * as z from 'zod/mini';
import { list, sentId } from './bounded.js';
import { lenient, listOrEmpty, textOrEmpty } from './lenient.js';
import { MAX_PAPERS } from './limits.js';
import { Evidence } from './flow-evidence.js';
import { Hypothesis } from './flow-hypothesis.js';
import { Source } from './source.js';
import { Usage } from './usage.js';

export const Phase = z.object({
  phase: textOrEmpty,
  duration: textOrEmpty,
  description: textOrEmpty,
});
export type Phase = z.infer<typeof Phase>;

/** An effect of the user's papers that a sample size is planned with. */
export const ReportedEffectSource = z.object({
  /** Its place in `effect_choices`. */
  number: lenient(z.int()),
  /** The effect as reported, on the scale of the test. */
  reported: z.number(),
  /** The effect shrunk for the winner's curse. */
  shrunk: z.number(),
  /** Whether the plan uses the effect as reported. */
  as_reported: z.boolean(),
  evidence: Evidence,
});
export type ReportedEffectSource = z.infer<typeof ReportedEffectSource>;

/** An effect of the user's papers that a sample size could be planned with. */
export const ReportedEffectChoice = z.object({
  /** Counted from 0; `effect_choice` of a plan. */
  number: z.int(),
  /** The effect as reported, on the scale of the test. */
  reported: z.number(),
  /** The effect shrunk for the winner's curse. */
  shrunk: z.number(),
  /** Whether its sentence names both the factor and the outcome of the hypothesis. */
  is_about_hypothesis: z.boolean(),
  evidence: Evidence,
});
export type ReportedEffectChoice = z.infer<typeof ReportedEffectChoice>;

/** Numbers of a sample plan that do not fit together. */
export const PlanConflict = z.object({
  code: z.enum([
    'size-too-small',
    'effect-not-detectable',
    'uneven-groups',
    'partial-clusters',
    'few-clusters',
    'small-counts',
  ]),
  given: z.number(),
  /** The number that would resolve it. */
  needed: z.number(),
});
export type PlanConflict = z.infer<typeof PlanConflict>;

/** How alpha is shared among several comparisons. */
export const PlanCorrection = z.enum(['bonferroni', 'holm']);
export type PlanCorrection = z.infer<typeof PlanCorrection>;

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
  /** Required size of a group, of the first if they differ, before attrition. */
  per_group: z.int(),
  /** Participants or samples to enroll, including attrition. */
  total: z.int(),
  /** The calculation as one sentence for a methods section. */
  statement: z.string(),
  /** Power by group size, for drawing. */
  curve: z.array(z.object({ per_group: z.number(), power: z.number() })),
  /** The effect in the user's papers, if there is one. */
  effect_source: lenient(ReportedEffectSource),
  /** Effects in the user's papers to choose from, the closest first. */
  effect_choices: lenient(z.array(ReportedEffectChoice)),
  /** Whether the server recalculates the design for a request with a `plan`. */
  adjustable: lenient(z.boolean()),
  /** Number to enroll in each group. */
  group_sizes: lenient(z.array(z.number())),
  /** Smallest effect that this sample finds with the required power; null if there is none. */
  detectable_effect: lenient(z.nullable(z.number())),
  /** Smallest detectable effect by group size, for drawing. */
  detectable_curve: lenient(z.array(z.object({ per_group: z.number(), effect: z.number() }))),
  /** How many times as many people are needed because of clusters. @default 1 */
  design_effect: lenient(z.number()),
  /** Whole clusters in each group, if people are assigned in clusters. */
  clusters: lenient(z.array(z.int())),
  /** Level of each comparison, if there are several. @default alpha */
  alpha_per_comparison: lenient(z.number()),
  /** Numbers that do not fit together. */
  conflicts: lenient(z.array(PlanConflict)),
});
export type PowerAnalysis = z.infer<typeof PowerAnalysis>;

/** An item of the budget, in US dollars. */
export const BudgetLine = z.object({
  item: z.string(),
  unit_cost_usd: z.number(),
  units: z.number(),
  total_usd: z.number(),
  basis: textOrEmpty,
  /** What the item may cost in all, if its unit cost is an assumption. @default the total */
  low_usd: lenient(z.number()),
  high_usd: lenient(z.number()),
});
export type BudgetLine = z.infer<typeof BudgetLine>;

const whole = z.pipe(
  z.number(),
  z.transform((value) => Math.round(value)),
);

/** Something that a study could vary, measure or be done with, with the passage that names it. */
export const DesignChoice = z.object({
  text: z.string(),
  evidence: lenient(Evidence),
});
export type DesignChoice = z.infer<typeof DesignChoice>;

/** What an outline needs before it becomes a plan, and what sentence and papers offer for it. */
export const DesignOutline = z.object({
  /** Empty for work that compares and measures nothing, such as a proof. */
  missing: z.array(z.enum(['factor', 'comparator', 'outcome', 'units'])),
  /** What the study varies or compares, if the hypothesis names it. */
  factor: lenient(z.string()),
  /** What the study measures, if the hypothesis names it. */
  outcome: lenient(z.string()),
  factors: listOrEmpty(DesignChoice),
  outcomes: listOrEmpty(DesignChoice),
  units: listOrEmpty(DesignChoice),
  /** What the sentence names without saying whether a study varies or measures it. @default nothing */
  either: lenient(z.array(DesignChoice)),
});
export type DesignOutline = z.infer<typeof DesignOutline>;

const FactorRole = z.enum(['observed', 'open']);

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
  /**
   * How the independent variables enter the study: only `observed`, or `open` where it is not decided. The controlled ones are then
   * kept alike or adjusted for. @default manipulated
   */
  factor_role: lenient(FactorRole),
  timeline: listOrEmpty(Phase),
  power_analysis: lenient(PowerAnalysis),
  budget_lines: lenient(z.array(BudgetLine)),
  /** How the duration follows from the sample size, in one sentence. */
  duration_basis: lenient(z.string()),
  /** Present if this is no plan yet: sample size, time and money are not planned, whatever the fields say. */
  outline: lenient(DesignOutline),
  source: lenient(Source),
});
export type ExperimentDesign = z.infer<typeof ExperimentDesign>;

/** Inputs of the power analysis; what is missing is planned by the server. */
export const SamplePlanRequest = z.object({
  /** In the unit of the test, such as Cohen's d. */
  effect: z.optional(z.number()),
  alpha: z.optional(z.number()),
  power: z.optional(z.number()),
  /** Number to enroll. The power then follows. */
  sample_size: z.optional(z.number()),
  /** Uses an effect of the papers as it is reported, without shrinking it. */
  as_reported: z.optional(z.boolean()),
  /** Plans with this one of `effect_choices`; -1 for none of them. @default the first that is about the hypothesis */
  effect_choice: z.optional(z.int()),
  /** Size of the last group over that of each other group. @default 1 */
  ratio: z.optional(z.number()),
  /** Share of the enrolled that is lost, 0 to 1. @default as planned by the server */
  attrition: z.optional(z.number()),
  /** People are assigned in clusters. @default one by one */
  clusters: z.optional(
    z.object({
      /** Mean number enrolled per cluster. */
      size: z.number(),
      /** Intracluster correlation, 0 to 1. */
      icc: z.number(),
      /** Standard deviation of the sizes over their mean. @default 0 */
      variation: z.optional(z.number()),
    }),
  ),
  /** Number of comparisons that share alpha. @default 1 */
  comparisons: z.optional(z.number()),
  /** How they share it. @default bonferroni */
  correction: z.optional(PlanCorrection),
});
export type SamplePlanRequest = z.infer<typeof SamplePlanRequest>;

export const ExperimentDesignRequest = z.object({
  journey_id: sentId,
  hypothesis: z.nullable(Hypothesis),
  /** Ids of the uploaded papers. @default none */
  papers: z.optional(list(sentId, MAX_PAPERS)),
  plan: z.optional(SamplePlanRequest),
  /** False: nothing is sent to a language model. @default as the server is set */
  language_model: z.optional(z.boolean()),
});
export type ExperimentDesignRequest = z.infer<typeof ExperimentDesignRequest>;

/** The design counts only with the success flag; either may be missing. */
export const ExperimentDesignReply = z.object({
  success: z.nullish(z.boolean()),
  design: z.nullish(ExperimentDesign),
  usage: lenient(Usage),
});
export type ExperimentDesignReply = z.infer<typeof ExperimentDesignReply>;
