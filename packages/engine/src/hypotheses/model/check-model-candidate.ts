import type { DropReason } from '@spinout/api-client';
import { namesMeasurable } from '@spinout/domain/measurable-outcome';
import type { Language } from '../../language/parse-text.js';
import type { Material } from '../../language-model/language-model.types.js';
import { statesOpenQuestion } from '../../statements/open-question-cues.js';
import { hasCitation } from '../../statements/clause.js';
import type { HypothesisCandidate, NamedPart, SourceSentence } from '../candidate.types.js';
import { isNamedShare, shareOfOutcome, shareOfPhrase } from '../names-phrase.js';
import type { ReadSource } from '../read-source.js';
import { hasForeignFacts, isSoundStatement } from './check-wording.js';
import { KIND_RULES, readKind, readLimit, type KindBasis } from './fits-kind.js';
import type { QuoteLocator } from './locate-quotes.js';
import type { ModelCandidate } from './model-candidate.types.js';
import { readModelCandidate, type LocatedCandidate } from './read-model-candidate.js';
import type { NumberedSentence } from './select-sentences.js';

/** A proposal that passed every check on its own; what it is worth is rated later. */
export type CheckedCandidate = Omit<HypothesisCandidate, 'support' | 'score' | 'rating'> & {
  readonly read: ReadSource;
};

export interface CheckOptions {
  readonly model: string;
  readonly material: readonly Material[];
  readonly locate: QuoteLocator;
  readonly language: Language;
  readonly resultsOf: (read: ReadSource) => readonly Pick<SourceSentence, 'sentence'>[];
}

/** Comparators that a paper need not name. */
const COMMON_COMPARATOR =
  /\b(?:controls?|placebo|sham|vehicle|untreated|no|none|without|absence|lower|lesser|fewer|higher|shorter|longer|less|more|usual|standard|intact|wild[- ]type|baseline|unexposed|normal|other)\b/iu;

/** Checks one hypothesis of a language model, which is untrusted: the candidate, or why it is dropped. */
export function checkModelCandidate(
  answer: ModelCandidate | null,
  options: CheckOptions,
): CheckedCandidate | DropReason {
  const located = readModelCandidate(answer, options.locate);
  if (typeof located === 'string') return located;
  const unnamed = findUnnamedPart(located);
  if (unnamed) return unnamed;
  const kind = readKind(located.kind);
  const found = kind && KIND_RULES[kind](located.follows, countNamed(located));
  if (!kind || !found) return 'kind';
  const checks: readonly (readonly [
    reason: DropReason,
    isPassed: (each: LocatedCandidate) => boolean,
  ])[] = [
    ['figures', (each) => hasOwnFactsOnly(each, options.material)],
    ['quote', isSettingQuoted],
    ['parts', hasComparator],
    ['outcome', ({ relation }) => namesMeasurable(relation.outcome)],
    ['statement', (each) => isSoundStatement(each.statement, each.relation, options.language)],
    ['kind', (each) => kind !== 'generalization' || isNewPopulation(each, found)],
    ['answered', (each) => !isAnswered(each, options)],
  ];
  const failed = checks.find(([, isPassed]) => !isPassed(located));
  if (failed) return failed[0];
  const { relation, statement, comparator, population, read } = located;
  return {
    kind,
    statement,
    relation,
    basis: { source: read.source, sentence: withWordsOf(found.basis, located, options.language) },
    ...(found.limitation
      ? { limitation: { source: read.source, sentence: found.limitation.sentence } }
      : {}),
    isCited: hasCitation(found.basis.sentence.text),
    read,
    modelProposal: {
      model: options.model,
      comparator,
      population,
      parts: nameParts(located, found),
    },
  };
}

const countNamed =
  ({ relation: { factor, outcome } }: LocatedCandidate) =>
  ({ sentence: { text } }: NumberedSentence): number =>
    Number(isNamedShare(shareOfPhrase(text, factor))) +
    Number(isNamedShare(shareOfOutcome(text, outcome)));

