import type { HypothesisStructure } from '@spinout/api-client';
import { designNamesOf } from './design-names.js';
import { designExperimentally } from './experimental-design.js';
import { experimentMessages as messages } from './experiment.messages.js';
import type { Family } from './family.js';
import { clinical } from './families/clinical.family.js';
import { observedFamilyFor, review } from './families/observed.families.js';
import { simulation } from './families/other.families.js';
import { designObservationally } from './observational-design.js';
import { organismOf } from './organism.js';
import { paperKindOf } from './paper-kind.js';
import { studySystemOf } from './study-system.js';

const UNNAMED: HypothesisStructure = {
  kind: 'open-question',
  factor: messages.factor,
  outcome: messages.outcome,
  direction: 'associated',
};

/** The question is about a model or a method, whatever that was applied to. */
const OF_MODELS =
  /\b(?:(?:our|the|this|more \p{L}+) (?:model|method)|models? (?:requires?|assumes?|predicts?)|algorithms?|estimators?|likelihood|priors?)\b/iu;

/**
 * The family for a question that names no factor and outcome: what its papers work with is observed, or their model is
 * run. Nothing is said to be manipulated.
 */
export function outlineFamilyFor(statement: string, papers: readonly string[]): Family {
  const paperKind = paperKindOf(papers);
  if (paperKind === 'model' || OF_MODELS.test(statement))
    return designExperimentally(
      simulation,
      UNNAMED,
      'quantity',
      designNamesOf(UNNAMED, 'quantity'),
    );
  if (paperKind === 'trial')
    return designExperimentally(clinical, UNNAMED, 'agent', designNamesOf(UNNAMED, 'agent'));
  const system = studySystemOf({ population: '', statement, papers });
  const base =
    paperKind === 'review' ? review : observedFamilyFor(system, organismOf(statement, papers));
  return designObservationally(base, UNNAMED, designNamesOf(UNNAMED, 'observed'));
}
