/** Nouns of what can be counted or measured, in the singular. */
const QUANTITIES: ReadonlySet<string> = new Set(
  `abundance accumulation accuracy activity affinity age amount amplitude area availability biomass capacity centimeter
  concentration conductance conductivity consumption content correlation cost count cover coverage current death deficit
  degree density depth diameter dose duration efficacy efficiency emission energy error expression fitness flux fluorescence
  fraction frequency gain growth half-life height hour incidence income index induction intake intensity interval latency
  length level lifespan lifetime likelihood load loss magnitude mass meter mobility mortality number odds output percent
  percentage performance permeability potency power precision prevalence price probability production productivity
  proliferation proportion quantity range rate ratio recall recovery reduction replication resistance response retention
  richness risk score secretion sensitivity severity share shortening size specificity speed stability strength
  success survival susceptibility synthesis temperature thickness threshold throughput time titer transcription
  turnover uptake value variance velocity viability voltage volume weight width yield`.split(
    /\s+/u,
  ),
);
const UNIT = /\d\s?(?:%|°|µ|mm|cm|km|mg|kg|ms|nm|hz|kb|ml|g\b|l\b|m\b|s\b|v\b|k\b)/iu;
const WORD = /[\p{L}-]+/gu;

const toSingular = (word: string): string =>
  word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?<!s)s$/u, '');

/** Whether a phrase names something that can be counted or measured, such as a rate, a score or a unit. */
export const namesQuantity = (phrase: string): boolean => {
  const words = phrase.toLowerCase().match(WORD) ?? [];
  return (
    UNIT.test(phrase) ||
    words.some((word) => QUANTITIES.has(word) || QUANTITIES.has(toSingular(word)))
  );
};
