import type {
  ExperimentDesign,
  Hypothesis,
  HypothesisStructure,
  SamplePlanRequest,
} from '@spinout/api-client';
import type { Source } from '../literature/sources.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { readSource } from '../hypotheses/read-source.js';
import { loadLanguage, type Language } from '../language/parse-text.js';
import { designExperiment, lacksUnits } from './design-experiment.js';
import { nameFactor, nameOutcome } from './design-names.js';
import { findLowerCaseWords } from '../paper-parts/title-context.js';
import { expandStructure, withoutCapital } from './expand-structure.js';
import { findFittingEffects } from './find-effect.js';
import { termsOf } from './hypothesis-terms.js';
import { outlineExperiment, type MissingPart } from './outline-experiment.js';
import { findOwnKind } from './own-kind.js';
import { findChoices } from './paper-choices/find-choices.js';
import { findOwnPhrases } from './paper-choices/own-phrases.js';
import { readHypothesis, type QuestionFocus } from './read-hypothesis.js';
import { isUnitsName } from '../study-phrases/phrase-kinds.js';
import { ratePhrases } from '../study-phrases/roles/rate-phrases.js';
import { structuredMessages } from './structured-design.messages.js';
import { addUncertain, findAssumed, isDecided } from './uncertain-design.js';
import { saysDirection } from './certain-parts.js';
import { fitsKind } from './fits-kind.js';
import { findNamedKind } from './named-kind.js';
import { findTextKind } from './text-kind.js';
import { findStudyKind, type StudyKind } from './study-kind.js';
import { findMissingParts, isUsableFactor, isUsableOutcome } from './usable-parts.js';

/** What a design follows from besides the hypothesis. */
export interface DesignSources {
  /** The person's papers, or the abstracts of a run. */
  readonly sources: readonly Source[];
  /** Sources whose effects may be used as well. @default none */
  readonly further?: readonly Source[];
  /** Inputs of the power analysis that a person chose. @default none */
  readonly plan?: SamplePlanRequest | undefined;
}

/** Nothing to compare effects with: they are only offered. */
const NO_PARTS = { factor: '', outcome: '' };

const textOf = ({ title, pages }: Source) => [title, ...pages.map(({ text }) => text)].join('\n\n');

/** Abstracts and our summaries have no headings; what they report are results. */
const SECTIONS = {
  uploaded: undefined,
  live: 'abstract',
  imported: 'abstract',
  library: 'results',
} as const;

/**
 * Proposes a design for a hypothesis with what its sources say: the system that they study, the short forms that they
 * define, and the effects that they report.
 * @throws RangeError for a hypothesis that no source supports
 * @throws the signal's reason once it has fired
 */
export async function designFromSources(
  hypothesis: Hypothesis | null,
  dependencies: Pick<EngineDependencies, 'now'>,
  { sources, further = [], plan }: DesignSources,
  signal?: AbortSignal,
): Promise<ExperimentDesign> {
  const rest = { papers: sources.map(textOf), ...(plan ? { plan } : {}) };
  if (hypothesis === null) return designExperiment(null, dependencies, rest);
  const isUnread = hypothesis.structure === undefined && hypothesis['link'] === undefined;
  if (sources.length === 0 && !isUnread) return designExperiment(hypothesis, dependencies, rest);
  const language = await loadLanguage();
  // Without papers, a sentence of simple form is read by its words.
  const isByWords = sources.length === 0 && termsOf(hypothesis) !== null;
  const { structure = hypothesis.structure, focus = {} } = isUnread
    ? readHypothesis(hypothesis.statement, language)
    : {};
  const read = [...sources, ...further].map((source) => {
    signal?.throwIfAborted();
    return readSource(source, language, source.isAbstract ? 'abstract' : SECTIONS[source.kind]);
  });
  const outline = (missing: readonly MissingPart[], parts: QuestionFocus) => {
    // What we read in a sentence is only offered; what a hypothesis has in its fields is its part.
    const named = isUnread ? {} : parts;
    const paper = readPaper(sources);
    const [own] = read.filter(({ source }) => source.kind === 'uploaded');
    const phrases = own && findOwnPhrases(own, language);
    const { statement } = hypothesis;
    const kind =
      findNamedKind(statement, paper) ??
      (own && phrases && findOwnKind(statement, own, phrases)) ??
      (paper && findTextKind(statement, paper));
    return outlineExperiment(
      hypothesis,
      {
        missing: isUnread ? listMissing({}) : missing,
        named,
        choices: findChoices(hypothesis, read, language, {
          named,
          ...(phrases && { own: phrases }),
        }),
        kind,
      },
      dependencies,
    );
  };
  if (structure === undefined && hypothesis['link'] === undefined && !isByWords)
    return outline(listMissing({}), asWithinSentence(nameUsable(focus, language), rest.papers));
  const expanded =
    structure && expandStructure(withSaidDirection(structure, hypothesis), rest.papers);
  // What was composed from library and abstracts has passed checks of its own.
  const isGated = isUnread || sources.some(({ kind }) => kind === 'uploaded');
  const unusable = structure && isGated ? findMissingParts(structure, language) : [];
  const missing =
    structure && isGated
      ? addUncertain(structure, unusable, rateStatement(hypothesis.statement, language))
      : [];
  const outlineOf = (
    undecided: readonly MissingPart[],
    { factor, outcome }: HypothesisStructure,
  ) => {
    const names = { factor: nameFactor(factor), outcome: nameOutcome(outcome) };
    const pick = (isPicked: (part: 'factor' | 'outcome') => boolean): QuestionFocus => ({
      ...(isPicked('factor') && { factor: names.factor }),
      ...(isPicked('outcome') && { outcome: names.outcome }),
    });
    return outline(
      undecided,
      pick((part) => !undecided.includes(part)),
    );
  };
  if (structure && missing.length > 0 && !isByWords)
    return outlineOf(missing, expanded ?? structure);
  const effects = findFittingEffects(structure ?? NO_PARTS, read, language, hypothesis.statement);
  const design = designExperiment(
    { ...hypothesis, ...(expanded && { structure: expanded }) },
    dependencies,
    { ...rest, effects },
  );
  if (!expanded || !isGated) return design;
  const { origins } = expanded;
  const isOfPaper = isUnread
    ? hypothesis.claims?.some(({ evidence }) => evidence.length > 0) === true
    : origins?.factor === 'paper' || origins?.factor === 'user';
  const kind = findStudyKind(hypothesis.statement, readPaper(sources))?.kind;
  const { statement } = hypothesis;
  const assumed = isByWords
    ? []
    : findAssumed(design, expanded, {
        statement,
        // Words of an abstract do not say the units of a plan.
        kind: findNamedKind(statement, { title: readPaper(sources)?.title ?? '', text: '' })?.kind,
      });
  const undecided = [
    ...new Set([
      ...assumed,
      ...(isOfPaper ? listUndecided(design, expanded, kind) : listUnnamed(design)),
    ]),
  ];
  return undecided.length === 0 ? design : outlineOf(undecided, expanded);
}

