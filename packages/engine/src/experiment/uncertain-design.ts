import type { ExperimentDesign, HypothesisStructure } from '@spinout/api-client';
import {
  isCertainFactor,
  isCertainOutcome,
  isGivenByUnits,
  isOutcomeOfPeople,
} from './certain-parts.js';
import { lacksUnits } from './design-experiment.js';
import { overlaps } from '../study-phrases/overlaps.js';
import type { RatedPhrase } from '../study-phrases/roles/rate-phrases.js';
import { fitsKind } from './fits-kind.js';
import { namesPeople } from './names-people.js';
import type { MissingPart } from './outline-experiment.js';
import { structuredMessages } from './structured-design.messages.js';
import type { StudyKind } from './study-kind.js';
import { isOfPerson, type NeededPart } from './usable-parts.js';

/** Whether a person wrote or chose a part; a hypothesis of a form without origins is a person's. */
const isConfirmed = (structure: HypothesisStructure, part: NeededPart): boolean =>
  isOfPerson(structure, part) || (structure.kind === 'own' && structure.origins === undefined);

/** Whether a person wrote or chose both what is varied and what is measured. */
export const isDecided = (structure: HypothesisStructure): boolean =>
  isConfirmed(structure, 'factor') && isConfirmed(structure, 'outcome');

/** What nobody confirmed is called a part of the hypothesis if readers would probably give it a role, and this one not seldom. */
const MIN_NAMED = 0.4;
const MIN_ROLE = 0.25;

/** Whether readers of a sentence would take a phrase of it for its factor or its outcome. */
const isLikely = (phrases: readonly RatedPhrase[], part: NeededPart, text: string): boolean => {
  return phrases.some(({ name, ratings }) => {
    const isIn = ratings.named >= MIN_NAMED && ratings[part] >= MIN_ROLE;
    return isIn && overlaps(name, text);
  });
};

/**
 * The parts that nobody confirmed and that are not plainly one thing to vary or to measure, beside those that are missing.
 * @param phrases of the sentence of the hypothesis
 */
export function addUncertain(
  structure: HypothesisStructure,
  missing: readonly NeededPart[],
  phrases: readonly RatedPhrase[],
): readonly NeededPart[] {
  const isMissing = (part: NeededPart, isCertain: boolean) =>
    missing.includes(part) ||
    !(isConfirmed(structure, part) || (isCertain && isLikely(phrases, part, structure[part])));
  return [
    ...(isMissing('factor', isCertainFactor(structure.factor)) ? (['factor'] as const) : []),
    ...(isMissing(
      'outcome',
      isCertainOutcome(structure.outcome) &&
        !isGivenByUnits(structure.outcome, structure.population),
    )
      ? (['outcome'] as const)
      : []),
  ];
}

/** Living beings and materials in which a study of a sentence is plainly done. */
const NAMES_UNITS =
  /\b(?:mice|rats|rabbits|pigs|piglets|sheep|goats|cows|cattle|calves|chickens|broilers|hens|dogs|cats|horses|zebrafish|fish|flies|drosophila|worms|c\. elegans|larvae|mosquitoes|bees|plants?|seedlings?|leaves|roots|trees|maize|wheat|rice|barley|arabidopsis|cells?|cultures?|embryos|neurons|bacteria|biofilms?|yeast|specimens|alloys?|steels?|electrodes?|films?|plots?|soils?)\b/iu;

const isInPeople = (design: ExperimentDesign): boolean =>
  /\bparticipants\b/iu.test(design.methodology);

/** Whom a plan would be done with although nothing names them, or although the outcome cannot be measured in them. */
const lacksFittingUnits = (
  design: ExperimentDesign,
  structure: HypothesisStructure,
  { statement, kind }: { readonly statement: string; readonly kind: StudyKind | undefined },
): boolean => {
  const { factor, outcome, population = '' } = structure;
  const named = [statement, factor, outcome, population].join('\n');
  if (isInPeople(design) && !isOutcomeOfPeople(outcome) && !namesPeople(named, [])) return true;
  // A computed method runs on benchmark instances, whatever it computes.
  if (isDecided(structure) || fitsKind(design['family'], 'method')) return false;
  const isNamed = population !== '' || namesPeople(named, []) || NAMES_UNITS.test(named);
  return !isNamed && (kind === undefined || !fitsKind(design['family'], kind));
};

/** Whether a plan leaves open if its factor is set or observed. */
const isOpenDesign = ({ variables }: ExperimentDesign): boolean =>
  variables.independent.some((text) => text.endsWith(OPEN_FACTOR));
const OPEN_FACTOR = structuredMessages.outline.independent.replace('{a}', '');

/**
 * What a plan would have to assume although nobody confirmed its parts: units, or whether the factor can be set at all.
 * @param about the sentence of the hypothesis, and the kind of study that it names
 */
export function findAssumed(
  design: ExperimentDesign,
  structure: HypothesisStructure,
  about: { readonly statement: string; readonly kind: StudyKind | undefined },
): readonly MissingPart[] {
  if (lacksUnits(design)) return ['units'];
  return [
    ...(!isDecided(structure) && isOpenDesign(design) ? (['factor'] as const) : []),
    ...(lacksFittingUnits(design, structure, about) ? (['units'] as const) : []),
  ];
}
