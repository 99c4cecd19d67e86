import type { HypothesisStructure } from '@spinout/api-client';
import { designNamesOf } from './design-names.js';
import { designExperimentally } from './experimental-design.js';
import { experimentMessages as messages } from './experiment.messages.js';
import type { FactorKind } from './factor-kind.js';
import type { Family } from './family.js';
import { clinical } from './families/clinical.family.js';
import { computational } from './families/computational.family.js';
import { observedFamilyFor, review } from './families/observed.families.js';
import { simulation } from './families/other.families.js';
import { outlineOf } from './families/outline.family.js';
import { designObservationally } from './observational-design.js';
import { mainOrganismOf } from './organism.js';
import { paperKindOf } from './paper-kind.js';
import type { QuestionFocus } from './read-hypothesis.js';
import { mainSystemOf, type StudySystem } from './study-system.js';

const UNNAMED: HypothesisStructure = {
  kind: 'open-question',
  factor: messages.factor,
  outcome: messages.outcome,
  direction: 'associated',
};

/** The question is about a model, whatever that was applied to. */
const OF_MODELS =
  /\b(?:(?:our|the|this|more \p{L}+) model|models? (?:requires?|assumes?|predicts?)|estimators?|likelihood|priors?)\b/iu;

/** What nobody can set: such a study observes, whatever its factor is. */
const OBSERVED_ONLY: ReadonlySet<StudySystem> = new Set(['sky', 'earth', 'records', 'specimens']);

/**
 * The family for a question that does not name both factor and outcome. What its papers plainly work with gives the
 * units; whether the factor can be set is left open, except where nobody can set one or the papers run models, methods
 * or trials.
 */
export function outlineFamilyFor(
  statement: string,
  papers: readonly string[],
  { factor = UNNAMED.factor, outcome = UNNAMED.outcome }: QuestionFocus = {},
): Family {
  const parts = { ...UNNAMED, factor, outcome };
  const observe = (family: Family) =>
    designObservationally(family, parts, designNamesOf(parts, 'observed'));
  const set = (family: Family, kind: FactorKind) =>
    designExperimentally(family, parts, kind, designNamesOf(parts, kind));
  const paperKind = paperKindOf(papers);
  const system = mainSystemOf(papers, statement);
  if (paperKind === 'review') return observe(review);
  if (paperKind === 'trial') return set(clinical, 'agent');
  if (paperKind === 'model' || (system === undefined && OF_MODELS.test(statement)))
    return set(simulation, 'quantity');
  if (paperKind === 'method') return set(computational, 'process');
  return system !== undefined && OBSERVED_ONLY.has(system)
    ? observe(observedFamilyFor(system))
    : outlineOf(system, mainOrganismOf(papers));
}
