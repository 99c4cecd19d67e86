import {
  isUnsupported,
  type ExperimentDesign,
  type Hypothesis,
  type SamplePlanRequest,
} from '@spinout/api-client';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { budgetOf } from './budget.js';
import { chooseDesign } from './choose-design.js';
import type { DesignChoice } from './structured-design.js';
import { experimentMessages as messages } from './experiment.messages.js';
import { unnamedUnits } from './families/other.families.js';
import type { Analysis, Family } from './family.js';
import type { Terms } from './hypothesis-terms.js';
import type { FittingEffect } from './find-effect.js';
import { fitEquipment, nameOf } from './fit-equipment.js';
import { analysisForEffects, planWithEffects } from './plan-with-effects.js';
import { scheduleOf } from './timeline.js';

const BY = 'Power analysis in the engine';

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

/** Puts the terms into a family's text; `{b}` must not be used where there is none. */
const fillTerms = (template: string, { a, b, c }: Terms): string =>
  template
    .replaceAll('{a}', () => a)
    .replaceAll('{b}', () => b ?? '')
    .replaceAll('{c}', () => c);

/** What designs hold constant, unless it is what they vary. */
const HELD =
  /\b(?:temperature|light|humidity|genetic|genotype|cultivars?|strains?|season|time|place|region|site|age|sex|diet|medium|medication|treatment|illness|dose|period)\b/giu;

/** What a factor changes without naming it: "16 h of cold". */
const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cold|heat|warm\w*|chill\w*|freez\w*|cool\w*)\b|°/iu, 'temperature'],
  [/\b(?:dark\w*|shad(?:e|ing)|illumination)\b/iu, 'light'],
  [/\b(?:drought|irrigat\w*|water\w*)\b/iu, 'humidity'],
  [
    /\b(?:alleles?|mutations?|mutants?|insertions?|genes?|knock-?outs?|overexpression)\b/iu,
    'genotype genetic strain',
  ],
];
/** Units that differ in their genes by what they are. */
const LINES = /\b(?:cultivars|accessions|varieties|genotypes|breeds|inbred lines|ecotypes)\b/iu;
const FEMALE = /\b(?:women|girls|mothers|females?)\b/iu;
const MALE = /\b(?:men|boys|fathers|males?)\b/iu;
/** A population of one sex cannot be balanced by it. */
const isOfOneSex = (population: string): boolean =>
  FEMALE.test(population) !== MALE.test(population);
const withoutSex = (text: string): string =>
  text
    .replace(/, sex and /u, ' and ')
    .replace(/ and sex\b(?: ratio)?/u, '')
    .replace(/ratio, by/u, 'by');

/** "Light and temperature" are not held constant where the temperature is varied. */
const isVaried = (held: string, { a }: Terms, population: string): boolean => {
  const factor = [
    a,
    LINES.test(population) ? 'genotype' : '',
    ...SYNONYMS.flatMap(([pattern, word]) => (pattern.test(a) ? [word] : [])),
  ]
    .join(' ')
    .toLowerCase();
  return (held.toLowerCase().match(HELD) ?? []).some((word) =>
    new RegExp(`\\b${word}`, 'u').test(factor),
  );
};

/** Begins a text with a capital letter, unless its first word has its own capitals ("mRNA"). */
const capitalized = (text: string): string => {
  if (/^\p{Ll}+(?:\p{Lu}|-\p{Lu}|\d)|^\p{Script=Greek}/u.test(text)) return text;
  const [first = '', ...rest] = [...text];
  return first.toUpperCase() + rest.join('');
};

const methodologyOf = ({ family, terms, opening, outcome, refutation }: DesignChoice): string =>
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
  const choice = chooseDesign(hypothesis, papers);
  const { terms } = choice;
  const family = fitEquipment(
    choice.family,
    hypothesis?.statement ?? '',
    [hypothesis?.statement, hypothesis?.methodology, papers].flat().join('\n'),
  );
  // An effect in people says nothing of how many studies to pool.
  const comparable = family.unit.one === 'study' ? [] : effects;
  const analysis = analysisForEffects(choice.analysis, family, comparable);
  const power = planWithEffects(analysis, family, comparable, plan);
  const schedule = scheduleOf(withFollowUp(family, analysis), power.total);
  const budget = budgetOf(family, { total: power.total, weeks: schedule.weeks });
  const population = hypothesis?.structure?.population ?? '';
  const isOneSex = isOfOneSex(population);
  const filled = (texts: readonly string[]) =>
    texts.map((text) => capitalized(fillTerms(text, terms)));
  return {
    family: { id: family.id, label: family.label },
    methodology: methodologyOf(choice),
    sampleSize: power.total,
    duration: schedule.duration,
    budget: budget.totalUsd,
    controls: filled(family.controls),
    equipment: filled(family.equipment.map(nameOf)),
    variables: {
      independent: filled([family.independent]),
      dependent: filled([
        OUTCOME_TEXTS[analysis.test] ?? family.dependent,
        // What lies between factor and outcome is no covariate: adjusting for it takes away the effect.
        ...(terms.b === null ? [] : ['{b}, through which the effect is supposed to go']),
      ]),
      controlled: filled(
        family.controlled
          .filter((text) => !isVaried(text, terms, population))
          .map((text) => (isOneSex ? withoutSex(text) : text)),
      ),
    },
    ...(family.factorRole && { factor_role: family.factorRole }),
    timeline: [...schedule.phases],
    power_analysis: power,
    budget_lines: [...budget.lines],
    duration_basis: schedule.basis,
    source: { origin: 'computed', by: BY, at: now().toISOString() },
  };
}

/** Whether a design could not name its units of study. */
export const lacksUnits = ({ power_analysis: power }: ExperimentDesign): boolean =>
  power?.statement.includes(unnamedUnits.unit.many) === true;
