import type { Family } from '../family.js';
import { parsePhrases } from '../../text/word-list.js';

export const computational: Family = {
  id: 'computational',
  label: 'Computational benchmark',
  words: parsePhrases(`
    machine learning; deep learning; neural network; benchmark; algorithm; transformer;
    language model; explainab; interpretab; classifier; dataset; data set; simulation;
    in silico\\b; molecular dynamics; docking; bioinformatic; computational; software; saliency;
    reinforcement learning; ablation; cross-validation; numerical; theoretical analysis;
    mathematical model; bayesian inference; density functional; techno-economic; energy system;
    data assimilation; database quer(?:y|ies); database systems?; attention heads?; power grid; electricity; robot; embedding
  `),
  unit: { one: 'benchmark instance', many: 'benchmark instances' },
  analyses: { value: { test: 'paired-t', d: 0.5 } },
  attrition: 0.05,
  design:
    'A preregistered computational benchmark runs the same instances with and without {a}, so that every instance is its own control.',
  safeguards:
    'Code, seeds, splits and the compute budget are fixed and published before the test data are opened, and both variants get the same tuning.',
  independent: '{a} (with, without)',
  dependent: '{c} on held-out instances',
  controls: [
    'Baseline: the strongest published method under the same compute budget',
    'Ablation: the same system without {a}',
    'Negative control: shuffled labels, for which {c} must fall to chance level',
    'Positive control: an instance with a known answer',
  ],
  controlled: [
    'Data splits and preprocessing',
    'Compute budget, hardware and library versions',
    'Random seeds and tuning effort',
  ],
  equipment: [
    'Accelerator nodes or equivalent cloud credits',
    'Versioned data storage',
    'Experiment tracker and container registry',
    'Continuous integration runner for reproduction',
  ],
  schedule: {
    setup: { weeks: 3, description: 'Fix data, splits, metric and analysis plan.' },
    pilot: { weeks: 2, description: 'Run a few instances outside the test set.' },
    unitsPerWeek: 6,
    followUpWeeks: 0,
    main: 'Run all instances with every variant and seed; log every run.',
    analysis: { weeks: 3, description: 'Paired analysis, ablations, release.' },
  },
  costs: {
    equipment: [{ item: 'Workstation with accelerator', usd: 9000 }],
    accessPerUnit: { item: 'Accelerator hours per instance', usd: 420 },
    personnelPerWeek: { item: 'Research engineer, full time, per week', usd: 2600 },
    consumablesPerUnit: { item: 'Storage, data licenses and annotation per instance', usd: 260 },
  },
};
