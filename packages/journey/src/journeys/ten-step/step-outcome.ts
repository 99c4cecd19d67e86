import type { PipelineAnalysis, Source } from '@spinout/api-client';
import type { TenStepData } from './journey-data.js';
import { findPaper } from './paper-reply.js';
import { STEPS, type StepKey } from './steps.js';

export type StepOutcome =
  /** A result; the source is undefined if the reply has none. */
  | { readonly kind: 'result'; readonly source: Source | undefined }
  /** The step takes people and months in reality; here it is simulated. */
  | { readonly kind: 'simulated' }
  | { readonly kind: 'none' };

/** Steps that the product does not perform. */
const SIMULATED_STEPS: ReadonlySet<StepKey> = new Set<StepKey>([
  'data',
  'review',
  'protection',
  'company',
  'launch',
]);

interface Result {
  readonly source?: Source | undefined;
}

/** Derives the outcome of a step from the journey's data. */
export const getStepOutcome = (step: StepKey, data: TenStepData): StepOutcome => {
  if (SIMULATED_STEPS.has(step)) return { kind: 'simulated' };
  const result = findResult(step, data);
  return result ? { kind: 'result', source: result.source } : { kind: 'none' };
};

const findResult = (step: StepKey, data: TenStepData): Result | null | undefined => {
  const agents = data.agenticResults?.results;
  switch (step) {
    case 'hypothesis':
      return isHypothesis(data.hypothesis) ? data : null;
    case 'literature':
      return data.literature.length > 0 ? data : null;
    case 'experiment':
      return agents?.experimentDesign;
    case 'analysis':
      return agents?.analysis && isAnalysis(agents.analysis) ? agents.analysis : null;
    case 'paper':
      return findPaper(data);
    default:
      return null;
  }
};

/** Whether a step has a result that is not simulated. */
export const isDone = (outcome: StepOutcome): boolean =>
  outcome.kind === 'result' && outcome.source?.origin !== 'simulated';

export const getStepOutcomes = (data: TenStepData): readonly StepOutcome[] =>
  STEPS.map((step) => getStepOutcome(step, data));

/** Without support, the server sends its explanation in place of the hypothesis. */
const isHypothesis = (hypothesis: TenStepData['hypothesis']): boolean =>
  Boolean(hypothesis?.hypothesis?.trim()) && hypothesis?.['support'] !== 'none';

/** Recommendations alone are no analysis. */
const isAnalysis = ({ key_findings: findings, predictive_models: models }: PipelineAnalysis) =>
  findings.length > 0 || models.length > 0;
