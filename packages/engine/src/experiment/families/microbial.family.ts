import type { Family } from '../family.js';
import { structuredMessages } from '../structured-design.messages.js';
import { inVitro } from './in-vitro.family.js';

/** For bacteria, yeasts, fungi, algae and phages in culture. */
export const microbial: Family = {
  ...inVitro,
  label: structuredMessages.microbialExperiment,
  safeguards:
    'Positions in the incubator are randomized, scoring of the readout is blinded to the group, and every culture starts from its own colony, so that the unit of analysis is the culture, not the well.',
  dependent: '{c}, measured alike in every culture',
  controls: [],
  controlled: [
    'Strain, inoculum and growth phase',
    'Medium, temperature and aeration',
    'Time of the readout',
  ],
  equipment: [
    'Incubators and sterile bench',
    'Instrument for the primary outcome, calibrated',
    ...inVitro.equipment.filter((each) => typeof each !== 'string'),
    'Refrigerated centrifuge and −80 °C freezer',
  ],
  schedule: {
    ...inVitro.schedule,
    followUpWeeks: 0,
    setup: { weeks: 3, description: 'Check the strains for purity, validate the assay.' },
    pilot: { weeks: 2, description: 'Check growth and the spread of the readout.' },
    main: 'Grow and measure the cultures in randomized batches, every group in every batch.',
  },
  costs: {
    ...inVitro.costs,
    equipment: [
      { item: 'Instrument for the primary outcome, share of use', usd: 9000 },
      { item: 'Incubators and sterile bench, share of use', usd: 5000 },
    ],
    accessPerUnit: { item: 'Instrument time per culture', usd: 60 },
    consumablesPerUnit: { item: 'Media and reagents per culture', usd: 70 },
  },
};

const MICROBES =
  /\b(?:(?:cyano|myco|eu)?bacteri\w+|yeasts?|saccharomyces|escherichia|e\. coli|bacillus|lactobacill\w+|pseudomonas|staphylococc\w+|streptococc\w+|salmonella|listeria|fung(?:us|i|al)|aspergillus|fusarium|candida|botrytis|magnaporthe|\w*phages?|biofilms?|(?:micro)?algae?|chlamydomonas|archaea|molds?|starter cultures?|\p{L}+(?:bacter|coccus|bacillus|monas|vibrio|myces|spirillum)|aeruginosa|e?coli|subtilis|smegmatis|tuberculosis|aureus|cerevisiae|albicans|pneumoniae|typhimurium)\b/iu;
const CELLS_OF_BODIES =
  /\b(?:cell lines?|macrophages?|monocytes?|neutrophils?|epitheli\w+|endotheli\w+|fibroblasts?|HeLa|HEK\w*|neurons?|[TB][- ]cells?|(?:tumou?r|cancer|stem|host|immune|human|mouse) cells?|organoids?|erythrocytes?)\b/iu;

/** Whether cultures are of microbes: by what a hypothesis says, else by the beginnings of its papers. */
export const areMicrobes = (statement: string, starts: readonly string[]): boolean => {
  const telling = [statement, ...starts].find(
    (text) => MICROBES.test(text) || CELLS_OF_BODIES.test(text),
  );
  return telling !== undefined && MICROBES.test(telling) && !CELLS_OF_BODIES.test(telling);
};
