import type { Family } from '../family.js';
import type { Organism } from '../organism.js';
import type { StudySystem } from '../study-system.js';
import { animal } from './animal.family.js';
import { field } from './field.family.js';
import { inVitro } from './in-vitro.family.js';
import { observational } from './observational.family.js';
import { space } from './space.family.js';
import {
  comparisonOfCases,
  CORRELATION,
  earth,
  existingData,
  PLAN,
  records,
  specimens,
} from './records.families.js';

const sites: Family = {
  ...field,
  id: 'observational',
  label: 'Field survey',
  unit: { one: 'site', many: 'sites' },
  analyses: CORRELATION,
  safeguards: PLAN,
  dependent: '{c}, sampled alike at every site',
  controlled: [
    'Region, season, and elevation or depth, in the model',
    'Sampling effort, method and time of day',
    'Weather, logged as a covariate',
  ],
  equipment: [
    'Access to the sites, with permits',
    'Sampling equipment for the primary outcome',
    'Data loggers and GPS receiver',
    'Storage and transport of samples',
  ],
  schedule: {
    ...field.schedule,
    main: 'Sample the sites in random order through the season.',
    pilot: { weeks: 4, description: 'Test sensors and sampling on spare sites.' },
  },
  costs: {
    ...field.costs,
    equipment: [{ item: 'Sampling equipment and data loggers', usd: 24000 }],
    accessPerUnit: { item: 'Processing of the samples of a site', usd: 280 },
    consumablesPerUnit: { item: 'Samples, shipping and reagents per site', usd: 320 },
  },
};

const TRACKING =
  /\b(?:track(?:ed|ing)|GPS|telemetry|tags?|tagged|collars?|home ranges?|movements?|migrat\w+|camera traps?|foraging)\b/iu;

const animals: Family = {
  ...animal,
  id: 'observational',
  label: 'Observational study of animals',
  analyses: CORRELATION,
  safeguards: `${PLAN} Permits and ethics approval are in place before the first animal is observed.`,
  dependent: '{c}, scored blind to the factor',
  controlled: ['Species, age and sex', 'Season and time of day', 'Observer and recording method'],
  equipment: [
    'Instrument for the primary outcome, calibrated',
    { item: 'Tracking and recording equipment', when: TRACKING, isForOutcome: true },
    'Codes in place of names, for blinding',
    'Statistics workstation',
  ],
  schedule: {
    ...animal.schedule,
    setup: { weeks: 8, description: 'Permits, ethics approval, observation protocol.' },
    pilot: { weeks: 4, description: 'Test the recording; check the spread of the outcome.' },
    main: 'Observe or sample the animals in random order.',
    analysis: { weeks: 6, description: 'Blinded scoring, planned model, report.' },
  },
  costs: {
    equipment: [
      { item: 'Instrument for the primary outcome, share of use', usd: 9000 },
      { item: 'Tracking and recording equipment', usd: 24000, when: TRACKING, isForOutcome: true },
    ],
    accessPerUnit: { item: 'Measurements per animal', usd: 120 },
    personnelPerWeek: { item: 'Researcher and assistant, full time, per week', usd: 3200 },
    consumablesPerUnit: { item: 'Samples and materials per animal', usd: 120 },
  },
};

/** What changes for animals that animal welfare laws do not cover. */
const ofInvertebrates: Pick<Family, 'safeguards' | 'schedule'> = {
  safeguards: PLAN,
  schedule: {
    ...animals.schedule,
    setup: { weeks: 4, description: 'Access to the animals, observation protocol.' },
  },
};

const samples: Family = {
  ...inVitro,
  id: 'observational',
  label: 'Comparative study of samples',
  unit: { one: 'sample', many: 'samples' },
  analyses: CORRELATION,
  safeguards: `${PLAN} Samples are processed in random order under codes.`,
  controlled: [
    'Source, collection and storage of the samples',
    'Batch, operator and reagent lot',
    'Instrument settings',
  ],
  equipment: [
    'Instrument for the primary outcome, calibrated',
    'Storage of the samples',
    ...inVitro.equipment.filter((each) => typeof each !== 'string'),
    'Statistics workstation',
  ],
  schedule: {
    ...inVitro.schedule,
    setup: { weeks: 6, description: 'Approvals, sample list, validation of the assay.' },
    pilot: { weeks: 3, description: 'Measure a few samples twice; check the spread.' },
    main: 'Measure the samples in random order, in coded batches.',
  },
  costs: {
    ...inVitro.costs,
    equipment: [{ item: 'Instrument for the primary outcome, share of use', usd: 9000 }],
    accessPerUnit: { item: 'Instrument time per sample', usd: 120 },
    consumablesPerUnit: { item: 'Reagents per sample', usd: 180 },
  },
};

const targets: Family = {
  ...space,
  safeguards: `${PLAN} The data reduction is blinded to the factor.`,
  analyses: CORRELATION,
};

const plants: Family = {
  ...samples,
  label: 'Comparative study of plants',
  unit: { one: 'plant', many: 'plants' },
  dependent: '{c}, measured by a fixed protocol',
  safeguards: PLAN,
  equipment: [
    'Growth space or access to the sites',
    'Instrument for the primary outcome, calibrated',
    {
      item: 'Real-time PCR instrument',
      when: /(?:\bR?T?-?q?PCR|\bmRNA|gene expression|\btranscript)/iu,
      isForOutcome: true,
    },
    'Statistics workstation',
  ],
  controlled: [
    'Genotype, age and origin of the plants',
    'Growth conditions',
    'Time of day and instrument settings',
  ],
};

const BY_SYSTEM: Readonly<Record<StudySystem, Family>> = {
  people: observational,
  animals,
  cells: samples,
  field: sites,
  plants,
  earth,
  sky: targets,
  records,
  specimens,
  computed: existingData,
};

/** The family for a factor that nobody can set. */
export const observedFamilyFor = (system: StudySystem | undefined, organism?: Organism): Family => {
  if (system === undefined) return comparisonOfCases;
  const family = BY_SYSTEM[system];
  if (system !== 'animals' || organism === undefined) return family;
  const named = { ...family, unit: { one: organism.one, many: organism.many } };
  return organism.keeping === 'invertebrate' ? { ...named, ...ofInvertebrates } : named;
};
