import { fill } from '@spinout/domain/text';
import type { HypothesisStructure } from '@spinout/api-client';
import { withDefiniteArticle, type DesignNames } from './design-names.js';
import { settingPhrase } from './design-setting.js';
import type { Family } from './family.js';
import { structuredMessages as messages } from './structured-design.messages.js';

const NAMES_UNITS =
  /\b(?:individuals|patients|people|participants|adults|children|women|men|carriers|humans|mice|rats|animals|sites|forests)\b/iu;

/** What shows only some time after. */
const LATER =
  /\b(?:incidence|mortality|deaths?|survival|progression|decline|changes?|onset|relapse|recurrence|later|follow-up|risk|over time|growth)\b/iu;
/** Who is measured once is seldom lost. */
const ATTRITION_OF_ONE_VISIT = 0.1;

const measuredOnce = ({ schedule }: Family): Partial<Family> => ({
  attrition: ATTRITION_OF_ONE_VISIT,
  schedule: { ...schedule, followUpWeeks: 0, main: messages.measuredOnce },
});

/** What is low or high. */
const OF_AMOUNT =
  /\b(?:age|distance|number|speed|scores?|levels?|size|length|height|weight|depth|temperature|concentration|content|rate|duration|time|index|density|share|dose|intensity|proportion|expression|abundance|activity|affinity|N50)(?: (?:of|at|in) [\p{L}\d\s-]+)?$/iu;

/** What the factor is compared with, or how far it should reach. */
function groupOf(
  { comparator = '' }: HypothesisStructure,
  { unit }: Family,
  { factor }: DesignNames,
  isPair: boolean,
): string {
  if (isPair) return fill(messages.comparisonOfPair, { comparator });
  if (OF_AMOUNT.test(factor)) return messages.range;
  return fill(
    unit.many === 'participants' ? messages.comparisonOfPeople : messages.comparisonOfUnits,
    {
      units: unit.many,
      factor: withDefiniteArticle(factor),
    },
  );
}

/** What has kinds and no amounts: places, groups, species. */
const OF_KINDS =
  /\b(?:groups?|locations?|zones?|species|types?|genotypes?|regions?|sites?|clusters?|categor(?:y|ies)|varieties|cultivars?|countries|provinces?|seasons?|breeds?|origins?|habitats?)(?: of \p{L}+)?$/iu;
const KINDS = 3;

/** Two groups are compared, several kinds too; only amounts are correlated. */
const analysesFor = ({ analyses }: Family, isPair: boolean, factor: string): Family['analyses'] => {
  if (analyses.value.test !== 'correlation') return analyses;
  if (isPair)
    return {
      proportion: { test: 'proportions', treated: 0.65, control: 0.5 },
      ...analyses,
      value: { test: 'two-sample-t', d: 0.5 },
    };
  return OF_KINDS.test(factor)
    ? { ...analyses, value: { test: 'anova', f: 0.25, groups: KINDS } }
    : analyses;
};

/** The texts of a study in which the factor is only observed. */
export function designObservationally(
  base: Family,
  structure: HypothesisStructure,
  names: DesignNames,
): Family {
  const units = base.unit.many;
  const population = structure.population ?? '';
  // "Across bats in trawling bats" would say it twice.
  const isNamed =
    structure.origins?.population === 'user' ||
    NAMES_UNITS.test(`${structure.outcome} ${population}`) ||
    population.toLowerCase().endsWith(units);
  // "Health workers versus others", as the person wants to compare them.
  const isPair = structure.comparator !== undefined && structure.origins?.factor === 'user';
  const ofLabel = messages.observedControls[base.label as keyof typeof messages.observedControls];
  return {
    ...base,
    design: [
      fill(isPair ? messages.comparesAsFound : messages.relates, {
        across: isNamed ? '' : fill(messages.across, { units }),
        label:
          messages.observations[base.label as keyof typeof messages.observations] ??
          messages.observation,
        within: settingPhrase(structure),
        comparator: structure.comparator ?? '',
      }),
      messages.notAssigned,
    ].join(' '),
    independent: messages.asItOccurs,
    factorRole: 'observed',
    ...(units === 'participants' &&
      !LATER.test(`${structure.outcome} ${structure.conditions ?? ''}`) &&
      measuredOnce(base)),
    analyses: analysesFor(base, isPair, names.factor),
    controls: ofLabel ?? [
      groupOf(structure, base, names, isPair),
      messages.negativeOutcome,
      messages.positiveCorrelate,
    ],
  };
}
