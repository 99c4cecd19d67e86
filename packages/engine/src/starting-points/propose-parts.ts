import { clauseOf, withoutParentheses } from '../statements/clause.js';
import { findQuestionForm, type QuestionForm } from '../statements/question-forms.js';
import type { TextRange } from '../text/text-range.js';
import type { ParsedSentence } from '../language/language.types.js';
import type { Direction } from './effect-verbs.js';
import { markSentence, type MarkedSentence } from './marked-sentence.js';
import { namePart, type NamedSpan } from './name-part.js';
import { findAskedOutcome } from './asked-outcome.js';
import type { FoundRelation } from './found-relation.js';
import { findComparisons } from './comparison-relations.js';
import { findNounRelations } from './noun-relations.js';
import { findVerbRelations } from './verb-relations.js';
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

const MAX_BEFORE_NOUN = 30;
const HEDGED = /\b(?:(?:may|might|could)(?! not\b)|perhaps|possibly|probably|presumably|likely to)\b/iu;

interface NamedRelation extends Omit<FoundRelation, 'factor' | 'outcome' | 'comparator'> {
  readonly factor: NamedSpan | undefined;
  readonly outcome: NamedSpan | undefined;
  readonly comparator?: NamedSpan | undefined;
  /** The clause that it was read from. */
  readonly clause: MarkedSentence;
}

/** "However, ", "In addition, " */
const LEAD_IN = /^\p{L}+(?: \p{L}+){0,2},\s+/u;
/** "If A, B": what the sentence is about follows its first clause. */
const BEGINS_ASIDE =
  /^(?:so )?(?:if|when|although|though|while|whereas|because|since|whilst|as|given|once)\b/iu;
const NOT_ONLY = /, but also\b/iu;

/** "A increased B, suggesting that C may …": what is open is what is concluded. */
const CONCLUDES =
  /(?:,\s(?:thus |thereby |therefore )?(?:which (?:may |might )?)?(?:suggest|indicat|impl|hint|highlight)\p{L}+|\b(?:rais|support|reinforc|strengthen)\p{L}*\sthe\s(?:possibility|idea|hypothesis|notion|view|concept))\s(?:\p{L}+\s)?that\s(?=.*\b(?:may|might|could|plays?|can)\b)/iu;
/** "It is likely that A will …", "We expect that A will …": a supposition without "may". */
const SUPPOSES =
  /\b(?:(?:it is|is it|seems|appears) (?:\p{L}+ )?(?:likely|possible|probable|plausible|conceivable|tempting to speculate|reasonable to (?:assume|speculate|suppose))|we (?:\p{L}+ ){0,2}(?:suggest|expect|propose|hypothesi[sz]ed?|postulate|speculate|suppose|assume|infer)|(?:possibility|hypothesis|idea|notion|view) (?:is )?|(?:findings|results|data|observations) (?:\p{L}+ )?(?:suggest|indicate|imply)|(?:speculated|hypothesi[sz]ed|postulated|assumed|expected))\s*that\s/iu;

/** Where in a sentence what it leaves open stands, without side clauses; the whole sentence where that cannot be told. */
const contentOf = ({ text }: MarkedSentence, content: string): TextRange => {
  const plain = text.replace(/\s/gu, ' ');
  const words = content.split(/\s+/u);
  // "not only between A and B, but also …" is one question.
  const at = NOT_ONLY.test(plain) ? 0 : Math.max(0, plain.indexOf(words.slice(0, 3).join(' ')));
  const tail = words.slice(-2).join(' ');
  const last = plain.lastIndexOf(tail);
  return clauseIn(text, at, last > at ? last + tail.length : text.length);
};

/** "As we know that A raises B, C may …": what is known stands first. */
const KNOWN =
  /^(?:\p{L}+, )?(?:as|because|since|although|though|while|whereas|given|considering|despite|unlike|based on|in view of|in light of)\b[^,]*,\s(?=.*\b(?:may|might|could)\b)/iu;

