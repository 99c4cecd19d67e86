import type { Family } from '../family.js';
import { observational } from './observational.family.js';

/** How an amount is related to another one. */
export const CORRELATION = { value: { test: 'correlation', r: 0.3 } } as const;
/** How a study that assigns nothing keeps bias out. */
export const PLAN =
  'The analysis plan is registered before the data are seen, confounders are named in advance, and associations are not interpreted as causes.';

export const records: Family = {
  ...observational,
  label: 'Observational study of records',
  unit: { one: 'case', many: 'cases' },
  analyses: CORRELATION,
  attrition: 0.1,
  safeguards: PLAN,
  dependent: '{c}, coded from the records by a fixed scheme',
  controlled: [
    'Period, region and kind of source',
    'Size and type of the units compared',
    'Coder, blinded to the hypothesis',
  ],
  equipment: [
    'Access to archives or databases',
    'Coding scheme and manual',
    'Database with an audit trail',
    'Statistics workstation',
  ],
  schedule: {
    setup: { weeks: 6, description: 'Source list, coding scheme, registered analysis plan.' },
    pilot: { weeks: 3, description: 'Code a few cases twice; check agreement.' },
    unitsPerWeek: 10,
    followUpWeeks: 0,
    main: 'Code the cases in random order; a second person codes a share of them.',
    analysis: { weeks: 6, description: 'Planned model, sensitivity analyses, report.' },
  },
  costs: {
    equipment: [{ item: 'Archive and database access', usd: 8000 }],
    accessPerUnit: { item: 'Retrieval of the sources of a case', usd: 60 },
    personnelPerWeek: {
      item: 'Researcher, full time, second coder, half time, per week',
      usd: 2700,
    },
    consumablesPerUnit: { item: 'Copies and licenses per case', usd: 40 },
  },
};

export const specimens: Family = {
  ...records,
  label: 'Comparative study of specimens',
  unit: { one: 'specimen', many: 'specimens' },
  dependent: '{c}, measured by a fixed protocol',
  controlled: [
    'Age, locality and preservation of the specimens',
    'Body size, in the model',
    'Measurer, blinded to the hypothesis',
  ],
  equipment: [
    'Access to collections',
    'Calibrated measuring and imaging equipment',
    'Database with an audit trail',
    'Statistics workstation',
  ],
  schedule: {
    ...records.schedule,
    setup: { weeks: 6, description: 'Specimen list, loans, registered analysis plan.' },
    pilot: { weeks: 3, description: 'Measure a few specimens twice; check agreement.' },
    main: 'Measure the specimens in random order; a second person measures a share of them.',
  },
  costs: {
    ...records.costs,
    equipment: [{ item: 'Imaging equipment, share of use', usd: 14000 }],
    accessPerUnit: { item: 'Collection and scanner time per specimen', usd: 120 },
    personnelPerWeek: {
      item: 'Researcher, full time, second measurer, half time, per week',
      usd: 2700,
    },
    consumablesPerUnit: { item: 'Travel and loans per specimen', usd: 60 },
  },
};

export const comparisonOfCases: Family = {
  ...records,
  label: 'Observational study',
  dependent: '{c}, measured alike for all',
  controlled: [
    'Time, place and source of what is compared',
    'Known confounders, in the model',
    'Who measures, blinded to the factor',
  ],
  equipment: [
    'Access to what is compared, or to its data',
    'Instrument for the primary outcome, calibrated',
    'Statistics workstation',
  ],
  schedule: {
    ...records.schedule,
    setup: { weeks: 6, description: 'List of what is compared, registered analysis plan.' },
    pilot: { weeks: 3, description: 'Measure a few twice; check agreement.' },
    main: 'Measure all in random order.',
  },
  costs: {
    equipment: [{ item: 'Access and instrument, share of use', usd: 8000 }],
    accessPerUnit: { item: 'Measurement', usd: 60 },
    personnelPerWeek: { item: 'Researcher, full time, per week', usd: 1900 },
    consumablesPerUnit: { item: 'Materials', usd: 40 },
  },
};

/** For climate, oceans and the solid Earth: nobody sets them, and the data exist. */
export const earth: Family = {
  ...records,
  label: 'Analysis of existing Earth system data',
  unit: { one: 'record', many: 'records' },
  dependent: '{c}, from published records or model ensembles',
  controlled: [
    'Region and period',
    'Other known drivers, in the model',
    'Source and resolution of the data',
  ],
  equipment: [
    'Access to data archives and model ensembles',
    'Versioned analysis code',
    'Statistics workstation',
  ],
  schedule: {
    ...records.schedule,
    setup: { weeks: 6, description: 'List of data sets and models, registered analysis plan.' },
    pilot: { weeks: 3, description: 'Test the analysis on one region or model.' },
    main: 'Extract and harmonize the records, then run the planned analysis.',
  },
  costs: {
    ...records.costs,
    accessPerUnit: { item: 'Retrieval and quality control of a record', usd: 60 },
    personnelPerWeek: { item: 'Data analyst, full time, per week', usd: 2100 },
    consumablesPerUnit: { item: 'Storage and computing per record', usd: 20 },
  },
};

/** For data that exist, and for runs of programs. */
export const existingData: Family = {
  ...earth,
  label: 'Analysis of existing data',
  unit: { one: 'data set', many: 'data sets' },
  dependent: '{c}, computed alike for all',
  controlled: [
    'Source, size and quality of the data',
    'Version and parameters of the software',
    'Other known influences, in the model',
  ],
  equipment: ['Access to the data', 'Computing nodes or cloud credits', 'Versioned analysis code'],
  schedule: {
    ...earth.schedule,
    setup: { weeks: 4, description: 'List of the data, registered analysis plan.' },
    pilot: { weeks: 2, description: 'Test the analysis on a few of them.' },
    main: 'Run the planned analysis on all of them, by one script.',
  },
};

/** For what reviews leave open: the studies are the units. */
export const review: Family = {
  ...records,
  label: 'Systematic review and meta-analysis',
  unit: { one: 'study', many: 'studies' },
  safeguards:
    'The protocol is registered before the search, two people select and rate the studies independently, and the report follows the PRISMA statement. Associations are not interpreted as causes.',
  dependent: '{c}, as an effect size of each study',
  controlled: [
    'Population, design and size of the studies',
    'Risk of bias, rated by two people',
    'Publication bias, examined by a funnel plot',
  ],
  equipment: [
    'Access to bibliographic databases',
    'Screening software',
    'Statistics software for meta-analysis',
  ],
  schedule: {
    setup: { weeks: 4, description: 'Register the protocol; test the search.' },
    pilot: { weeks: 2, description: 'Screen and extract a few studies twice; check agreement.' },
    unitsPerWeek: 12,
    followUpWeeks: 0,
    main: 'Search, select and extract the studies.',
    analysis: { weeks: 6, description: 'Random-effects model, heterogeneity, bias, report.' },
  },
  costs: {
    equipment: [{ item: 'Database access and screening software', usd: 6000 }],
    accessPerUnit: { item: 'Retrieval of a full text', usd: 40 },
    personnelPerWeek: {
      item: 'Reviewer, full time, second reviewer, half time, per week',
      usd: 2700,
    },
    consumablesPerUnit: { item: 'Requests to authors per study', usd: 15 },
  },
};
