import { fill } from '@spinout/domain/text';
import { chooseAnalysis } from '../choose-family.js';
import type { Analysis, Family } from '../family.js';
import { countShared, keysOf } from '../study/clean-phrase.js';
import type { Study, StudyFact, StudyMeasure } from '../study/study.types.js';
import { choosePlan } from './choose-plan.js';
import { plannedMessages as messages } from './planned.messages.js';
import { fixedSizeOf, type FixedSize } from './plan-size.js';
import { PLANS, type PlanId } from './plans.js';
import type { FromPaper, Plan } from './plan.types.js';
import { questionKindOf, type QuestionKind } from './question-kind.js';
import { isFactor, isOutcome } from './sense.js';

/** What is known of a question. */
export interface PlannedQuestion {
  readonly text: string;
  readonly factor?: string | undefined;
  readonly outcome?: string | undefined;
  readonly comparator?: string | undefined;
  /** The animals of the paper. */
  readonly organism?: Family['unit'] | undefined;
  /** What the question names. */
  readonly terms: readonly string[];
  readonly isMolecule: (factor: string) => boolean;
  /** Whether the paper gives the factor, or it is a molecule that can be changed. */
  readonly canBeSet: (factor: string) => boolean;
}

/** A design from a paper's own way of working. */
export interface PlannedStudy {
  readonly family: Family;
  readonly analysis: Analysis;
  readonly opening: string;
  readonly outcome: string;
  readonly fixedSize: FixedSize | undefined;
  readonly fromPapers: readonly FromPaper[];
}

const MAX_QUOTE = 260;
const MAX_QUESTION = 400;
const MAX_LISTED = 4;
const MAX_DECISIONS = 3;
const MIN_SHARED = 1;
/** Shares of the words of a measure: to be the outcome of a question, and to be the same as a named outcome. */
const FITS = 0.5;
const IS_SAME = 0.75;
/** Plans in which the treatment of the paper's title is what a next study tests. */
const ABOUT_TREATMENT: ReadonlySet<QuestionKind | undefined> = new Set([
  'effect',
  'generalization',
  'best',
  'policy',
  undefined,
]);

const shorten = (text: string, most: number): string => {
  const plain = text.replace(/\s+/gu, ' ').trim();
  return plain.length > most ? `${plain.slice(0, most).replace(/\s+\S*$/u, '')} …` : plain;
};

