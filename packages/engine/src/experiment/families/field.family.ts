import type { Family } from '../family.js';
import { parsePhrases } from '../../text/word-list.js';

const SOIL = /\b(?:soils?|sediments?|peat|litter|roots?)\b/iu;
const GAS =
  /\b(?:CO2|CH4|N2O|methane|carbon|nitrogen|nitrate|ammoni\w+|nutrients?|fluxes|emissions?)\b/iu;

export const field: Family = {
  id: 'field',
  label: 'Field experiment',
  words: parsePhrases(`
    climate; soil; forest; ecosystem; ocean; emission; biodivers; plots?\\b; field trial;
    precipitation; carbon sequest; watershed; crop; sea level; atmospher; sediment; wetland;
    coral; field experiment; remote sensing; satellite remote; satellite observation; ice cores?;
    ice sheet; glacier; rainfall; drought; monsoon; methane; heatwave; cyclone; hurricane;
    aerosol; el ni; permafrost; inventory
  `),
  unit: { one: 'plot', many: 'plots' },
  analyses: { value: { test: 'two-sample-t', d: 0.5 } },
  attrition: 0.15,
  design:
    'A randomized field experiment compares plots with {a} with untreated plots at the same sites.',
  safeguards:
    'Treatment is randomized within site blocks, plots have buffer strips, and the samples are analyzed under codes that hide the treatment.',
  independent: '{a} (treated, untreated plots)',
  dependent: '{c}, sampled over one season',
  controls: [
    'Untreated plots in every block',
    'Procedural control: the same disturbance without {a}',
    'Positive control: a practice known to change {c}',
    'Baseline samples before the treatment',
  ],
  controlled: [
    'Site, slope and soil type, by blocking',
    'Sampling depth, time of day and season',
    'Weather, logged as a covariate',
  ],
  equipment: [
    'Field sensors and data loggers',
    { item: 'Sampling corers and cold boxes', when: SOIL },
    'Weather station',
    { item: 'Elemental and gas analyzer', when: GAS },
    'GPS receiver and field vehicle',
  ],
  schedule: {
    setup: { weeks: 8, description: 'Permits, site choice, baseline samples.' },
    pilot: { weeks: 4, description: 'Test sensors and sampling on spare plots.' },
    unitsPerWeek: 10,
    followUpWeeks: 20,
    main: 'Treat the plots and sample through the season.',
    analysis: { weeks: 6, description: 'Laboratory analysis, mixed model, report.' },
  },
  costs: {
    equipment: [
      { item: 'Sampling equipment, loggers and weather station', usd: 24000 },
      { item: 'Field vehicle, share of use', usd: 12000 },
    ],
    accessPerUnit: { item: 'Processing of the samples of a plot', usd: 200 },
    personnelPerWeek: { item: 'Field scientist and technician, full time, per week', usd: 3300 },
    consumablesPerUnit: { item: 'Samples, shipping and reagents per plot', usd: 320 },
  },
};
