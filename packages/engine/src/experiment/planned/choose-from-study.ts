import { fill } from '@spinout/domain/text';
import type { Hypothesis } from '@spinout/api-client';
import { chooseStructured } from '../choose-structured-design.js';
import { nameFactor, nameOutcome } from '../design-names.js';
import { isGivenIn } from '../given-factor.js';
import { isMoleculeIn } from '../molecule.js';
import { withoutLevel } from '../name-phrase.js';
import { mainOrganismOf } from '../organism.js';
import type { QuestionFocus } from '../read-hypothesis.js';
import type { DesignChoice } from '../structured-design.js';
import { structuredMessages } from '../structured-design.messages.js';
import type { Study, StudyKind } from '../study/study.types.js';
import { INTERVENTION } from '../factor-kind.js';
import { planFromStudy } from './plan-from-study.js';
import { plannedMessages as messages } from './planned.messages.js';
import { isFactor, isOutcome } from './sense.js';

const PEOPLE = ['clinical', 'observational'];
const CULTURES = ['in-vitro'];

/** Families of experiments that fit the way in which a paper works. */
const FITTING: Readonly<Record<StudyKind, readonly string[]>> = {
  trial: PEOPLE,
  'single-arm': PEOPLE,
  cohort: PEOPLE,
  'case-control': PEOPLE,
  survey: PEOPLE,
  qualitative: [],
  surveillance: ['observational'],
  diagnostic: [],
  instrument: PEOPLE,
  animals: ['animal'],
  insects: ['animal'],
  cells: CULTURES,
  molecules: CULTURES,
  microbes: CULTURES,
  sequences: CULTURES,
  compounds: ['in-vitro', 'animal'],
  plants: ['comparison'],
  field: ['field', 'observational'],
  materials: ['materials'],
  model: ['computational'],
  software: ['computational', 'quantum'],
  review: ['observational'],
  policy: [],
};

const CLINICAL_TRIALS: ReadonlySet<StudyKind> = new Set(['trial', 'single-arm']);
/** What a trial sets beside treatments by name. */
const REGIMEN =
  /\b(?:immunosuppression|regimens?|chemotherapy|immunotherapy|prophylaxis|induction|maintenance|conditioning|schedules?|doses?|harvest|transplantation|radiotherapy)\b/iu;

/** A paper that treated people by plan can assign what it speaks of. */
const isUnassignedInTrial = ({ family }: DesignChoice, { kind }: Study): boolean =>
  CLINICAL_TRIALS.has(kind) && family.id === 'observational';

const isOutline = ({ family }: DesignChoice): boolean =>
  family.label === structuredMessages.outline.label;

/** Designs with what the paper works with; the parts of a hypothesis decide where they name what can be set and measured. */
export function chooseFromStudy(
  hypothesis: Hypothesis,
  papers: readonly string[],
  focus: QuestionFocus,
  study: Study,
  terms: readonly string[],
): DesignChoice {
  const { structure } = hypothesis;
  const factor = structure ? nameFactor(structure.factor) : focus.factor;
  const outcome = structure ? nameOutcome(structure.outcome) : focus.outcome;
  if (structure && isFactor(factor) && isOutcome(outcome)) {
    const choice = chooseStructured(hypothesis, structure, papers);
    if (
      !isOutline(choice) &&
      !isUnassignedInTrial(choice, study) &&
      FITTING[study.kind].includes(choice.family.id)
    )
      return withStudy(choice, study);
  }
  const planned = planFromStudy(
    {
      text: hypothesis.statement || hypothesis.title,
      factor: factor === undefined ? undefined : withoutLevel(factor).name,
      outcome: outcome === undefined ? undefined : withoutLevel(outcome).name,
      comparator: structure?.comparator,
      organism: mainOrganismOf(papers),
      terms,
      isMolecule: (name) => isMoleculeIn(name, papers),
      canBeSet: (name) =>
        INTERVENTION.test(name) ||
        (CLINICAL_TRIALS.has(study.kind) && REGIMEN.test(name)) ||
        isGivenIn(name, papers) ||
        isMoleculeIn(name, papers),
    },
    study,
  );
  return {
    ...planned,
    terms: { a: factor ?? '', b: null, c: outcome ?? '' },
    refutation: '',
  };
}

/** Names the units of the paper in a design that follows from the parts of a hypothesis. */
const withStudy = (choice: DesignChoice, { units }: Study): DesignChoice =>
  units === undefined
    ? choice
    : {
        ...choice,
        outcome: `${choice.outcome} ${fill(messages.worksWith, { units: units.text })}`,
        fromPapers: [{ part: 'units', evidence: units.evidence }],
      };
