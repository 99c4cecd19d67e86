import type { DesignOutline, PowerAnalysis } from '@spinout/api-client';
import { formatMoney } from '@spinout/design-system';
import { budgetItems } from './budget-items.js';
import { BUDGET_MIN_USD, BUDGET_SHARES, SAMPLE_SIZE_MIN } from './experiment.constants.js';
import type {
  ExperimentContext,
  ExperimentDraft,
  ExperimentEvent,
  ExperimentSnapshot,
} from './experiment.machine.js';
import { toPhaseSpans } from './phase-spans.js';
import {
  askedParts,
  canPlanOutline,
  isWithoutComparison,
  type OutlinePart,
  readAnswers,
  withAnswers,
} from './study-outline.js';
import { areEqual, parseNumber } from './sample-plan.js';

/** Derives the view props of the step from its snapshot. */
export const experimentModel = (snapshot: ExperimentSnapshot, locale: string) => ({
  phase: getPhase(snapshot),
  languageModel: snapshot.context.languageModel ?? null,
  removed: snapshot.context.removed,
  ...studyModel(snapshot.context),
  ...draftModel(snapshot.context.draft, locale),
  recalculation: getRecalculation(snapshot),
});

const studyModel = ({ hypothesis, draft }: ExperimentContext) => ({
  /** Whom or what the hypothesis is about. */
  population: withAnswers(hypothesis, draft.answers)?.structure?.population,
  /** The sentence of the hypothesis; empty without one. */
  sentence: hypothesis?.statement.replace(/\s+/gu, ' ').trim() ?? '',
});

const getPhase = (snapshot: ExperimentSnapshot): 'designing' | 'interrupted' | 'editing' => {
  if (snapshot.matches('designing')) return 'designing';
  return snapshot.matches('interrupted') ? 'interrupted' : 'editing';
};

const getRecalculation = (snapshot: ExperimentSnapshot): 'running' | 'failed' | null => {
  if (snapshot.matches({ editing: 'recalculating' }) || snapshot.matches({ editing: 'planning' }))
    return 'running';
  return snapshot.matches({ editing: 'failed' }) ? 'failed' : null;
};

export const draftModel = (draft: ExperimentDraft, locale: string) => {
  const { design, proposed, tab, typed } = draft;
  return {
    tab,
    typed,
    design,
    outline: outlineModel(draft),
    edited: proposed !== null && design !== proposed && !areEqual(design, proposed),
    sampleSizeTooSmall: design.sampleSize < SAMPLE_SIZE_MIN,
    budgetNegative: design.budget < BUDGET_MIN_USD,
    total: formatMoney(design.budget, locale),
    items: budgetItems(design, locale),
    breakdown: BUDGET_SHARES.map(({ part, percent }) => {
      // Each part is rounded separately.
      const amountUsd = Math.round((design.budget * percent) / 100);
      return { part, percent, amountUsd, amount: formatMoney(amountUsd, locale) };
    }),
    /** Numbers of the phases of an outline, from 0, whose time is not planned. */
    untimedPhases: listUntimedPhases(draft),
    /** Null if the duration of a phase cannot be read. */
    phases: toPhaseSpans(design.timeline),
    targetPower: getTargetPower(draft),
    plan:
      design.power_analysis?.adjustable === true ? planModel(draft, design.power_analysis) : null,
    recalculation: null as 'running' | 'failed' | null,
    sizeChanged:
      design.power_analysis !== undefined && design.power_analysis.total !== design.sampleSize,
  };
};

const listUntimedPhases = ({ design, proposed }: ExperimentDraft): readonly number[] =>
  design.outline === undefined || proposed === null
    ? []
    : proposed.timeline.flatMap(({ duration }, index) =>
        duration === '' && design.timeline[index]?.duration === '' ? [index] : [],
      );

/** The questions of an outline with their answers and choices; null for a plan. */
const outlineModel = (draft: ExperimentDraft) => {
  const { outline } = draft.design;
  if (outline === undefined) return null;
  const answers = readAnswers(outline, draft.answers);
  const choices = {
    factor: outline.factors,
    comparator: [],
    outcome: outline.outcomes,
    units: outline.units,
  };
  return {
    canPlan: canPlanOutline(draft),
    /** Whether the study needs no answers; a person may still give them. */
    isOptional: isWithoutComparison(outline),
    /** Whether the person began to answer. */
    isAnswered: draft.answers !== undefined,
    questions: askedParts(outline).map((part) => ({
      part,
      value: answers[part],
      choices: choices[part],
      either: eitherChoices(outline, answers, part),
    })),
  };
};

/** What may be varied or measured, without what the other field has already. */
const eitherChoices = (
  { either = [] }: DesignOutline,
  { factor, outcome }: ReturnType<typeof readAnswers>,
  part: OutlinePart,
) =>
  part !== 'factor' && part !== 'outcome'
    ? []
    : either.filter(({ text }) => text !== (part === 'factor' ? outcome : factor));

const planModel = (
  { plan = {} }: ExperimentDraft,
  { effect, alpha, power, attrition, groups }: PowerAnalysis,
) => ({
  effectName: effect.name,
  hasGroups: groups > 1,
  effect: plan.effect ?? String(effect.value),
  alpha: plan.alpha ?? String(alpha),
  power: plan.power ?? String(Number(power.toFixed(3))),
  ratio: plan.ratio ?? '1',
  attrition: plan.attrition ?? String(Number((attrition * 100).toFixed(2))),
  clusterSize: plan.clusterSize ?? '',
  icc: plan.icc ?? '',
  variation: plan.variation ?? '',
  comparisons: plan.comparisons ?? '1',
  correction: plan.correction ?? 'bonferroni',
  view: plan.view ?? 'power',
});

export type ExperimentModel = ReturnType<typeof experimentModel>;

/**
 * The power that the plan asks for; null without one. With a sample size that the user typed, the analysis has the power
 * that this size reaches instead.
 */
const getTargetPower = ({ plan, proposed, design }: ExperimentDraft): number | null => {
  const typed = parseNumber(plan?.power);
  if (typed !== undefined && typed > 0 && typed < 1) return typed;
  const { power_analysis: analysis } =
    plan?.sampleSize === undefined ? design : (proposed ?? design);
  return analysis?.power ?? null;
};

/** What the views of the step get. */
export interface ExperimentViewProps {
  readonly model: ExperimentModel;
  readonly send: (event: ExperimentEvent) => void;
}
