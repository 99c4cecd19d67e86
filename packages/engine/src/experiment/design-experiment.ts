import {
  isUnsupported,
  type ExperimentDesign,
  type Hypothesis,
  type HypothesisStructure,
  type SamplePlanRequest,
} from '@spinout/api-client';
import type { EngineDependencies } from '../engine-dependencies.js';
import { budgetOf } from './budget.js';
import { chooseAnalysis, chooseFamily } from './choose-family.js';
import { isComputed } from './computed-methods.js';
import { computational } from './families/computational.family.js';
import { GENETIC_RISK, INDUCIBLE } from './factor-kind.js';
import { clinical } from './families/clinical.family.js';
import { exploratory } from './families/comparison.family.js';
import { field } from './families/field.family.js';
import { inVitro } from './families/in-vitro.family.js';
import {
  animalFamilyFor,
  behavioral,
  plants,
  simulation,
  unnamedUnits,
} from './families/other.families.js';
import type { Analysis, Family } from './family.js';
import { experimentMessages as messages } from './experiment.messages.js';
import { capitalized, fillTerms } from './fill-terms.js';
import { termsOf, type Terms } from './hypothesis-terms.js';
import { organismOf, type Organism } from './organism.js';
import { outlineFamilyFor } from './outline-design.js';
import { paperKindOf } from './paper-kind.js';
import { analysisForEffects, planWithEffects } from './plan-with-effects.js';
import type { FittingEffect } from './find-effect.js';
import { structuredDesign } from './structured-design.js';
import { studySystemOf, type StudySystem } from './study-system.js';
import { scheduleOf } from './timeline.js';

const BY = 'Power analysis in the engine';

/** Stand for what a hypothesis does not name. */
const NO_TERMS: Terms = { a: messages.factor, b: null, c: messages.outcome };
const MAX_QUOTED = 400;

/** How the outcome is put where the family's own wording, a measured value, does not fit. */
const OUTCOME_TEXTS: Partial<Record<Analysis['test'], string>> = {
  'log-rank': '{c}, as time to the event',
  proportions: '{c}, as a share of each group',
};

export interface DesignOptions {
  /** Texts of the person's papers. @default none */
  readonly papers?: readonly string[];
  /** Effects that the papers report for the hypothesis, best first. @default none */
  readonly effects?: readonly FittingEffect[];
  /** Inputs of the power analysis that a person chose. @default none */
  readonly plan?: SamplePlanRequest;
}

interface Choice {
  readonly family: Family;
  readonly analysis: Analysis;
  readonly terms: Terms;
  readonly opening: string;
  /** The sentences on the primary outcome, as a template. */
  readonly outcome: string;
  /** What would refute the hypothesis, as a sentence; empty if not stated. */
  readonly refutation: string;
}

const outcomeSentence = ({ b }: Terms): string =>
  b === null
    ? 'The primary outcome is {c}.'
    : 'The primary outcome is {c}; as the proposed link, the study measures {b}.';

const wordingOf = ({ methodology, title, statement, claims }: Hypothesis) => ({
  methods: methodology.join(' \n '),
  title,
  statement: [statement, ...(claims ?? []).map(({ text }) => text)].join(' '),
});

/** The family for the case that the factor can be set. */
const familyFor = (
  system: StudySystem | undefined,
  byWords: Family,
  organism: Organism | undefined,
): Family => {
  if (system === 'computed') return byWords.id === 'quantum' ? byWords : computational;
  if (system === 'animals') return animalFamilyFor(organism);
  return (system !== undefined && BY_SYSTEM[system]) || byWords;
};

/** Families that the words of a sentence tell as surely as a system. */
const NAMED_BY_WORDS: ReadonlySet<string> = new Set([
  'quantum',
  'computational',
  'materials',
  'space',
]);

const BY_SYSTEM: Partial<Record<StudySystem, Family>> = {
  people: clinical,
  cells: inVitro,
  plants,
  field,
};