/** The stretches of a sentence between colons and semicolons, or what it concludes. */
const segmentsOf = ({ text }: MarkedSentence): readonly TextRange[] => {
  const concludes = CONCLUDES.exec(text);
  if (concludes) return [clauseIn(text, concludes.index + concludes[0].length, text.length)];
  const marks = [...text.matchAll(/[:;](?=\s)/gu)].map(({ index }) => index);
  return [0, ...marks.map((mark) => mark + 1)].map((at, index) =>
    clauseIn(text, at, marks[index] ?? text.length),
  );
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

const clauseIn = (text: string, at: number, stop: number): TextRange => {
  const lead = at + (LEAD_IN.exec(text.slice(at))?.[0].length ?? 0);
  const start = lead + (KNOWN.exec(text.slice(lead, stop))?.[0].length ?? 0);
  const asked = text.slice(start, stop);
  return { start, end: start + (BEGINS_ASIDE.test(asked) ? asked.length : mainClauseEnd(asked)) };
};

/** Where the first clause ends, with the "may" that it has: "A, which is old, and has B, may raise C". */
const mainClauseEnd = (asked: string): number => {
  const text = asked.replace(NOT_ONLY, (match) => 'x'.repeat(match.length));
  const end = clauseOf(text).length;
  const modal = text.search(/\b(?:may|might|could)\b/iu);
  return modal < end ? end : modal + clauseOf(text.slice(modal)).length;
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
  const relation = asked ?? (form && !isBefore ? onlyHedged(stated(), sentence) : isReport ? ifHedged(stated(), sentence) : stated());
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

/** Whether "may", "might" or "could" stands before the words that state a relation. */
const isHedged = ({ cue }: NamedRelation, { text }: Pick<MarkedSentence, 'text'>): boolean =>
  HEDGED.test(text.slice(Math.max(0, cue.start - MAX_BEFORE_NOUN), cue.start)) ||
  SUPPOSES.test(text.slice(0, cue.start));

/** Whether "may" belongs to the very words that state a relation, or a supposition begins with its first part. */
const isDirectlyHedged = (
  { cue, factor, outcome }: NamedRelation,
  { text }: Pick<MarkedSentence, 'text'>,
): boolean => {
  if (DIRECT_HEDGE.test(text.slice(0, cue.start))) return true;
  const supposes = SUPPOSES.exec(text);
  const from = Math.min(...[cue, factor, outcome].flatMap((span) => (span ? [span.start] : [])));
  return supposes !== null && Math.abs(from - supposes.index - supposes[0].length) < 5;
};

const DIRECT_HEDGE =
  /\b(?:may|might|could|will|would|likely to|perhaps|possibly|probably|presumably)\s+(?:(?:\p{L}+ly|also|be|been|have|thus|therefore|even|help|further|both|in turn|in part|indeed)\s+){0,4}$/iu;

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

const chooseRelation = (sentence: MarkedSentence, region: TextRange): NamedRelation | undefined => {
  const { text, start } = sentence;
  const cut = cutAt(sentence, region.end);
  const { tokens } = cut;
  const name = (found: FoundRelation): NamedRelation => ({
    ...found,
    clause: cut,
    factor: namePart(tokens, found.factor, text, start, found.comparesGroups ? 'group' : 'factor'),
    comparator: namePart(tokens, found.comparator, text, start, found.comparesGroups ? 'group' : 'factor'),
    outcome: namePart(
      tokens,
      found.outcome,
      text,
      start,
      found.direction === 'associated' ? 'associated' : 'outcome',
    ),
  });
  const all = [...findNounRelations(cut), ...findVerbRelations(cut), ...findComparisons(cut)]
    .filter(({ cue }) => cue.start >= region.start)
    .sort((one, other) => one.cue.start - other.cue.start)
    .map(name)
    .map(withFactorFirst)
    .filter(({ factor, outcome }) => factor ?? outcome);
  const isWhole = ({ factor, outcome }: NamedRelation) =>
    factor !== undefined && outcome !== undefined && factor.text !== outcome.text;
  const whole = all.filter(isWhole);
  // One side alone counts only where it is what the sentence asks about.
  const isAsked = (relation: NamedRelation) =>
    relation.mayBePartial &&
    (relation.cue.start - region.start < MAX_BEFORE_NOUN || isDirectlyHedged(relation, sentence));
  return whole.find((relation) => isHedged(relation, sentence)) ?? whole[0] ?? all.find(isAsked);
};

/** "The response is associated with the dose": what is given is the factor. */
const withFactorFirst = (relation: NamedRelation): NamedRelation => {
  const { direction, factor, outcome } = relation;
  const isGiven = (span: NamedSpan | undefined) => GIVEN.test(span?.text ?? '');
  return direction === 'associated' && isGiven(outcome) && !isGiven(factor)
    ? { ...relation, factor: outcome, outcome: factor }
    : relation;
};

const GIVEN =
  /^(?:(?:the|an?) )?(?:[\p{L}-]+ )?(?:dos(?:e|es|age|ing)|use|administration|duration|timing|receipt|intake|exposure)(?: (?:of|to)\b|$)/iu;

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

const cutAt = ({ start, text, tokens, ...rest }: MarkedSentence, end: number): MarkedSentence => ({
  ...rest,
  start,
  text: text.slice(0, end),
  tokens: tokens.filter((token) => token.end - start <= end),
});

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
  return text.slice(0, setting) + text.slice(setting, Math.max(from, setting)).replace(/./gsu, ' ') + text.slice(Math.max(from, setting));
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