const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1) ?? ''}`;

/** Measures that share words with the question, the closest first. */
const fittingMeasures = (
  study: Study,
  question: string,
  leastShare: number,
): readonly StudyMeasure[] => {
  const asked = keysOf(question);
  return study.measures
    .map((measure) => {
      const keys = keysOf(measure.text);
      const shared = countShared(asked, keys);
      return { measure, shared, share: shared / Math.max(1, keys.size) };
    })
    .filter(({ shared, share }) => shared >= MIN_SHARED && share >= leastShare)
    .toSorted((one, other) => other.shared - one.shared || other.share - one.share)
    .map(({ measure }) => measure);
};

const meansOf = ({ means }: Pick<StudyMeasure, 'means'>): string =>
  means === '' ? '' : fill(messages.means, { means });

/** Kinds of plan that ask people or texts, where a measure of the paper is no outcome. */
const WITHOUT_MEASURES: ReadonlySet<PlanId> = new Set(['documents', 'review']);

interface Part {
  readonly text: string;
  readonly facts: readonly FromPaper[];
  readonly decisions: readonly string[];
  readonly variable: string;
}

/** What a culture or a molecule does not have. */
const OF_WHOLE_BODY =
  /\b(?:disease|survival of patients|progression|mortality|pathogenicity|immunity|prevention|pregnancy|quality of life|osteoporosis|prognosis)\b/iu;
const OF_CULTURES = /\b(?:cell lines?|in vitro)\b/iu;
/** Whether the units of a plan can have what is measured. */
const fitsUnits = ({ base }: Plan, outcome: string): boolean =>
  base.id === 'in-vitro' ? !OF_WHOLE_BODY.test(outcome) : !OF_CULTURES.test(outcome);
/** What comes about by itself is not assigned. */
const BROUGHT_ABOUT = /\b(?:induced|caused|produced) by\b|\bdue to\b/iu;
/** What a trial does not bring about. */
const NO_TRIAL_OUTCOME = /\b(?:prevalence|presence of|concentrations?|incidence in)\b/iu;

function outcomePart(id: PlanId, plan: Plan, study: Study, question: PlannedQuestion): Part {
  const own = (facts: readonly StudyFact[]): FromPaper[] =>
    facts.map(({ evidence }) => ({ part: 'outcome', evidence }));
  const open = {
    text: '',
    facts: [],
    decisions: [plan.decideOutcome],
    variable: fill(messages.openOutcome, { text: plan.decideOutcome }),
  };
  if (plan.outcome !== undefined)
    return {
      text: fill(messages.primary, { outcome: plan.outcome, means: '' }),
      facts: [],
      decisions: [plan.decideOutcome],
      variable: plan.outcome,
    };
  const named =
    isOutcome(question.outcome) && fitsUnits(plan, question.outcome) ? question.outcome : undefined;
  if (named !== undefined) {
    const [fitting] = fittingMeasures(study, named, IS_SAME);
    return {
      text: fill(messages.primary, { outcome: named, means: fitting ? meansOf(fitting) : '' }),
      facts: fitting ? own([fitting]) : [],
      decisions: [],
      variable: named,
    };
  }
  if (WITHOUT_MEASURES.has(id)) return open;
  const [fitting] = fittingMeasures(study, question.text, FITS).filter(
    ({ text }) => !(id === 'trial' && NO_TRIAL_OUTCOME.test(text)),
  );
  const main = fitting ?? study.measures.find(({ isPrimary }) => isPrimary);
  const others = study.measures.filter((measure) => measure !== main).slice(0, MAX_LISTED - 1);
  const list = listed(others.map(({ text }) => text));
  if (main !== undefined)
    return {
      text: [
        fill(fitting ? messages.fittingOfPaper : messages.primaryOfPaper, {
          outcome: main.text,
          means: meansOf(main),
        }),
        others.length > 0 ? fill(messages.alsoMeasured, { measures: list }) : '',
      ]
        .filter(Boolean)
        .join(' '),
      facts: own([main, ...others]),
      decisions: [],
      variable: main.text,
    };
  if (others.length === 0) return open;
  return {
    text: fill(messages.measured, { measures: list }),
    facts: own(others),
    decisions: open.decisions,
    variable: open.variable,
  };
}

const STRAINS = /\b(?:strains?|isolates?|genotypes?|mutants?|serotypes?|variants?|cultivars?)$/iu;

const comparesOnly = (plan: Plan, question: PlannedQuestion, factor: string): string => {
  const form = STRAINS.test(factor)
    ? 'strain'
    : plan.base.unit.one === 'participant'
      ? 'people'
      : question.isMolecule(factor)
        ? 'molecule'
        : 'laboratory';
  return fill<string>(messages.comparesOnly[form], { factor, units: plan.unit.many });
};

const HAS_CONTROL =
  /\b(?:controls?|placebo|versus|arms?|usual|standard|untreated|mock|sham|wild[- ]type|vehicle)\b/iu;

const withTerms = (text: string, terms: readonly string[]): string =>
  terms.length === 0
    ? text
    : fill(messages.named, { text, terms: listed(terms.map((term) => `“${term}”`)) });

/** What runs in a computer has its own way of comparing. */
const COMPUTED: ReadonlySet<string> = new Set([PLANS.model.label, PLANS.benchmark.label]);

function comparisonPart(
  plan: Plan,
  study: Study,
  question: PlannedQuestion,
  asked: QuestionKind | undefined,
): Part & { readonly comparator: string } {
  const [group] = study.groups;
  const isClinical = plan.base.unit.one === 'participant';
  const quote =
    plan.isAssigned && group
      ? fill(messages.paperCompared, { quote: shorten(group.evidence.quote, MAX_QUOTE) })
      : '';
  const facts: FromPaper[] =
    plan.isAssigned && group ? [{ part: 'comparison', evidence: group.evidence }] : [];
  const comparator = question.comparator ?? messages.comparatorShort;
  const named =
    isFactor(question.factor) &&
    !(plan.isAssigned && BROUGHT_ABOUT.test(question.factor)) &&
    (!plan.isAssigned || STRAINS.test(question.factor) || question.canBeSet(question.factor))
      ? question.factor
      : undefined;
  const ofTitle =
    plan.isAssigned && ABOUT_TREATMENT.has(asked) && isFactor(study.factor?.text)
      ? study.factor
      : undefined;
  const factor = COMPUTED.has(plan.label) ? undefined : (named ?? ofTitle?.text);
  if (factor !== undefined && plan.isAssigned) {
    const isPair = /\b(?:versus|vs)\b/iu.test(factor);
    return {
      text: [
        isPair
          ? `It compares ${factor}.`
          : question.comparator === undefined
            ? comparesOnly(plan, question, factor)
            : fill(messages.compares, { factor, comparator }),
        quote,
      ]
        .filter(Boolean)
        .join(' '),
      facts:
        named === undefined && ofTitle
          ? [{ part: 'comparison', evidence: ofTitle.evidence }, ...facts]
          : facts,
      decisions:
        question.comparator === undefined && !isPair
          ? [
              fill(messages.comparator, {
                example:
                  group && HAS_CONTROL.test(group.evidence.quote)
                    ? messages.exampleOfPaper
                    : isClinical
                      ? messages.examples.people
                      : messages.examples.laboratory,
              }),
            ]
          : [],
      variable: isPair ? factor : fill(messages.assigned, { factor, comparator }),
      comparator,
    };
  }
  if (factor !== undefined)
    return {
      text: `${plan.does} ${fill(messages.relates, { factor })}`,
      facts: [],
      decisions: [],
      variable: fill(messages.recorded, { factor }),
      comparator,
    };
  return {
    text: [plan.does, quote].filter(Boolean).join(' '),
    facts,
    decisions: [withTerms(plan.decideFactor, question.terms)],
    variable: fill(messages.openFactor, { text: plan.decideFactor }),
    comparator,
  };
}

/** What stands between a study and its units, where it is not "with". */
const JOINTS: Readonly<Record<string, string>> = {
  'Cross-sectional survey': 'of',
  'Sequence analysis': 'of',
  'Field survey': 'of',
};

/** Kinds of plan that do not take the units of the paper. */
const OTHER_UNITS: ReadonlySet<PlanId> = new Set([
  'documents',
  'review',
  'model',
  'benchmark',
  'registry',
  'interviews',
  'sequence-function',
  'compounds',
  'vectors',
  'isolates',
]);

/** Plans a study for a question in the way in which its paper works. */
export function planFromStudy(question: PlannedQuestion, study: Study): PlannedStudy {
  const asked = questionKindOf(question.text);
  const { id, isOwnWay } = choosePlan(question.text, asked, study.kind);
  const plan: Plan = PLANS[id];
  const unit =
    (id === 'animals' || id === 'animal-survey' || id === 'insects') && question.organism
      ? question.organism
      : plan.unit;
  const comparison = comparisonPart(plan, study, question, asked);
  const outcome = outcomePart(id, plan, study, question);
  const units = OTHER_UNITS.has(id) || !isOwnWay ? undefined : study.units;
  const opening = [
    fill(messages.question, { question: shorten(question.text, MAX_QUESTION) }),
    units
      ? fill(messages.designIn, {
          opening: plan.opening,
          joint: JOINTS[plan.label] ?? (plan.base.unit.one === 'participant' ? 'in' : 'with'),
          units: units.text,
        })
      : fill(id === 'documents' ? messages.documents : messages.design, { opening: plan.opening }),
  ];
  const followUp =
    study.followUp &&
    (id === 'trial' || (id === 'cohort' && /months|years/u.test(study.followUp.text)))
      ? [fill(messages.followUp, { time: study.followUp.text })]
      : [];
  const decisions = [...comparison.decisions, ...outcome.decisions].slice(0, MAX_DECISIONS);
  const decide = fill(messages.decide, {
    decisions: decisions
      .map((text, at) =>
        decisions.length === 1 ? text : fill(messages.item, { number: String(at + 1), text }),
      )
      .join('; '),
  });
  const family: Family = {
    ...plan.base,
    label: plan.label,
    unit,
    design: comparison.text,
    safeguards: [plan.safeguards, decisions.length > 0 ? decide : ''].filter(Boolean).join(' '),
    independent: comparison.variable,
    dependent: outcome.variable,
    controls: plan.controls.map((text) => fill(text, { comparator: comparison.comparator })),
    controlled: plan.controlled,
    equipment: plan.equipment,
  };
  return {
    family,
    analysis: chooseAnalysis(family, outcome.variable),
    opening: opening.join(' '),
    outcome: [outcome.text, ...followUp].filter(Boolean).join(' '),
    fixedSize: fixedSizeOf({ ...plan, unit }),
    fromPapers: [
      ...(units ? [{ part: 'units' as const, evidence: units.evidence }] : []),
      ...comparison.facts,
      ...outcome.facts,
      ...(study.followUp && followUp.length > 0
        ? [{ part: 'follow-up' as const, evidence: study.followUp.evidence }]
        : []),
    ],
  };
}