/** "Raising the rate": a model sets the rate. */
const withoutChange = (structure: HypothesisStructure): HypothesisStructure => ({
  ...structure,
  factor: structure.factor.replace(
    /^(?:increasing|raising|reducing|decreasing|lowering|changing|altering|varying)\s+(?:either\s+|both\s+)?/iu,
    '',
  ),
});

/** Properties of a model rather than things that a person does to a living being. */
const MODEL_PARAMETER =
  /\b(?:probabilit(?:y|ies)|parameters?|thresholds?|stochastic\w*|noise|coupling|topology|(?:proliferation|division|firing|infection|transmission|mutation|growth|reaction) (?:rates?|frequency)|time scales?|feedback strength)\b/iu;

/** The design of a hypothesis in parts. */
function chooseStructured(
  hypothesis: Hypothesis,
  structure: HypothesisStructure,
  papers: readonly string[],
): Choice {
  const { factor, outcome, population = '', conditions = '' } = structure;
  const isOfData =
    !OF_PEOPLE.test(outcome) &&
    (isComputed(`${factor}\n${outcome}`) || IS_SCORE.test(outcome) || IS_METHOD.test(factor));
  const text = `${factor} ${outcome} ${conditions} ${hypothesis.statement}`;
  const stated = chooseFamily({ ...wordingOf(hypothesis), methods: '' }, { a: factor, c: outcome });
  const named = studySystemOf({ population, statement: text, papers: [] });
  const isNamedByWords = named === undefined && NAMED_BY_WORDS.has(stated.id);
  const found = isNamedByWords ? undefined : studySystemOf({ population, statement: text, papers });
  const paperKind = paperKindOf(papers);
  const isModeled = paperKind === 'model' && MODEL_PARAMETER.test(factor);
  const isGenetic = GENETIC_RISK.test(factor) && found !== 'animals' && found !== 'plants';
  const system = isOfData || isModeled ? 'computed' : isGenetic ? 'people' : found;
  const organism = system === 'animals' ? organismOf(`${population} ${text}`, papers) : undefined;
  const byWords = isNamedByWords
    ? stated
    : chooseFamily(wordingOf(hypothesis), { a: factor, c: outcome });
  const isUnknown = system === undefined && papers.length > 0 && !NAMED_BY_WORDS.has(byWords.id);
  const family = isModeled
    ? simulation
    : isUnknown
      ? unnamedUnits
      : system === 'people' && INDUCIBLE.test(factor)
        ? behavioral
        : familyFor(system, byWords, organism);
  const design = structuredDesign(isModeled ? withoutChange(structure) : structure, {
    family,
    system,
    organism,
    paperKind,
  });
  const analysis = chooseAnalysis(design.family, `${outcome} ${hypothesis.title}`);
  return { ...design, analysis, refutation: '' };
}

/** "The accuracy of spatial mapping" is the score of a computed method. */
const IS_SCORE =
  /\b(?:accuracy|precision|quality) of (?:\p{L}+ ){0,2}(?:mapping|prediction|classification|segmentation|annotation|alignment)\b/iu;

const IS_METHOD = /^(?:training on|(?:\p{L}+ )?search by|ranking by|prompting|pre-?training)\b/iu;
/** A computed method whose effect is measured in people is tested in people. */
const OF_PEOPLE =
  /\bin (?:[\p{L}-]+ ){0,3}(?:patients|physicians|clinicians|radiologists|nurses|adults|children|students|participants|users)\b/iu;

