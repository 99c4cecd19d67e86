import { fill } from '@spinout/domain/text';
import type { HypothesisStructure } from '@spinout/api-client';
import { describeArms, isPaired, isSetting, isTargetable, type Comparison } from './arms.js';
import { comparatorOf } from './comparator.js';
import type { DesignNames } from './design-names.js';
import { settingPhrase } from './design-setting.js';
import type { FactorKind } from './factor-kind.js';
import type { Analysis, Family } from './family.js';
import { nameOf } from './fit-equipment.js';
import { isInherited } from './inherited.js';
import { namedComparator } from './named-comparator.js';
import { structuredMessages as messages } from './structured-design.messages.js';

const TWO_GROUPS: Readonly<Record<string, Analysis>> = {
  'in-vitro': { test: 'two-sample-t', d: 0.8 },
  materials: { test: 'two-sample-t', d: 0.8 },
};

/** The texts of a study in which the factor is set by the investigators. */
export function designExperimentally(
  family: Family,
  structure: HypothesisStructure,
  kind: FactorKind,
  names: DesignNames,
  isMolecule = false,
): Family {
  const compared = withUsualLevel(structure);
  const hasComparator = namedComparator(compared) !== undefined;
  const comparator = comparatorOf(compared, kind, family, names);
  const comparison = { family, kind, names, comparator, hasComparator, isMolecule };
  const isBlind = comparator === messages.placebo;
  const two = TWO_GROUPS[family.id];
  const setting = settingPhrase(structure);
  const isHost = family.id === 'animal' || family.label === messages.plantExperiment;
  const isOfStrain =
    isHost &&
    isInherited(structure.factor) &&
    (OF_PATHOGEN.test(structure.comparator ?? '') || INFECTED.test(structure.population ?? ''));
  const isBred = family.id === 'animal' && isInherited(structure.factor) && !isOfStrain;
  const label = isBred
    ? fill(messages.inherited.opening, { units: family.unit.many })
    : comparator === messages.neutralCondition || family.label === messages.behavioralExperiment
      ? messages.openExperiment
      : openingOf(family, isBlind);
  const { factorRole, ...set } = family;
  return {
    ...set,
    ...(isBred ? inheritedParts(family) : isOfStrain ? {} : withLines(family, structure)),
    analyses: two === undefined ? family.analyses : { ...family.analyses, value: two },
    design: `${fill(messages.tests, { label, within: setting })} ${isOfStrain ? fill(messages.armsOfStrains, { units: family.unit.many, factor: names.factor, comparator }) : describeArms(comparison)}`,
    dependent:
      family.label === messages.simulation
        ? family.dependent
        : (messages.dependents[family.id as keyof typeof messages.dependents] ?? family.dependent),
    independent: `{a} (${levelsOf(comparison)})`,
    controls: isPaired(family)
      ? pairedControls(family, kind, structure)
      : groupControls(comparison),
    equipment:
      isBlind || family.id !== 'clinical'
        ? family.equipment
        : family.equipment
            .filter((each) => !/placebo/iu.test(nameOf(each)))
            .map((each) => (each === messages.unblinding ? messages.randomization : each)),
  };
}

/** What changes where animals are born with the factor. */
const inheritedParts = ({
  safeguards,
  schedule,
}: Family): Pick<Family, 'safeguards' | 'schedule'> => {
  const { inherited } = messages;
  const isCovered = safeguards.includes('ethics');
  return {
    safeguards: isCovered ? `${inherited.safeguards} ${inherited.ethics}` : inherited.safeguards,
    schedule: {
      ...schedule,
      setup: {
        ...schedule.setup,
        description: isCovered
          ? `${schedule.setup.description} ${inherited.setup}`
          : inherited.setup,
      },
      main: inherited.main,
    },
  };
};

/** Whose gene is changed: not that of the animals or plants. */
const OF_PATHOGEN = /\b(?:strains?|\p{L}*virus|bacteri\w+|pathogens?|parasites?|fungus)\b/iu;
const INFECTED = /\b(?:infected|inoculated|challenged) with\b/iu;

/** A plant or a strain with another genome exists already or takes long to make. */
const ALTERED =
  /\b(?:alleles?|edit(?:ed|ing)|CRISPR|overexpress\w*|transgen\w+|introgress\w+|silenc\w+)\b/iu;

