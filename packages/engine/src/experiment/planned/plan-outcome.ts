import { fill } from '@spinout/domain/text';
import { countShared, keysOf } from '../study/clean-phrase.js';
import type { Study, StudyFact, StudyMeasure } from '../study/study.types.js';
import { plannedMessages as messages } from './planned.messages.js';
import type { PlanId } from './plans.js';
import type { FromPaper, Part, Plan, PlannedQuestion } from './plan.types.js';
import { isOutcome } from './sense.js';
import { listed } from './texts.js';

const MAX_LISTED = 4;
const MIN_SHARED = 1;
/** Shares of the words of a measure: to be the outcome of a question, and to be the same as a named outcome. */
const FITS = 0.5;
const IS_SAME = 0.75;

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

/** What a culture or a molecule does not have. */
const OF_WHOLE_BODY =
  /\b(?:disease|survival of patients|progression|mortality|pathogenicity|immunity|prevention|pregnancy|quality of life|osteoporosis|prognosis)\b/iu;
const OF_CULTURES = /\b(?:cell lines?|in vitro)\b/iu;
/** Whether the units of a plan can have what is measured. */
const fitsUnits = ({ base }: Plan, outcome: string): boolean =>
  base.id === 'in-vitro' ? !OF_WHOLE_BODY.test(outcome) : !OF_CULTURES.test(outcome);
/** What a trial does not bring about. */
const NO_TRIAL_OUTCOME = /\b(?:prevalence|presence of|concentrations?|incidence in)\b/iu;

/** What the study measures: what such a study always does, what the question names, or what the paper measured. */
export function outcomePart(id: PlanId, plan: Plan, study: Study, question: PlannedQuestion): Part {
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
