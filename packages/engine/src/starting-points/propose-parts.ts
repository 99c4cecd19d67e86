import { withoutParentheses } from '../statements/clause.js';
import { findQuestionForm, type QuestionForm } from '../statements/question-forms.js';
import type { TextRange } from '../text/text-range.js';
import type { ParsedSentence } from '../language/language.types.js';
import type { Direction } from './effect-verbs.js';
import { markSentence, type MarkedSentence } from './marked-sentence.js';
import { findAskedOutcome } from './asked-outcome.js';
import { chooseRelation, cutAt, type NamedRelation } from './choose-relation.js';
import { contentOf, segmentsOf } from './clause-regions.js';
import { HEDGED, isHedged } from './hedges.js';
import type { NamedSpan } from './name-part.js';
import { findPopulation } from './population.js';
import { readAttachments } from './attachments.js';

/** A part with the words of the text that name it. Offsets are those of the text. */
export interface ProposedPart extends TextRange {
  readonly text: string;
}

/** The parts of a hypothesis that a sentence names; what is not certain is missing. */
export interface ProposedParts {
  readonly kind?: 'open-question' | 'proposal';
  readonly factor?: ProposedPart;
  readonly comparator?: ProposedPart;
  readonly outcome?: ProposedPart;
  readonly mechanism?: ProposedPart;
  readonly population?: ProposedPart;
  readonly conditions?: ProposedPart;
  readonly direction?: { readonly value: Direction } & TextRange;
}

const KINDS: Readonly<Record<QuestionForm, 'open-question' | 'proposal'>> = {
  asked: 'open-question',
  stated: 'open-question',
  call: 'open-question',
  direct: 'open-question',
  speculation: 'proposal',
  supposition: 'proposal',
};

const findFirst = <Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined => {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** "Future work could test this hypothesis": the sentence before says which. */
const POINTS_BACK =
  /^(?:\p{L}+ )?(?:this|that|these|such an?) (?:[\p{L}-]+ )?(?:hypothes[ei]s|possibilit(?:y|ies)|ideas?|predictions?|explanations?|mechanisms?|pathways?|conjectures?|notion|scenarios?|proposals?)\b/iu;

/**
 * Proposes the parts of a hypothesis from a sentence that leaves something open or reports an effect.
 * @param before the sentence before, where the two are read together
 */
export function proposeParts(parsed: ParsedSentence, before?: ParsedSentence): ProposedParts {
  const form = findQuestionForm(withoutParentheses(parsed.text));
  const kind = form && KINDS[form.form];
  const isBefore = before !== undefined && form !== undefined && POINTS_BACK.test(form.content);
  const sentence = markSentence(isBefore ? before : parsed);
  const asked =
    form && !isBefore ? chooseRelation(sentence, contentOf(sentence, form.content)) : undefined;
  const stated = () =>
    findFirst(segmentsOf(sentence), (segment) => chooseRelation(sentence, segment));
  const isReport = !form && HEDGED.test(sentence.text);
  const relation =
    asked ??
    (form && !isBefore
      ? onlyHedged(stated(), sentence)
      : isReport
        ? ifHedged(stated(), sentence)
        : stated());
  const isCertain =
    relation &&
    (kind !== undefined || (relation.factor && relation.outcome) || isHedged(relation, sentence));
  // What was read from outside of the question is a supposition.
  const readAs = kind && relation !== asked && !isBefore ? 'proposal' : kind;
  if (isCertain) return { ...(readAs && { kind: readAs }), ...partsOf(sentence, relation) };
  const outcome =
    kind === 'open-question' && !isBefore ? readAskedOutcome(sentence, form?.content ?? '') : {};
  return { ...(kind && { kind }), ...outcome };
}

/** "A raises B, and C may lower D": beside a supposition, what is known is not what is meant. */
const ifHedged = (
  relation: NamedRelation | undefined,
  sentence: MarkedSentence,
): NamedRelation | undefined => (relation && isHedged(relation, sentence) ? relation : undefined);

/** "A could determine which B": the words of a question in a supposition. */
const onlyHedged = (
  relation: NamedRelation | undefined,
  sentence: MarkedSentence,
): NamedRelation | undefined =>
  relation?.factor && relation.outcome && isHedged(relation, sentence) ? relation : undefined;

/** What a question asks about, where it relates it to nothing. */
const readAskedOutcome = (sentence: MarkedSentence, content: string): ProposedParts => {
  const region = contentOf(sentence, content);
  const clause = cutAt(sentence, region.end);
  const found = findAskedOutcome(clause, region.start);
  if (!found) return {};
  const relation = { factor: undefined, outcome: found.span, next: found.next, clause };
  return partsOf(sentence, {
    ...relation,
    direction: 'changes',
    cue: found.span,
    mayBePartial: true,
  });
};

const partsOf = (sentence: MarkedSentence, relation: NamedRelation): ProposedParts => {
  const { factor, outcome, cue, next, clause } = relation;
  const at = (span: TextRange) => ({
    start: span.start + sentence.start,
    end: span.end + sentence.start,
  });
  const part = (span: NamedSpan | undefined) => span && { text: span.text, ...at(span) };
  const direction = directionOf(relation);
  const from = Math.min(...[cue, factor, outcome].flatMap((span) => (span ? [span.start] : [])));
  const population = findPopulation(blankBefore(clause.text, from), [factor, outcome]);
  const kept =
    outcome && population?.cutFrom === outcome
      ? {
          ...outcome,
          end: population.cutAt,
          text: sentence.text.slice(outcome.start, population.cutAt).replace(/\s+/gu, ' ').trim(),
        }
      : outcome;
  const attached = readAttachments(clause, next);
  return Object.fromEntries(
    Object.entries({
      factor: part(factor),
      outcome: part(kept),
      direction: direction && factor && outcome ? { value: direction, ...at(cue) } : undefined,
      population: part(population?.span),
      comparator: part(relation.comparator ?? attached.comparator),
      mechanism: part(attached.mechanism),
      conditions: part(attached.conditions),
    }).filter(([, value]) => value !== undefined),
  );
};

/** Blanks what stands before the words that are read, but not "In adults, …". */
const blankBefore = (text: string, from: number): string => {
  const setting = /^(?:in|among) [^,]{3,80},/iu.exec(text)?.[0].length ?? 0;
  return (
    text.slice(0, setting) +
    text.slice(setting, Math.max(from, setting)).replace(/./gsu, ' ') +
    text.slice(Math.max(from, setting))
  );
};

/** A direction only where the text gives one. */
const directionOf = ({ direction, outcome }: NamedRelation): Direction | undefined => {
  if (direction === 'associated') return direction;
  if (outcome?.level === undefined) return direction === 'changes' ? undefined : direction;
  if (outcome.level === 'different') return undefined;
  const isMore = outcome.level === 'more';
  // "inhibits reduced growth" says neither.
  if (direction === 'lowers') return undefined;
  return isMore ? 'raises' : 'lowers';
};
