import type { HypothesisStructure } from '@spinout/api-client';
import { factorKindOf, type FactorKind } from './factor-kind.js';
import type { Analysis, Family } from './family.js';
import { observedFamilyFor } from './families/observed.families.js';
import type { Terms } from './hypothesis-terms.js';
import { MAX_NAME_CHARACTERS, namePhrase, withoutLevel } from './name-phrase.js';
import { structuredMessages as messages } from './structured-design.messages.js';
import type { StudySystem } from './study-system.js';

/** A family whose texts say what this hypothesis compares, and the names for `{a}`, `{b}` and `{c}` in them. */
export interface StructuredDesign {
  readonly family: Family;
  readonly terms: Terms;
  /** Defines what the texts call "the factor" and "the outcome"; empty where both are named in full. */
  readonly opening: string;
  /** The sentences on the primary outcome, as a template. */
  readonly outcome: string;
}

interface Names {
  readonly factor: string;
  readonly outcome: string;
  /** The hypothesis speaks of a fall of what is measured: "raises a decrease in X". */
  readonly isReversed: boolean;
  readonly opening: string;
}

const POPULATION_FIRST =
  /^(?:individuals|patients|people|participants|adults|children|women|men|carriers|mice|rats|animals)\b/iu;

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/gu, (all, key: string) => values[key] ?? all);

const neutralOutcome = (phrase: string | undefined) =>
  phrase === undefined ? { name: undefined, isLow: false } : withoutLevel(phrase);

/** Names factor and outcome; what is too long or no name is quoted once and then referred to. */
function namesOf({ factor, outcome }: HypothesisStructure, kind: FactorKind): Names {
  const full = namePhrase(factor);
  const a = full !== undefined && kind === 'observed' ? withoutLevel(full).name : full;
  const { name: named, isLow } = neutralOutcome(namePhrase(outcome));
  const c =
    named !== undefined && POPULATION_FIRST.test(named)
      ? fill(messages.traitIn, { people: named })
      : named;
  const isShort = (phrase: string | undefined): phrase is string =>
    phrase !== undefined && phrase.length <= MAX_NAME_CHARACTERS;
  const opening = [
    isShort(a) ? '' : fill(messages.factorIs, { phrase: a ?? factor.trim() }),
    isShort(c)
      ? ''
      : c === undefined
        ? messages.outcomeUnnamed
        : fill(messages.outcomeIs, { phrase: c }),
  ].filter(Boolean);
  return {
    factor: isShort(a) ? a : messages.theFactor,
    outcome: isShort(c) ? c : messages.theOutcome,
    isReversed: isLow,
    opening: opening.join(' '),
  };
}

/** "a balance of" as "the balance of", after "differ in". */
const definite = (phrase: string) => phrase.replace(/^an?\s+/u, 'the ');

const BEHAVIOR =
  /\b(?:training|exercise|physical activity|diets?|dietary|lifestyle|program\w*|education|counsel\w*|weight loss|instruction|screening|assistance|feedback|fasting|restriction|mindfulness|surgery|interventions?|transplant\w*|course of|editing|insertion)\b/iu;

/** Procedures whose control is the same procedure without its active part. */
const MOCKED =
  /\b(?:infection|exposure|challenge|inoculation|editing|insertion|correction|conversion|modified|transplant\w*)\b/iu;

const comparatorOf = (
  { comparator, factor: fullFactor }: HypothesisStructure,
  kind: FactorKind,
  family: Family,
  { factor }: Names,
): string => {
  const named = namePhrase(comparator);
  const rest = /^(?:an? |the )?prolonged\s+(.+)$/iu.exec(factor)?.[1];
  if (rest !== undefined && kind !== 'observed') return fill(messages.brief, { rest });
  const changed = /^(?:an? |the )(?:shorter|longer|stricter|larger|smaller)\s+(.+)$/iu.exec(
    factor,
  )?.[1];
  if (changed !== undefined && kind !== 'observed') return fill(messages.usual, { rest: changed });
  if (/^(?:intentional|deliberate)\s/iu.test(factor)) return fill(messages.none, { factor });
  if (named !== undefined && named.length <= MAX_NAME_CHARACTERS && kind !== 'observed')
    return named;
  if (kind === 'absence') {
    const intact = /^(?:the\s+|a\s+)?\p{L}+\s+(?:of|in)\s+(?:the\s+)?(.+)$/iu.exec(factor)?.[1];
    return intact === undefined ? messages.unaltered : fill(messages.intact, { part: intact });
  }
  if (MOCKED.test(factor) && family.id !== 'clinical') return messages.mock;
  if (family.id === 'clinical')
    return BEHAVIOR.test(`${factor} ${fullFactor}`) ? messages.usualCare : messages.placebo;
  return messages.comparators[family.id as keyof typeof messages.comparators] ?? messages.without;
};