function choose(hypothesis: Hypothesis | null, papers: readonly string[]): Choice {
  if (hypothesis?.structure) return chooseStructured(hypothesis, hypothesis.structure, papers);
  if (hypothesis === null) {
    return {
      family: exploratory,
      analysis: exploratory.analyses.value,
      terms: NO_TERMS,
      opening: messages.exploratory,
      outcome: outcomeSentence(NO_TERMS),
      refutation: '',
    };
  }
  // With papers, only what the engine linked names things; a free sentence was read before.
  const isFree = papers.length > 0 && hypothesis['link'] === undefined;
  const found = isFree ? null : termsOf(hypothesis);
  const terms = found ?? NO_TERMS;
  const family =
    found === null && papers.length > 0
      ? outlineFamilyFor(hypothesis.statement, papers)
      : chooseFamily(wordingOf(hypothesis), terms);
  const analysis = chooseAnalysis(family, `${terms.c} ${hypothesis.title}`);
  const opening = found ? '' : generalOpening(hypothesis);
  const refutation = hypothesis.refutation ?? '';
  return { family, analysis, terms, opening, outcome: outcomeSentence(terms), refutation };
}

const generalOpening = ({ statement, title }: Hypothesis): string => {
  const plain = (statement || title).replace(/\s+/gu, ' ').trim();
  const quoted =
    plain.length > MAX_QUOTED ? `${plain.slice(0, MAX_QUOTED).replace(/\s+\S*$/u, '')} …` : plain;
  return messages.general.replace('{hypothesis}', () => quoted);
};

/** Weeks until enough people had the event. */
const EVENT_FOLLOW_UP_WEEKS = 156;

/** A study of the time to an event in people follows them for years. */
const withFollowUp = (family: Family, { test }: Analysis): Family =>
  test === 'log-rank' && family.unit.one === 'participant'
    ? {
        ...family,
        schedule: {
          ...family.schedule,
          followUpWeeks: Math.max(family.schedule.followUpWeeks, EVENT_FOLLOW_UP_WEEKS),
          main: messages.followToEvent,
        },
      }
    : family;

const methodologyOf = ({ family, terms, opening, outcome, refutation }: Choice): string =>
  [
    opening,
    capitalized(fillTerms(family.design, terms)),
    fillTerms(outcome, terms),
    refutation,
    family.safeguards,
  ]
    .filter(Boolean)
    .join(' ');

/**
 * Proposes a design for a hypothesis: the family of experiment from its words, the sample size from a power
 * calculation, and time and money from the sample size.
 * @param hypothesis null asks for an exploratory design, which says so
 * @throws RangeError for a hypothesis that no source supports
 */
export function designExperiment(
  hypothesis: Hypothesis | null,
  { now }: Pick<EngineDependencies, 'now'>,
  { papers = [], effects = [], plan = {} }: DesignOptions = {},
): ExperimentDesign {
  if (isUnsupported(hypothesis)) throw new RangeError(messages.unsupported);
  const choice = choose(hypothesis, papers);
  const { family, terms } = choice;
  const analysis = analysisForEffects(choice.analysis, family, effects);
  const power = planWithEffects(analysis, family, effects, plan);
  const schedule = scheduleOf(withFollowUp(family, analysis), power.total);
  const budget = budgetOf(family, { total: power.total, weeks: schedule.weeks });
  const filled = (texts: readonly string[]) =>
    texts.map((text) => capitalized(fillTerms(text, terms)));
  return {
    family: { id: family.id, label: family.label },
    methodology: methodologyOf(choice),
    sampleSize: power.total,
    duration: schedule.duration,
    budget: budget.totalUsd,
    controls: filled(family.controls),
    equipment: [...family.equipment],
    variables: {
      independent: filled([family.independent]),
      dependent: filled([OUTCOME_TEXTS[analysis.test] ?? family.dependent]),
      controlled: filled([
        ...family.controlled,
        ...(terms.b === null ? [] : ['{b} at baseline, as a covariate']),
      ]),
    },
    timeline: [...schedule.phases],
    power_analysis: power,
    budget_lines: [...budget.lines],
    duration_basis: schedule.basis,
    source: { origin: 'computed', by: BY, at: now().toISOString() },
  };
}
