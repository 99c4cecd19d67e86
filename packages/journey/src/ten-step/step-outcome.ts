import type { Source } from '@spinout/api-client';
import type { TenStepData } from './journey-data.js';
import { STEPS, type StepKey } from './steps.js';

/** What a step of the journey has led to. */
export type StepOutcome =
  /** Something was made; the source is undefined where the reply named none. */
  | { readonly kind: 'result'; readonly source: Source | undefined }
  /** The step takes people and months; here it is only walked through. */
  | { readonly kind: 'simulated' }
  | { readonly kind: 'none' };

/** Nothing in the product does these steps. */
const SIMULATED_STEPS: ReadonlySet<StepKey> = new Set<StepKey>([
  'data',
  'review',
  'protection',
  'company',
  'launch',
]);

const NONE: StepOutcome = { kind: 'none' };

/** What a step has led to, from what the journey holds. */
export const toOutcome = (step: StepKey, data: TenStepData): StepOutcome => {
  if (SIMULATED_STEPS.has(step)) return { kind: 'simulated' };
  const agents = data.agenticResults?.results;
  switch (step) {
    case 'hypothesis':
      return isHypothesis(data.hypothesis) ? result(data) : NONE;
    case 'literature':
      return data.literature.length > 0 ? result(data) : NONE;
    case 'experiment':
      return agents?.experimentDesign ? result(agents.experimentDesign) : NONE;
    case 'analysis':
      return agents?.analysis ? result(agents.analysis) : NONE;
    case 'paper':
      return toPaperOutcome(data.paper) ?? (agents?.paper ? result(agents.paper) : NONE);
    default:
      return NONE;
  }
};

/** A step is done when something came of it that was not made up for demonstration. */
export const isDone = (outcome: StepOutcome): boolean =>
  outcome.kind === 'result' && outcome.source?.origin !== 'simulated';

/** The outcomes of all steps, in their order. */
export const toOutcomes = (data: TenStepData): readonly StepOutcome[] =>
  STEPS.map((step) => toOutcome(step, data));

const result = ({ source }: { readonly source?: Source | undefined }): StepOutcome => ({
  kind: 'result',
  source,
});

/** A server that found none says why in the place of the hypothesis, and that nothing supports it. */
const isHypothesis = (hypothesis: TenStepData['hypothesis']): boolean =>
  Boolean(hypothesis?.hypothesis?.trim()) && hypothesis?.['support'] !== 'none';

/** The reply to the paper call may be any JSON. */
const toPaperOutcome = (reply: unknown): StepOutcome | null => {
  if (!isRecord(reply) || reply['success'] === false) return null;
  const paper = isRecord(reply['paper']) ? reply['paper'] : reply;
  return { kind: 'result', source: readSource(reply['source']) ?? readSource(paper['source']) };
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