/** The noun phrases of a hypothesis with what readers would take them for. */
const rateStatement = (statement: string, language: Language) =>
  language.parse(statement).sentences.flatMap((sentence) => ratePhrases(sentence, language));

/** A hypothesis that nobody confirmed predicts a direction only if its verb says one. */
const withSaidDirection = (
  structure: HypothesisStructure,
  { statement }: Hypothesis,
): HypothesisStructure =>
  isDecided(structure) || saysDirection(statement, structure.outcome)
    ? structure
    : { ...structure, direction: 'changes' };

/** Units that no text names. */
const listUnnamed = (design: ExperimentDesign): readonly MissingPart[] =>
  lacksUnits(design) ? ['units'] : [];

/**
 * What a design that follows from a paper would have to assume: units, where nobody names them and it is not of the kind of study
 * that the paper reports, and what a treatment is compared with.
 */
function listUndecided(
  design: ExperimentDesign,
  { factor, comparator, population }: HypothesisStructure,
  kind: StudyKind | undefined,
): readonly MissingPart[] {
  const isOpenTrial =
    comparator === undefined &&
    design.variables.independent.some((text) => text.includes(structuredMessages.usualCare));
  // "Night nurses" compared with "day nurses" are whom the study is on.
  const isAssumed =
    population === undefined &&
    !isUnitsName(factor) &&
    (kind === undefined || !fitsKind(design['family'], kind));
  return [
    ...(isOpenTrial ? (['comparator'] as const) : []),
    ...(lacksUnits(design) || isAssumed ? (['units'] as const) : []),
  ];
}

/** The first paper of the person, for the kind of study that it reports. */
const readPaper = (sources: readonly Source[]) => {
  const paper = sources.find(({ kind }) => kind === 'uploaded');
  return paper && { title: paper.title, text: paper.pages.map(({ text }) => text).join('\n\n') };
};

/** What a question asks about, where a study could set or measure it. */
const nameUsable = ({ factor, outcome }: QuestionFocus, language: Language): QuestionFocus => ({
  ...(factor !== undefined && isUsableFactor(factor, '', language) && { factor }),
  ...(outcome !== undefined && isUsableOutcome(outcome, '', language) && { outcome }),
});

const listMissing = ({ factor, outcome }: QuestionFocus): readonly MissingPart[] => [
  ...(factor === undefined ? (['factor'] as const) : []),
  ...(outcome === undefined ? (['outcome'] as const) : []),
];

/** What a question asks about, as the papers write it within a sentence. */
const asWithinSentence = (focus: QuestionFocus, texts: readonly string[]): QuestionFocus => {
  const lowerCaseWords = findLowerCaseWords(texts.join('\n\n'));
  const write = (phrase: string) => withoutCapital(phrase, lowerCaseWords);
  return {
    ...(focus.factor !== undefined && { factor: write(focus.factor) }),
    ...(focus.outcome !== undefined && { outcome: write(focus.outcome) }),
  };
};
