import { fill } from '@spinout/domain/text';
import { chooseAnalysis } from '../choose-family.js';
import type { Analysis, Family } from '../family.js';
import type { Study } from '../study/study.types.js';
import { choosePlan } from './choose-plan.js';
import { plannedMessages as messages } from './planned.messages.js';
import { fixedSizeOf, type FixedSize } from './plan-size.js';
import { PLANS, type PlanId } from './plans.js';
import type { FromPaper, Plan, PlannedQuestion } from './plan.types.js';
import { questionKindOf } from './question-kind.js';
import { comparisonPart } from './plan-comparison.js';
import { outcomePart } from './plan-outcome.js';
import { shorten } from './texts.js';

/** A design from a paper's own way of working. */
export interface PlannedStudy {
  readonly family: Family;
  readonly analysis: Analysis;
  readonly opening: string;
  readonly outcome: string;
  readonly fixedSize: FixedSize | undefined;
  readonly fromPapers: readonly FromPaper[];
}

const MAX_QUESTION = 400;
const MAX_DECISIONS = 3;

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
