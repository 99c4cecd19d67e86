import { fill } from '@spinout/domain/text';
import type { ExperimentDesign, Hypothesis } from '@spinout/api-client';
import { termsOf } from '../experiment/hypothesis-terms.js';
import { comparison } from '../experiment/families/comparison.family.js';
import { roundRating, type Rating } from './novelty.js';
import { pipelineMessages as messages } from './pipeline.messages.js';

const WEIGHTS = { family: 0.3, outcome: 0.3, refutation: 0.2, time: 0.2 } as const;
/** Studies up to this length get the full score for time. */
const MAX_FULL_SCORE_WEEKS = 104;

const sumWeeks = ({ timeline }: ExperimentDesign): number =>
  timeline.reduce(
    (sum, { duration }) => sum + Number(/^[\d,]+/.exec(duration)?.[0].replaceAll(',', '') ?? 0),
    0,
  );

/** Nouns of what has more or less; other outcomes need a measure first. */
const MEASURABLE =
  /\b(?:rates?|levels?|expression|mortality|deaths?|risks?|survival|densit\w+|growth|activit\w+|numbers?|sizes?|lengths?|concentrations?|times?|scores?|performance|efficienc\w+|uptake|production|abundance|diversity|biomass|incidence|prevalence|frequenc\w+|yields?|strength|speed|accuracy|memory|recall|retention|recovery|replication|induction|synthesis|secretion|proliferation|differentiation|stability|lifetime|emissions?|temperature|conductivity|capacity|binding|transport|response|virulence|resistance|fidelity|error|loss|weight|pressure|prevention|function|signal\w*|regulation|transcription)\b/iu;

/**
 * Testability of a hypothesis:
 *
 * testability = 0.3 family + 0.3 outcome + 0.2 refutation + 0.2 time
 *
 * family: 1 if the hypothesis matches a known kind of experiment, 0.5 for a general comparison; outcome: 1 for a quality,
 * a process or a disorder, 0.5 for a thing or a method, which needs a measure first; refutation: 1 if the hypothesis states
 * what would refute it, otherwise 0; time: 1 for a design of up to 104 weeks, above that 104 / weeks. The weights are our
 * own estimates.
 */
export function rateTestability(hypothesis: Hypothesis, design: ExperimentDesign): Rating {
  const terms = termsOf(hypothesis);
  const isMeasurable = MEASURABLE.test(terms?.c ?? '');
  const label = getFamilyLabel(design);
  const weeks = sumWeeks(design);
  const refutation = hypothesis.refutation ? 1 : 0;
  const value =
    WEIGHTS.family * (label === comparison.label ? 0.5 : 1) +
    WEIGHTS.outcome * (isMeasurable ? 1 : 0.5) +
    WEIGHTS.refutation * refutation +
    WEIGHTS.time * Math.min(1, MAX_FULL_SCORE_WEEKS / Math.max(1, weeks));
  return {
    value: roundRating(value),
    basis: fill(messages.testability, {
      family: label,
      outcome: terms?.c ?? messages.unnamedOutcome,
      measure: isMeasurable ? messages.hasMeasure : messages.needsMeasure,
      refutation: refutation === 1 ? messages.hasRefutation : messages.noRefutation,
      weeks,
    }),
  };
}

export const getFamilyLabel = (design: ExperimentDesign): string => {
  const { family } = design;
  const hasLabel = typeof family === 'object' && family !== null && 'label' in family;
  return hasLabel && typeof family.label === 'string' ? family.label : comparison.label;
};
