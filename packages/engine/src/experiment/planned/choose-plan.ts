import type { StudyKind } from '../study/study.types.js';
import type { PlanId } from './plans.js';
import type { QuestionKind } from './question-kind.js';

type Choices = Partial<Record<QuestionKind, PlanId>> & { readonly other: PlanId };

const CLINICAL: Choices = {
  effect: 'trial',
  best: 'trial',
  generalization: 'trial',
  reasons: 'interviews',
  method: 'accuracy',
  policy: 'documents',
  other: 'cohort',
};
const POPULATION: Choices = {
  ...CLINICAL,
  occurrence: 'registry',
  effect: 'registry',
  generalization: 'registry',
  best: 'registry',
  association: 'registry',
  mechanism: 'registry',
  method: 'accuracy',
  other: 'registry',
};

const CHOICES: Readonly<Record<StudyKind, Choices>> = {
  trial: { ...CLINICAL, policy: 'trial', other: 'trial' },
  'single-arm': {
    ...CLINICAL,
    policy: 'trial',
    association: 'cohort',
    mechanism: 'cohort',
    other: 'trial',
  },
  cohort: { ...CLINICAL, occurrence: 'registry' },
  'case-control': {
    ...CLINICAL,
    association: 'case-control',
    generalization: 'case-control',
    other: 'case-control',
  },
  survey: {
    ...CLINICAL,
    effect: 'trial',
    best: 'survey',
    generalization: 'survey',
    method: 'survey',
    other: 'survey',
  },
  qualitative: {
    ...CLINICAL,
    generalization: 'survey',
    association: 'survey',
    other: 'interviews',
  },
  surveillance: POPULATION,
  diagnostic: { best: 'bench', reasons: 'interviews', other: 'accuracy' },
  instrument: { reasons: 'interviews', effect: 'trial', other: 'scale' },
  animals: { occurrence: 'animal-survey', policy: 'animals', other: 'animals' },
  insects: { occurrence: 'vectors', policy: 'vectors', reasons: 'vectors', other: 'insects' },
  cells: { other: 'cells' },
  molecules: { other: 'molecules' },
  microbes: {
    occurrence: 'isolates',
    policy: 'isolates',
    reasons: 'isolates',
    association: 'isolates',
    other: 'microbes',
  },
  sequences: { mechanism: 'sequence-function', policy: 'documents', other: 'sequences' },
  compounds: { policy: 'documents', other: 'compounds' },
  plants: { occurrence: 'field', reasons: 'field', other: 'plants' },
  field: { other: 'field' },
  materials: { policy: 'documents', other: 'materials' },
  model: { policy: 'model', other: 'model' },
  software: {
    mechanism: 'cells',
    association: 'registry',
    occurrence: 'registry',
    reasons: 'registry',
    other: 'benchmark',
  },
  review: { other: 'review' },
  policy: {
    reasons: 'interviews',
    association: 'registry',
    effect: 'registry',
    occurrence: 'registry',
    mechanism: 'review',
    generalization: 'review',
    method: 'review',
    best: 'review',
    other: 'documents',
  },
};