const withLines = (
  { label, schedule }: Family,
  { factor }: HypothesisStructure,
): Partial<Family> => {
  const { inherited } = messages;
  const description =
    label === messages.plantExperiment
      ? inherited.plantLines
      : label === messages.microbialExperiment
        ? inherited.strains
        : undefined;
  return description === undefined || !(isInherited(factor) || ALTERED.test(factor))
    ? {}
    : { schedule: { ...schedule, setup: { ...schedule.setup, description } } };
};

/** "Low pressure" is compared with the usual pressure. */
const LEVEL =
  /^(?:the |an? )?(?:low|high)\s+(?!(?:school|back|income|fat|sugar|dose|risk|grade|throughput|fidelity|density|resolution)\b)(\S.*)$/iu;

const withUsualLevel = (structure: HypothesisStructure): HypothesisStructure => {
  const level = LEVEL.exec(structure.factor)?.[1];
  return structure.comparator === undefined && level !== undefined
    ? { ...structure, comparator: `usual ${level}` }
    : structure;
};

const openingOf = ({ id, label, unit }: Family, isBlind: boolean): string => {
  if (id === 'clinical' && !isBlind) return messages.openTrial;
  if (label === messages.simulation) return messages.openingSimulation;
  if (label === messages.plantExperiment) return messages.openingPlants;
  if (label.startsWith('Experiment with ')) return fill(messages.openingWith, { units: unit.many });
  return messages.openings[id as keyof typeof messages.openings] ?? messages.openings.comparison;
};

const levelsOf = ({ family, kind, comparator, hasComparator }: Comparison): string => {
  if (family.label === messages.simulation) return messages.levelsSimulation;
  if (!hasComparator && kind === 'process') return messages.levelsProcess;
  if (!hasComparator && kind === 'quantity') return messages.levelsQuantity;
  return fill(messages.levelsPair, { comparator });
};

/** What is added rather than taken away needs no rescue. */
const EXPRESSED = /^(?:the )?(?:heterologous |ectopic |over-?)?expression of\b/iu;

/** What lacks the factor, rather than another form of it. */
const IS_NEGATIVE =
  /^(?:no|without|un\p{L}+|non-?\p{L}+|normal|usual|intact|vehicle|mock|placebo|sham|water|saline|empty|wild|the wild|control\w*|the same|standard|0|zero)\b|\b(?:without|wild[- ]type|controls?|untreated|alone|free)\b/iu;

const groupControls = (comparison: Comparison): readonly string[] => {
  const { family, kind, names, comparator, hasComparator } = comparison;
  const isTargeted =
    (kind === 'process' || kind === 'absence') &&
    isTargetable(comparison) &&
    !EXPRESSED.test(names.factor);
  const negative =
    kind === 'process' && !hasComparator
      ? messages.negativeUnaltered
      : kind === 'quantity' && !hasComparator
        ? messages.negativeUsual
        : fill(
            hasComparator && !IS_NEGATIVE.test(comparator)
              ? messages.comparisonGroup
              : messages.negative,
            { comparator },
          );
  const others = family.controls.filter((text) =>
    /^(?:Manipulation check|Blank|Repeat|Noise-free|Randomized b|Baseline)/u.test(text),
  );
  return [
    negative,
    ...(isTargeted ? [messages.secondMeans, messages.rescue] : []),
    messages.positiveMeasure,
    ...others,
  ];
};

const IS_PREDICTED =
  /\b(?:accuracy|precision|recall|F1|AUC|classif\w+|predict\w+|faithful\w*|correct\w*|generali[sz]\w+)\b/iu;

const pairedControls = (
  { label, controls }: Family,
  kind: FactorKind,
  { factor, outcome }: HypothesisStructure,
): readonly string[] => {
  if (label === messages.simulation) return [...messages.simulationControls];
  const fitting = controls.filter(
    (text) =>
      (!text.includes('shuffled') || IS_PREDICTED.test(outcome)) &&
      ((kind !== 'quantity' && !isSetting(factor)) || !text.includes('without {a}')),
  );
  return kind === 'quantity' ? [messages.baselineMethod, ...fitting.slice(1)] : fitting;
};
