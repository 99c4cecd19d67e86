import type { Family } from '../family.js';
import { parsePhrases } from '../../text/word-list.js';

const LEARNING =
  /\b(?:(?:deep|machine|reinforcement) learning|neural networks?|GPUs?|transformers?|language models?|(?:pre)?train(?:ed|ing) (?:on|data|set))\b/iu;

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
    'Code, instances, seeds and the compute budget are fixed and published before the comparison, and both variants get the same tuning.',
  independent: '{a} (with, without)',
  dependent: '{c}, measured alike in both runs',
  controls: [
    'Baseline: the strongest published method under the same compute budget',
    'Ablation: the same system without {a}',
    'Negative control: shuffled labels, for which {c} must fall to chance level',
    'Positive control: an instance with a known answer',
  ],
  controlled: [
    'Instances, their order and preprocessing',
    'Compute budget, hardware and library versions',
    'Random seeds and the effort spent on tuning',
  ],
  equipment: [
    'Computing nodes or cloud credits',
    { item: 'Accelerators (GPUs)', when: LEARNING },
    'Versioned data storage',
    'Log of every run, with the version of the code',
    'Continuous integration runner for reproduction',
  ],
  schedule: {
    setup: { weeks: 3, description: 'Fix the instances, the metric and the analysis plan.' },
    pilot: { weeks: 2, description: 'Run a few instances that are not used later.' },
    unitsPerWeek: 6,
    followUpWeeks: 0,
    main: 'Run all instances with every variant and seed; log every run.',
    analysis: { weeks: 3, description: 'Paired analysis, ablations, release.' },
  },
  costs: {
    equipment: [
      { item: 'Workstation', usd: 6000 },
      { item: 'Accelerators (GPUs), share of use', usd: 9000, when: LEARNING },
    ],
    accessPerUnit: { item: 'Computing time per instance', usd: 120 },
    personnelPerWeek: { item: 'Research engineer, full time, per week', usd: 2600 },
    consumablesPerUnit: { item: 'Storage and data licenses per instance', usd: 60 },
  },
};