/** The question itself says what it takes, whatever its paper did. */
const BY_WORDS: readonly (readonly [RegExp, PlanId, ReadonlySet<StudyKind>])[] = [
  [
    /\b(?:molecular mechanisms?|translocation|(?:targets|functions) of|potential targets|signal\w* pathways?|functional roles?|knock-?down)\b/iu,
    'cells',
    new Set(['cohort', 'case-control', 'software', 'single-arm']),
  ],
  [
    /\b(?:functional groups?|derivatives|analog(?:ue)?s|functionalit(?:y|ies)|compounds?|inhibitors)\b/iu,
    'compounds',
    new Set(['insects', 'molecules', 'compounds', 'microbes']),
  ],
  [
    /\b(?:larger|more|further) clinical (?:studies|trials|cohorts?)\b|\bclinical (?:studies|trials|cohorts?)\b/iu,
    'cohort',
    new Set(['cells', 'sequences', 'microbes', 'molecules', 'software']),
  ],
  [
    /\b(?:climate|climatic|rain(?:fall|s)?|habitats?|niche|land use|landscape)\b/iu,
    'field',
    new Set(['insects', 'model', 'microbes']),
  ],
  [
    /\b(?:antipsychotic|behaviou?r\w*|in[- ]vivo|toxicity|rats|mice)\b/iu,
    'animals',
    new Set(['compounds', 'molecules', 'cells', 'microbes']),
  ],
  [
    /\b(?:fertili[sz]\w+|burning|restoration|removal|irrigation|mowing|thinning|treatments?)\b/iu,
    'field-trial',
    new Set(['field']),
  ],
  [
    /\b(?:rnai|crispr\w*|knock-?outs?|knock-?down|knock-?ins?|overexpress\w*)\b/iu,
    'animals',
    new Set(['animals']),
  ],
  [/\b(?:primers?|lamp|(?:rt-)?pcr|rpa) (?:design|assays?)\b/iu, 'bench', new Set(['diagnostic'])],
  [
    /\b(?:vertical(?:ly)?|venereal|transovarial|vector competence)\b/iu,
    'insects',
    new Set(['insects']),
  ],
  [
    /\b(?:physicians?|clinicians?|health ?care (?:workers|providers)) [^.]{0,20}awareness|\bawareness\b/iu,
    'survey',
    new Set(['surveillance', 'cohort', 'review', 'policy']),
  ],
  [
    /\b(?:mosquito(?:es)? vectors?|vectors? (?:responsible|of)|sand ?flies|ticks|reservoirs?|life cycle)\b/iu,
    'vectors',
    new Set(['sequences']),
  ],
  [
    /\b(?:isolates|insertions|capsid|genomes?|nucleotide)\b/iu,
    'sequence-function',
    new Set(['insects']),
  ],
  [
    /\b(?:in vivo|blood circulation|bloodstream|animal models?)\b/iu,
    'animals',
    new Set(['cells', 'molecules', 'compounds']),
  ],
  [
    /\b(?:genom\w+|tracts?|mutations?|evolution|sequences)\b/iu,
    'sequences',
    new Set(['surveillance']),
  ],
  [/\b(?:germinat\w+|seeds?|fertility)\b/iu, 'plants', new Set(['field', 'sequences'])],
  [/\b(?:human )?cases? of\b|\bpatients\b/iu, 'cohort', new Set(['microbes', 'field'])],
  [
    /\b(?:mortality|survival|clinical outcomes?|disease (?:progression|severity)|progression)\b/iu,
    'cohort',
    new Set(['sequences']),
  ],
  [/\b(?:different origins|etiology|aetiology)\b/iu, 'case-control', new Set(['cohort'])],
  [
    /\b(?:pathogenicity|virulence|neuroinvasiveness|functions?)\b/iu,
    'sequence-function',
    new Set(['sequences']),
  ],
  [/\b(?:crispr|vero|cpe|cytopathic|in vitro|cell lines?)\b/iu, 'cells', new Set(['sequences'])],
  [
    /\bdrugs? and vaccines?|vaccines? or drugs?|\b(?:new )?vaccines?\b/iu,
    'model',
    new Set(['model']),
  ],
];

/** What is accurate or not. */
const OF_TESTS =
  /\b(?:sensitivity|specificity|diagnos\w+|tests?|testing|assays?|devices?|tools?|detect\w*|imaging|CT|MRI|screening|cut-?offs?)\b/iu;

/** What vectors and hosts carry. */
const OF_PATHOGENS =
  /virus|malaria|plasmodium|pathogen|parasit|transmission|vectors?\b|infect|hosts?\b|circulat|blood meals?|\b\p{Lu}{2,4}V\b/u;

/** Plans that keep the units of the paper, whatever words led to them. */
const SAME_UNITS: ReadonlySet<PlanId> = new Set(['animals', 'bench', 'insects', 'case-control']);

/** The kind of study that answers a question, near the way in which its paper works. */
export function choosePlan(
  question: string,
  asked: QuestionKind | undefined,
  kind: StudyKind,
): { readonly id: PlanId; readonly isOwnWay: boolean } {
  const named = BY_WORDS.find(([form, , kinds]) => kinds.has(kind) && form.test(question))?.[1];
  if (named !== undefined) {
    const isOwnWay = SAME_UNITS.has(named) && (named !== 'animals' || kind === 'animals');
    return { id: named, isOwnWay };
  }
  const choices = CHOICES[kind];
  const chosen = (asked && choices[asked]) ?? choices.other;
  const isTest = kind === 'diagnostic' || (kind !== 'trial' && OF_TESTS.test(question));
  if (kind === 'diagnostic' && asked === 'mechanism' && !OF_TESTS.test(question))
    return { id: 'cells', isOwnWay: false };
  if (chosen === 'vectors' && !OF_PATHOGENS.test(question))
    return { id: 'insects', isOwnWay: true };
  return { id: chosen === 'accuracy' && !isTest ? choices.other : chosen, isOwnWay: true };
}
