import type { Family } from '../family.js';
import { parsePhrases } from '../../text/word-list.js';

export const space: Family = {
  id: 'space',
  label: 'Observation and instrument study',
  words: parsePhrases(`
    spacecraft; telescope; exoplanet; asteroid; orbit; mission design; radial velocity;
    photometry; interferometr; lunar; moon\\b; mars\\b; planet; stars?\\b; stellar; galax; rover;
    launch; satellite; propulsion; regolith; matched filtering; gravitational wave; spaceflight;
    laser interfero
  `),
  unit: { one: 'target', many: 'targets' },
  analyses: { value: { test: 'two-sample-t', d: 0.5 } },
  attrition: 0.15,
  design:
    'An observation study compares targets with {a} with matched targets without it, using one instrument and one reduction pipeline.',
  safeguards:
    'Targets are chosen and matched before the observation, their order is randomized over the nights, and the reduction runs blind to the group.',
  independent: '{a} (present, absent), as selected or set',
  factorRole: 'open',
  dependent: '{c}, from calibrated measurements',
  controls: [
    'Comparison targets without {a}, matched by brightness and distance or by test conditions',
    'Positive control: standard sources with a known value of {c}',
    'Negative control: blank fields or dark frames',
    'Injected synthetic signals, to measure what the pipeline recovers',
  ],
  controlled: [
    'Instrument, settings and calibration frames',
    'Exposure time, pointing and background',
    'Version of the reduction pipeline',
  ],
  equipment: [
    'Telescope or test facility time',
    'Calibrated detector and spectrometer',
    'Calibration sources',
    'Reduction pipeline and archive storage',
  ],
  schedule: {
    setup: { weeks: 10, description: 'Target list, time proposal, calibration plan.' },
    pilot: { weeks: 3, description: 'Test exposures; measure noise and recovery.' },
    unitsPerWeek: 8,
    followUpWeeks: 0,
    main: 'Observe the targets in random order; repeat frames that fail calibration.',
    analysis: { weeks: 8, description: 'Blind reduction, planned comparison, release.' },
  },
  costs: {
    equipment: [
      { item: 'Calibration sources and detector, share of use', usd: 26000 },
      { item: 'Archive and compute', usd: 8000 },
    ],
    accessPerUnit: { item: 'Telescope or facility time per target', usd: 420 },
    personnelPerWeek: { item: 'Instrument scientist, full time, per week', usd: 2600 },
    consumablesPerUnit: { item: 'Storage, travel and cryogens per target', usd: 280 },
  },
};
