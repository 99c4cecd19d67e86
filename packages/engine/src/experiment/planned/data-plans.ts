import { computational } from '../families/computational.family.js';
import { inVitro } from '../families/in-vitro.family.js';
import { review } from '../families/observed.families.js';
import { observedFamilyFor } from '../families/observed.families.js';
import { simulation } from '../families/other.families.js';
import type { Plan } from './plan.types.js';

const records = observedFamilyFor('records');

/** Studies of data, models and texts. */
export const dataPlans = {
  sequences: {
    label: 'Sequence analysis',
    opening: 'A sequence analysis with planned sampling',
    base: {
      ...computational,
      attrition: 0.1,
      schedule: {
        ...computational.schedule,
        unitsPerWeek: 40,
        main: 'Sequence, check and align; run the phylogenies.',
      },
    },
    unit: { one: 'sequence', many: 'sequences' },
    size: 'proportion',
    isAssigned: false,
    does: 'Sequences are sampled evenly over time, place and source, dated and placed in a phylogeny; nothing is assigned.',
    decideFactor: 'the places, periods and sources from which sequences are missing',
    outcome:
      'the feature in question (such as an origin, a date, a link or a change of the sequence), with its statistical support',
    decideOutcome:
      'the statement to be tested, such as the origin, the date or the number of introductions',
    safeguards:
      'Sampling is even by design rather than by availability, the clock and tree models are compared, and data and code are published.',
    controls: [
      'Repeat analysis after thinning the best-sampled groups',
      'Dates shuffled at random, as a test of the clock signal',
      'Known outgroup sequences',
    ],
    controlled: [
      'Length and quality of the sequences',
      'Recombinant regions, left out',
      'Sampling by place and year',
    ],
    equipment: [
      'Sequencing of new samples',
      'Curated public sequences',
      'Computing time for Bayesian phylogenies',
    ],
  },
  'sequence-function': {
    label: 'Functional test of sequence variants',
    opening: 'A laboratory test of the sequence variants',
    base: inVitro,
    unit: { one: 'independent culture', many: 'independent cultures' },
    size: 'test',
    isAssigned: true,
    does: 'The variants in question are built into the same background and compared with the original in independent cultures.',
    decideFactor: 'the variants or genes to change, and in which background',
    decideOutcome: 'one primary readout of the supposed function, and its time',
    safeguards: inVitro.safeguards,
    controls: [
      'The original sequence in the same background: {comparator}',
      'Reversion of the change, which should restore the function',
      'Check by sequencing that nothing else has changed',
    ],
    controlled: inVitro.controlled,
    equipment: [
      'Reverse genetics or cloning system',
      'Cell culture or host plants',
      'Instrument for the primary readout',
    ],
  },
  model: {
    label: 'Simulation study',
    opening: 'A simulation study with the model of the paper',
    base: simulation,
    unit: simulation.unit,
    size: 'test',
    isAssigned: true,
    does: 'The model runs with and without the change in question over the plausible range of all other parameters, and its results are compared with data that were not used to fit it.',
    decideFactor: 'the assumption or measure to vary, with its plausible range',
    decideOutcome: 'one primary result of the model, and the data to check it against',
    safeguards: simulation.safeguards,
    controls: [
      'Baseline: the published parameter values, whose result must be reproduced',
      'Sensitivity analysis over the other parameters',
      'Comparison with data from a later period or another place',
    ],
    controlled: simulation.controlled,
    equipment: simulation.equipment,
  },
  benchmark: {
    label: 'Benchmark of methods',
    opening: 'A preregistered benchmark',
    base: computational,
    unit: { one: 'data set', many: 'data sets' },
    size: 'test',
    isAssigned: true,
    does: 'The method in question and its alternatives run on the same data sets, which played no part in building them.',
    decideFactor: 'the method or setting to vary, and the alternatives',
    decideOutcome: 'one primary score, and the reference that it is computed against',
    safeguards: computational.safeguards,
    controls: [
      'A simple baseline, such as the last value or the most common class',
      'The method with the part in question switched off',
      'Data of another place or period',
    ],
    controlled: computational.controlled,
    equipment: computational.equipment,
  },
  review: {
    label: 'Systematic review and meta-analysis',
    opening: 'A systematic review with meta-analysis',
    base: review,
    unit: { one: 'study', many: 'studies' },
    size: 'sources',
    isAssigned: false,
    does: 'It searches for studies that have measured what the question asks, rates their risk of bias and pools them where they agree in population and outcome.',
    decideFactor: 'the intervention or exposure, and its comparison, as inclusion criteria',
    decideOutcome: 'the outcome that a study must report to be included',
    safeguards:
      'The protocol is registered (PROSPERO), two people select and extract independently, and the report follows the PRISMA statement.',
    controls: [
      'Only studies at low risk of bias, as a sensitivity analysis',
      'Small-study effects, by a funnel plot and Egger’s test',
      'Studies with negative results and registered but unpublished ones',
    ],
    controlled: [
      'Population, setting and year',
      'Design and risk of bias',
      'How the outcome was measured',
    ],
    equipment: [
      'Access to at least two databases',
      'Screening software for two readers',
      'Statistics software for meta-analysis',
    ],
  },
  documents: {
    label: 'No experiment: analysis of documents and data',
    opening:
      'The sentence asks what should be done, which no experiment decides. An analysis of documents and existing data',
    base: records,
    unit: { one: 'source', many: 'sources' },
    size: 'sources',
    isAssigned: false,
    does: 'It compares places or periods that acted differently: what was decided and when (documents), what was done (records), and what followed (outcome data).',
    decideFactor: 'the measures or rules to compare, and the places that have them',
    decideOutcome: 'the outcome that would make one choice better than another',
    safeguards:
      'The coding scheme is fixed before the outcomes are seen, a second person codes a share, and the report says what remains a judgment of values.',
    controls: [
      'Places or periods without the measure',
      'An outcome that the measure cannot affect',
      'A second coder',
    ],
    controlled: [
      'Size, income and health system of the places',
      'Trend before the measure',
      'Other measures at the same time',
    ],
    equipment: records.equipment,
  },
} as const satisfies Readonly<Record<string, Plan>>;
