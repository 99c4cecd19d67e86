import type { Family } from '../family.js';

/** For a hypothesis that names no field we know: two groups, one change. */
export const comparison: Family = {
  id: 'comparison',
  label: 'Controlled comparison',
  words: new Set(),
  unit: { one: 'unit', many: 'units' },
  analyses: {
    value: { test: 'two-sample-t', d: 0.5 },
    proportion: { test: 'proportions', treated: 0.65, control: 0.5 },
  },
  attrition: 0.1,
  design: 'A randomized, controlled comparison measures units with {a} against units without it.',
  safeguards:
    'Allocation is random, measurement is blinded to the group, and the analysis plan is fixed before the first measurement.',
  independent: '{a} (present, absent)',
  dependent: '{c}',
  controls: [
    'Negative control: units without {a}, otherwise treated alike',
    'Positive control: a condition known to change {c}',
  ],
  controlled: [
    'Time, place and operator of the measurements',
    'Instrument settings and calibration',
    'Preparation and handling of what is compared',
  ],
  equipment: [
    'Instrument for the primary outcome, calibrated',
    'Data recording system with time stamps',
    'Statistics workstation',
  ],
  schedule: {
    setup: { weeks: 4, description: 'Protocol, instruments, analysis plan.' },
    pilot: { weeks: 3, description: 'Measure the spread of the outcome on a few units.' },
    unitsPerWeek: 8,
    followUpWeeks: 0,
    main: 'Measure all units in random order.',
    analysis: { weeks: 3, description: 'Planned analysis and report.' },
  },
  costs: {
    equipment: [{ item: 'Instrument for the primary outcome, not chosen yet', usd: 18000 }],
    accessPerUnit: { item: 'Instrument time per unit', usd: 60 },
    personnelPerWeek: { item: 'Researcher, full time, per week', usd: 1900 },
    consumablesPerUnit: { item: 'Materials per unit', usd: 60 },
  },
};

/** For a call without a hypothesis: the same comparison, named for what it is. */
export const exploratory: Family = { ...comparison, id: 'exploratory', label: 'Exploratory study' };
