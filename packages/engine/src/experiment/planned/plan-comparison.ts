import { fill } from '@spinout/domain/text';
import type { Study } from '../study/study.types.js';
import { plannedMessages as messages } from './planned.messages.js';
import { PLANS } from './plans.js';
import type { FromPaper, Part, Plan, PlannedQuestion } from './plan.types.js';
import type { QuestionKind } from './question-kind.js';
import { isFactor } from './sense.js';
import { listed, shorten } from './texts.js';

const MAX_QUOTE = 260;
/** Plans in which the treatment of the paper's title is what a next study tests. */
const ABOUT_TREATMENT: ReadonlySet<QuestionKind | undefined> = new Set([
  'effect',
  'generalization',
  'best',
  'policy',
  undefined,
]);

/** What comes about by itself is not assigned. */
const BROUGHT_ABOUT = /\b(?:induced|caused|produced) by\b|\bdue to\b/iu;
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

/** What the study compares or records: what the question names, or what the paper's title says was given. */
export function comparisonPart(
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
          ? fill(messages.comparesPair, { factor })
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