/** A part must be in the words of its sentences; one that no sentence of the paper has is about something else. */
const findUnnamedPart = ({
  relation: { factor, outcome, mechanism },
  factorIn,
  outcomeIn,
  mechanismIn,
  read,
}: LocatedCandidate): DropReason | undefined => {
  const paper = [read.source.title, ...read.sentences.map(({ text }) => text)];
  const parts = [
    [shareOfPhrase, factor, factorIn],
    [shareOfOutcome, outcome, outcomeIn],
    ...(mechanism === undefined ? [] : [[shareOfPhrase, mechanism, mechanismIn] as const]),
  ] as const;
  for (const [share, part, sentences] of parts) {
    if (isNamedShare(share(joined(sentences), part))) continue;
    return paper.some((text) => isNamedShare(share(text, part))) ? 'quote' : 'topic';
  }
  return undefined;
};

const joined = (sentences: readonly NumberedSentence[]): string =>
  sentences.map(({ sentence }) => sentence.text).join(' ');

const hasOwnFactsOnly = (
  { statement, relation, comparator, population, quoted, read }: LocatedCandidate,
  material: readonly Material[],
): boolean => {
  const { factor, outcome, mechanism, setting } = relation;
  const texts = [statement, factor, outcome, mechanism, setting, comparator, population];
  const quotes = [...quoted.map(({ sentence }) => sentence.text), read.source.title];
  return !hasForeignFacts(
    texts.filter((text) => text !== undefined),
    quotes,
    material,
  );
};

const isSettingQuoted = ({ relation, population, quoted, read }: LocatedCandidate): boolean =>
  [relation.setting, population].every(
    (part) =>
      part === undefined ||
      isNamedShare(shareOfPhrase(`${joined(quoted)} ${read.source.title}`, part)),
  );

const hasComparator = ({ comparator, quoted }: LocatedCandidate): boolean =>
  COMMON_COMPARATOR.test(comparator) || shareOfPhrase(joined(quoted), comparator) > 0;

/** A population that the finding does not name, that its limitation does, and that the statement is about. */
const isNewPopulation = (
  { population, statement }: LocatedCandidate,
  { basis, limitation }: KindBasis,
): boolean =>
  population !== undefined &&
  shareOfPhrase(basis.sentence.text, population) < 1 &&
  isNamedShare(shareOfPhrase(readLimit(limitation?.sentence.text ?? '') ?? '', population)) &&
  isNamedShare(shareOfPhrase(statement, population));

/** The title or one result names all that the hypothesis is about: the paper has tested it. */
const isAnswered = (
  { relation: { factor, outcome, mechanism, setting }, population, read }: LocatedCandidate,
  { resultsOf }: CheckOptions,
): boolean => {
  const others = [factor, mechanism, setting, population].filter((part) => part !== undefined);
  const tested = [read.source.title, ...resultsOf(read).map(({ sentence }) => sentence.text)];
  return tested.some(
    (text) =>
      shareOfOutcome(text, outcome) === 1 &&
      others.every((part) => shareOfPhrase(text, part) === 1),
  );
};

/** Words of the parts may come from other sentences than the basis, which is where ranking looks for them. */
const withWordsOf = (
  { sentence }: NumberedSentence,
  { statement, relation: { factor, outcome } }: LocatedCandidate,
  { parse }: Language,
) => ({
  ...sentence,
  tokens: [
    ...sentence.tokens,
    ...[statement, factor, outcome].flatMap((text) =>
      parse(text).sentences.flatMap(({ tokens }) => tokens),
    ),
  ],
});

/** The sentences that name the parts, each once; none that says that something is not known, as that is no evidence. */
function nameParts(
  { factorIn, outcomeIn, mechanismIn }: LocatedCandidate,
  { basis, limitation }: KindBasis,
): readonly NamedPart[] {
  const shown = new Set([basis, limitation]);
  const parts = { factor: factorIn, outcome: outcomeIn, mechanism: mechanismIn };
  return (['factor', 'outcome', 'mechanism'] as const).flatMap((part): NamedPart[] => {
    const named = parts[part].find(
      (each) => !shown.has(each) && !statesOpenQuestion(each.sentence.text),
    );
    if (!named) return [];
    shown.add(named);
    return [{ part, source: named.source, sentence: named.sentence }];
  });
}
