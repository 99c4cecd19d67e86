import type { Family } from '../family.js';
import { parsePhrases } from '../../text/word-list.js';

const PLATES =
  /\b(?:absorbance|luminescence|luciferase|ELISA|viability|MTT|plate reader|optical density|OD600|microplates?|well plates?)\b/iu;
const FLUORESCENCE = /\b(?:fluorescen\w+|immunofluorescen\w+|confocal|microscop\w*|GFP)\b/iu;
const TRANSCRIPTS = /(?:\bR?T?-?q?PCR|\bmRNA|gene expression|\btranscript)/iu;

export const inVitro: Family = {
  id: 'in-vitro',
  label: 'In vitro experiment',
  words: parsePhrases(`
    in vitro; cell line; cell culture; cultured; organoid; spheroid; assay; western blot; q?pcr;
    crispr; transfect; fluorescen; enzyme; fibroblast; flow cytometry; knockdown; ipsc;
    protein binding; biochem; proteom; rna[- ]seq;
    (?:fluorescence|confocal|light-sheet) microscop; dna sequencing; protein engineering;
    directed evolution; immunoassay; mass spectrometry; high-throughput screening; genome editing;
    (?<!solar )(?<!fuel )(?<!place )(?<!grid )cells?\\b; proteins?\\b; receptor; antibod;
    genes?\\b; m?rnas?\\b; microfluidic; multi-omics; cytokine
  `),
  unit: { one: 'independent culture', many: 'independent cultures' },
  analyses: { value: { test: 'anova', f: 0.4, groups: 3 } },
  attrition: 0.1,
  design:
    'An in vitro dose-response experiment compares three groups of independent cultures: vehicle, a low and a high level of {a}.',
  safeguards:
    'Plate positions are randomized, scoring of the readout is blinded to the group, and the unit of analysis is the culture, not the well.',
  independent: '{a} (none, low, high)',
  dependent: '{c}, measured by a validated assay',
  controls: [
    'Vehicle control: the same medium and solvent without {a}',
    'Positive control: a reference compound known to change {c}',
    'Negative control: untreated cultures',
    'Blank wells without cells, to subtract the background',
  ],
  controlled: [
    'Cell line, passage number and seeding density',
    'Medium, serum lot, temperature and CO2',
    'Exposure time and time of the readout',
  ],
  equipment: [
    'Biosafety cabinet and CO2 incubator',
    { item: 'Plate reader', when: PLATES },
    { item: 'Fluorescence microscope', when: FLUORESCENCE },
    { item: 'Real-time PCR instrument', when: TRANSCRIPTS, isForOutcome: true },
    'Instrument for the primary outcome, calibrated',
    'Refrigerated centrifuge and −80 °C freezer',
  ],
  schedule: {
    setup: { weeks: 4, description: 'Bank and authenticate the cells, validate the assay.' },
    pilot: { weeks: 3, description: 'Find the dose range and the spread of the readout.' },
    unitsPerWeek: 9,
    followUpWeeks: 1,
    main: 'Run the randomized plates in weekly batches, every group in every batch.',
    analysis: { weeks: 3, description: 'Fit the planned model, confirm, write up.' },
  },
  costs: {
    equipment: [
      { item: 'Instrument for the primary outcome, share of use', usd: 9000 },
      { item: 'Incubator and cabinet, share of use', usd: 6000 },
    ],
    accessPerUnit: { item: 'Instrument time per culture', usd: 120 },
    personnelPerWeek: { item: 'Research associate, full time, per week', usd: 2000 },
    consumablesPerUnit: { item: 'Cells, media and reagents per culture', usd: 180 },
  },
};
