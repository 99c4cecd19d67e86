import type { Source } from '@spinout/api-client';
import type { TenStepData } from './journey-data.js';
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
      return agents?.analysis;
    case 'paper':
      return readPaper(data.paper) ?? agents?.paper;
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

/** The paper reply may be any JSON. */
const readPaper = (reply: unknown): Result | null => {
  if (!isRecord(reply) || reply['success'] === false) return null;
  const paper = isRecord(reply['paper']) ? reply['paper'] : reply;
  return { source: readSource(reply['source']) ?? readSource(paper['source']) };
};

const ORIGINS = {
  user: true,
  live: true,
  computed: true,
  standard: true,
  simulated: true,
  fallback: true,
} as const satisfies Record<Source['origin'], true>;

const isOrigin = (value: unknown): value is Source['origin'] =>
  typeof value === 'string' && Object.hasOwn(ORIGINS, value);

const readSource = (value: unknown): Source | undefined =>
  isRecord(value) && isOrigin(value['origin'])
    ? { origin: value['origin'], by: typeof value['by'] === 'string' ? value['by'] : '' }
    : undefined;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