/** How many groups there are, and what sets them apart. */
const armsOf = (
  kind: FactorKind,
  { factor }: Names,
  comparator: string,
  { hasComparator, family }: { readonly hasComparator: boolean; readonly family: Family },
): string => {
  if (isPaired(family) && kind === 'quantity' && !hasComparator)
    return fill(messages.armsPairedLevels, { factor: definite(factor) });
  if (isPaired(family))
    return fill(hasComparator ? messages.armsPairedWith : messages.armsPaired, {
      factor,
      comparator,
    });
  if (hasComparator || kind === 'agent' || kind === 'absence')
    return fill(messages.armsPair, { factor, comparator });
  const template =
    kind === 'quantity'
      ? messages.armsQuantity
      : isMolecular(family, factor)
        ? messages.armsProcess
        : messages.armsChange;
  return fill(template, { factor: definite(factor) });
};

const isPaired = ({ id }: Family) => id === 'computational' || id === 'quantum';

const TWO_GROUPS: Readonly<Record<string, Analysis>> = {
  'in-vitro': { test: 'two-sample-t', d: 0.8 },
  materials: { test: 'two-sample-t', d: 0.8 },
};

/** The texts of a study in which the factor is set by the investigators. */
function experimentFrom(
  base: Family,
  structure: HypothesisStructure,
  kind: FactorKind,
  names: Names,
): Family {
  const hasComparator = namePhrase(structure.comparator) !== undefined;
  const comparator = comparatorOf(structure, kind, base, names);
  const isBlind = comparator === messages.placebo;
  const label =
    base.id === 'clinical' && !isBlind
      ? messages.openTrial
      : (messages.openings[base.id as keyof typeof messages.openings] ??
        messages.openings.comparison);
  const groups = fill(isPaired(base) ? messages.samePairs : messages.twoGroups, {
    units: base.unit.many,
  });
  const arms = armsOf(kind, names, comparator, { hasComparator, family: base });
  const isTargeted =
    (kind === 'process' || kind === 'absence') && isMolecular(base, structure.factor);
  const negative =
    kind === 'process' && !hasComparator
      ? messages.negativeUnaltered
      : kind === 'quantity' && !hasComparator
        ? messages.negativeUsual
        : fill(messages.negative, { comparator });
  const two = TWO_GROUPS[base.id];
  return {
    ...base,
    analyses: two === undefined ? base.analyses : { ...base.analyses, value: two },
    design: `${fill(messages.tests, { label, within: withinOf(structure) })} ${groups}: ${arms}.`,
    dependent: messages.dependents[base.id as keyof typeof messages.dependents] ?? base.dependent,
    independent: `{a} (${fill(
      kind === 'process' && !hasComparator
        ? messages.levelsProcess
        : kind === 'quantity' && !hasComparator
          ? messages.levelsQuantity
          : messages.levelsPair,
      { comparator },
    )})`,
    controls: isPaired(base)
      ? pairedControls(base, kind, structure.outcome)
      : [
          negative,
          ...(isTargeted ? [messages.secondMeans, messages.rescue] : []),
          ...(base.id === 'clinical'
            ? [messages.positiveMeasure, messages.baseline]
            : base.controls.filter((text) =>
                /^(?:Positive control|Blank|Repeat|Noise-free|Randomized b|Baseline s)/u.test(text),
              )),
        ],
    equipment:
      isBlind || base.id !== 'clinical'
        ? base.equipment
        : base.equipment.filter((text) => !/placebo/iu.test(text)),
  };
}

const IS_SCORE =
  /\b(?:accuracy|share|scores?|quality|prediction|faithful|correct|error|performance)/iu;

const pairedControls = (base: Family, kind: FactorKind, outcome: string): readonly string[] => {
  const fitting = base.controls.filter(
    (text) =>
      (!text.includes('shuffled') || IS_SCORE.test(outcome)) &&
      (kind !== 'quantity' || !text.includes('without {a}')),
  );
  return kind === 'quantity' ? [messages.baselineMethod, ...fitting.slice(1)] : fitting;
};

