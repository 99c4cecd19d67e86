import type { PowerAnalysis } from '@spinout/api-client';
import { formatMoney } from '@spinout/design-system';
import { BUDGET_MIN_USD, BUDGET_SHARES, SAMPLE_SIZE_MIN } from './experiment.constants.js';
import type { ExperimentDraft, ExperimentEvent, ExperimentSnapshot } from './experiment.machine.js';
import { parsePhaseDays } from './phase-days.js';

/** Derives the view props of the step from its snapshot. */
export const experimentModel = (snapshot: ExperimentSnapshot, locale: string) => ({
  phase: getPhase(snapshot),
  languageModel: snapshot.context.languageModel ?? null,
  ...draftModel(snapshot.context.draft, locale),
  recalculation: getRecalculation(snapshot),
});

const getPhase = (snapshot: ExperimentSnapshot): 'designing' | 'interrupted' | 'editing' => {
  if (snapshot.matches('designing')) return 'designing';
  return snapshot.matches('interrupted') ? 'interrupted' : 'editing';
};

const getRecalculation = (snapshot: ExperimentSnapshot): 'running' | 'failed' | null => {
  if (snapshot.matches({ editing: 'recalculating' })) return 'running';
  return snapshot.matches({ editing: 'failed' }) ? 'failed' : null;
};

export const draftModel = (draft: ExperimentDraft, locale: string) => {
  const { design, proposed, tab, typed } = draft;
  return {
    tab,
    typed,
    design,
    edited: proposed !== null && design !== proposed,
    sampleSizeTooSmall: design.sampleSize < SAMPLE_SIZE_MIN,
    budgetNegative: design.budget < BUDGET_MIN_USD,
    total: formatMoney(design.budget, locale),
    breakdown: BUDGET_SHARES.map(({ part, percent }) => {
      // Each part is rounded separately.
      const amountUsd = Math.round((design.budget * percent) / 100);
      return { part, percent, amountUsd, amount: formatMoney(amountUsd, locale) };
    }),
    proportions: getProportions(design.timeline.map(({ duration }) => parsePhaseDays(duration))),
    plan:
      design.power_analysis?.adjustable === true ? planModel(draft, design.power_analysis) : null,
    recalculation: null as 'running' | 'failed' | null,
    sizeChanged:
      design.power_analysis !== undefined && design.power_analysis.total !== design.sampleSize,
  };
};

const planModel = ({ plan = {} }: ExperimentDraft, { effect, alpha, power }: PowerAnalysis) => ({
  effectName: effect.name,
  effect: plan.effect ?? String(effect.value),
  alpha: plan.alpha ?? String(alpha),
  power: plan.power ?? String(Number(power.toFixed(3))),
});

export type ExperimentModel = ReturnType<typeof experimentModel>;

/** Share of each phase in the total duration; null if any duration is unknown. */
const getProportions = (days: readonly (number | null)[]): readonly number[] | null => {
  const known = days.filter((day) => day !== null);
  const sum = known.reduce((total, day) => total + day, 0);
  return known.length === days.length && sum > 0 ? known.map((day) => day / sum) : null;
};

/** What the views of the step get. */
export interface ExperimentViewProps {
  readonly model: ExperimentModel;
  readonly send: (event: ExperimentEvent) => void;
}
