import { fill } from '@spinout/domain/text';
import type { HypothesisStructure } from '@spinout/api-client';
import { withDefiniteArticle, type DesignNames } from './design-names.js';
import { settingPhrase } from './design-setting.js';
import type { Family } from './family.js';
import { structuredMessages as messages } from './structured-design.messages.js';

const NAMES_UNITS =
  /\b(?:individuals|patients|people|participants|adults|children|women|men|carriers|humans|mice|rats|animals|sites|forests)\b/iu;

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
    NAMES_UNITS.test(`${structure.outcome} ${population}`) ||
    population.toLowerCase().endsWith(units);
  // "Health workers versus others", as the person wants to compare them.
  const isPair = structure.comparator !== undefined && structure.origins?.factor === 'user';
  const controls = messages.observedControls[base.label as keyof typeof messages.observedControls];
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
    controls: controls ?? [
      fill(units === 'participants' ? messages.comparisonOfPeople : messages.comparisonOfUnits, {
        units,
        factor: withDefiniteArticle(names.factor),
      }),
      messages.negativeOutcome,
      messages.positiveCorrelate,
    ],
  };
}