const MOLECULE =
  /\b(?:genes?|proteins?|receptors?|kinases?|enzymes?|expression|signal\w*|pathways?|activit(?:y|ies)|interactions?|peptides?|transcri\w+)\b|\p{Lu}{2,}-?\d/iu;

/** Whether the factor can be changed by a mutation, a knockdown or an inhibitor. */
const isMolecular = ({ id }: Family, factor: string) =>
  id === 'in-vitro' || (id === 'animal' && MOLECULE.test(factor));

const NAMES_UNITS =
  /\b(?:individuals|patients|people|participants|adults|children|women|men|carriers|humans|mice|rats|animals|sites|forests)\b/iu;

/** The texts of a study in which the factor is only observed. */
function observationFrom(
  system: StudySystem | undefined,
  structure: HypothesisStructure,
  names: Names,
): Family {
  const base = observedFamilyFor(system);
  const units = base.unit.many;
  return {
    ...base,
    design: [
      fill(messages.relates, {
        across: NAMES_UNITS.test(`${structure.outcome} ${structure.population ?? ''}`)
          ? ''
          : fill(messages.across, { units }),
        label: base.label === 'Field survey' ? messages.fieldSurvey : messages.observation,
        within: withinOf(structure),
      }),
      messages.notAssigned,
    ].join(' '),
    independent: messages.asItOccurs,
    controls: [
      fill(system === 'people' ? messages.comparisonOfPeople : messages.comparisonOfUnits, {
        units,
        factor: definite(names.factor),
      }),
      messages.negativeOutcome,
      messages.positiveCorrelate,
    ],
  };
}

/** " in mice", unless factor or outcome say so already. */
const withinOf = ({ population, conditions, factor, outcome }: HypothesisStructure): string => {
  const setting = population === undefined ? undefined : `in ${population}`;
  const said = `${factor} ${outcome}`.toLowerCase();
  if (setting !== undefined && population !== undefined && !said.includes(population.toLowerCase()))
    return ` ${setting}`;
  const condition = conditions?.trim() ?? '';
  return /^(?:in|among|during|under|within|at|after|before)\s/iu.test(condition) &&
    condition.length <= MAX_NAME_CHARACTERS &&
    !said.includes(condition.toLowerCase())
    ? ` ${condition.charAt(0).toLowerCase()}${condition.slice(1)}`
    : '';
};

/**
 * Writes the design of a hypothesis from its parts: what is set or observed, what it is compared with, what is measured
 * and in which system.
 * @param base the family for the case that the factor can be set
 */
export function structuredDesign(
  structure: HypothesisStructure,
  base: Family,
  system: StudySystem | undefined,
): StructuredDesign {
  const kind =
    namePhrase(structure.factor) === undefined
      ? 'observed'
      : factorKindOf(structure.factor, structure.direction, system);
  const isObservational = kind === 'observed' || base.id === 'observational' || base.id === 'space';
  const names = namesOf(structure, isObservational ? 'observed' : kind);
  const family = isObservational
    ? observationFrom(
        system ?? (base.id === 'observational' ? 'people' : undefined),
        structure,
        names,
      )
    : experimentFrom(base, structure, kind, names);
  const b = namePhrase(structure.mechanism);
  const link = b !== undefined && b.length <= MAX_NAME_CHARACTERS ? b : null;
  const prediction = predictionOf(structure, names, isObservational);
  return {
    family,
    outcome: link === null ? prediction : `${prediction} ${messages.mechanism}`,
    terms: { a: names.factor, b: link, c: names.outcome },
    opening: names.opening,
  };
}

const OPPOSITE = { raises: 'lowers', lowers: 'raises' } as const;

/** What the hypothesis predicts for its outcome, as a template. */
const predictionOf = (
  { direction }: HypothesisStructure,
  { outcome, isReversed }: Names,
  isObservational: boolean,
): string => {
  const way =
    isReversed && (direction === 'raises' || direction === 'lowers')
      ? OPPOSITE[direction]
      : direction;
  const change = messages.predictions[isObservational ? 'observed' : 'set'][way];
  return fill(outcome === messages.theOutcome ? messages.primaryDefined : messages.primary, {
    change,
  });
};
