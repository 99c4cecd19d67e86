import type { Family } from '../family.js';
import { parsePhrases } from '../../text/word-list.js';

export const observational: Family = {
  id: 'observational',
  label: 'Observational study',
  words: parsePhrases(`
    cohort; cross-sectional; case-control; epidemiolog; survey; registry; questionnaire;
    longitudinal; biobank; retrospective; health record; genome-wide; observational;
    population-based; interview
  `),
  unit: { one: 'participant', many: 'participants' },
  analyses: {
    value: { test: 'correlation', r: 0.3 },
    proportion: { test: 'proportions', treated: 0.65, control: 0.5 },
    time: { test: 'log-rank', hazardRatio: 0.7, eventShare: 0.4 },
  },
  attrition: 0.2,
  design:
    'A prospective observational study measures {a} and {c} in the same participants and relates one to the other.',
  safeguards:
    'The analysis plan is registered before the data are seen, confounders are named in advance, and the report follows the STROBE statement. Associations are not interpreted as causes.',
  independent: '{a}, as observed',
  factorRole: 'observed',
  dependent: '{c}, by a validated method',
  controls: [
    'Comparison group that differs in {a}, matched by age and sex',
    'Negative control outcome that {a} cannot plausibly change',
    'Positive control: a known correlate of {c}',
  ],
  controlled: [
    'Age, sex and socioeconomic position, in the model',
    'Season and site of the measurement',
    'Further confounders, named in advance',
  ],
  equipment: [
    'Validated measures of exposure and outcome, to be chosen',
    'Electronic data capture system with an audit trail',
    'Secure statistics workstation',
  ],
  schedule: {
    setup: { weeks: 8, description: 'Ethics approval, register the analysis plan, train staff.' },
    pilot: { weeks: 4, description: 'Test instruments and recruitment.' },
    unitsPerWeek: 8,
    followUpWeeks: 12,
    main: 'Recruit, measure at baseline and again at follow-up.',
    analysis: { weeks: 6, description: 'Planned model, sensitivity analyses, report.' },
  },
  costs: {
    equipment: [
      { item: 'Measurement devices', usd: 22000 },
      { item: 'Data capture and secure storage', usd: 10000 },
    ],
    accessPerUnit: { item: 'Laboratory and device time per participant', usd: 300 },
    personnelPerWeek: {
      item: 'Field worker, full time, statistician one day, per week',
      usd: 2100,
    },
    consumablesPerUnit: { item: 'Kits, postage and compensation per participant', usd: 260 },
  },
};
