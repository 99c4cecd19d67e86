import type { Family } from '../family.js';
import type { Organism } from '../organism.js';
import { structuredMessages } from '../structured-design.messages.js';
import { animal } from './animal.family.js';
import { comparison } from './comparison.family.js';
import { computational } from './computational.family.js';

/** For papers that reason with a model: its parameters are set, and the model runs. */
export const simulation: Family = {
  ...computational,
  label: 'Simulation study',
  unit: { one: 'parameter set', many: 'parameter sets' },
  attrition: 0,
  safeguards:
    'The model, its parameter ranges and the analysis are fixed and published before the runs. Every parameter set is drawn at random from its plausible range. The result is checked against measured data where they exist.',
  dependent: '{c}, as the model gives it',
  controlled: [
    'All other parameters, drawn from their plausible ranges',
    'Initial conditions and random seeds, the same in both runs',
    'Numerical method and step size',
  ],
  equipment: [
    'Implementation of the model with tests',
    'Computing nodes or cloud credits',
    'Versioned storage of parameters and results',
  ],
  schedule: {
    ...computational.schedule,
    setup: { weeks: 4, description: 'Implement the model, reproduce its published results.' },
    pilot: { weeks: 2, description: 'Run a few parameter sets; check convergence.' },
    unitsPerWeek: 60,
    main: 'Run every parameter set at both settings.',
    analysis: { weeks: 4, description: 'Planned comparison, sensitivity analysis, release.' },
  },
  costs: {
    equipment: [{ item: 'Workstation', usd: 6000 }],
    accessPerUnit: { item: 'Computing time per parameter set', usd: 40 },
    personnelPerWeek: { item: 'Modeler, full time, per week', usd: 2200 },
    consumablesPerUnit: { item: 'Storage per parameter set', usd: 10 },
  },
};

/** For animals that animal welfare laws do not cover. */
const invertebrates = ({ one, many }: Organism): Family => ({
  ...animal,
  label: `Experiment with ${many}`,
  unit: { one, many },
  safeguards:
    'Groups are assigned at random within each batch, outcome scoring is blinded to the group, and the experiment is repeated in independent batches.',
  controlled: [
    'Strain or colony of origin, age and sex',
    'Food, temperature, humidity and light cycle',
    'Batch, and the experimenter of the measurements',
  ],
  equipment: [
    'Incubators or rearing cages with controlled climate',
    'Stereo microscope',
    'Instrument for the primary outcome',
    'Blinded scoring software',
  ],
  schedule: {
    setup: { weeks: 4, description: 'Obtain strains or colonies; rear age-matched batches.' },
    pilot: { weeks: 3, description: 'Check the manipulation and the spread of the outcome.' },
    unitsPerWeek: 30,
    followUpWeeks: 3,
    main: 'Treat and measure in randomized batches, blinded to the group.',
    analysis: { weeks: 4, description: 'Planned analysis and write-up.' },
  },
  costs: {
    equipment: [
      { item: 'Rearing and climate equipment, share of use', usd: 9000 },
      { item: 'Microscope, share of use', usd: 6000 },
    ],
    accessPerUnit: { item: 'Instrument time per animal', usd: 60 },
    personnelPerWeek: { item: 'Researcher and technician, full time, per week', usd: 3300 },
    consumablesPerUnit: { item: 'Rearing and reagents per animal', usd: 40 },
  },
});

/** For livestock, on farms. */
const livestock = ({ one, many }: Organism): Family => ({
  ...animal,
  unit: { one, many },
  safeguards:
    'Allocation is random within herds or flocks, and outcome scoring is blinded to the group. An ethics committee approves the protocol before the study starts, and the report follows the ARRIVE guidelines.',
  controlled: [
    'Breed, age and sex',
    'Herd or flock, feed and housing',
    'Season, and the observer of the measurements',
  ],
  equipment: [
    'Farms or pens for both groups',
    'Handling and sampling equipment',
    'Instrument for the primary outcome',
    'Herd records',
  ],
  schedule: {
    ...animal.schedule,
    setup: { weeks: 12, description: 'Ethics approval, farms and animals recruited.' },
    pilot: { weeks: 4, description: 'Check handling and the spread of the outcome.' },
    followUpWeeks: 26,
    main: 'Treat and follow the animals on the farms.',
    analysis: { weeks: 6, description: 'Laboratory work, planned analysis, write-up.' },
  },
  costs: {
    equipment: [{ item: 'Pens, handling and sampling equipment', usd: 22000 }],
    accessPerUnit: { item: 'Laboratory work per animal', usd: 180 },
    personnelPerWeek: { item: 'Researcher and animal technician, full time, per week', usd: 3400 },
    consumablesPerUnit: { item: 'Animal upkeep', usd: 420 },
  },
});

/** For vertebrates that are not bred for experiments. */
const vertebrates = (unit: Family['unit']): Family => ({
  ...animal,
  unit,
  controlled: [
    'Species, age and sex ratio',
    'Housing, diet and season',
    'Time of day and experimenter of the measurements',
  ],
  equipment: ['Housing that suits the species', ...animal.equipment.slice(1)],
  schedule: {
    ...animal.schedule,
    setup: {
      weeks: 8,
      description: 'Permits and ethics approval, animals obtained and acclimatized.',
    },
  },
});

export const animalFamilyFor = (organism: Organism | undefined): Family => {
  switch (organism?.keeping) {
    case 'invertebrate':
      return invertebrates(organism);
    case 'livestock':
      return livestock(organism);
    case 'laboratory':
      return { ...animal, unit: { one: organism.one, many: organism.many } };
    default:
      return vertebrates(organism ? { one: organism.one, many: organism.many } : animal.unit);
  }
};

/** For a state that is brought about in people for a short time. */
export const behavioral: Family = {
  ...comparison,
  id: 'clinical',
  label: structuredMessages.behavioralExperiment,
  unit: { one: 'participant', many: 'participants' },
  safeguards:
    'Participants are assigned at random, outcome scoring is blinded to the group, and the plan is registered. An ethics committee approves the procedure, and participants are debriefed afterward.',
  dependent: '{c}, measured after the procedure',
  controls: ['Manipulation check: a measure that the procedure had its intended effect'],
  controlled: [
    'Age, sex and language of the participants',
    'Time of day and room',
    'Instructions, read from a script',
  ],
  equipment: [
    'Quiet testing room with computers',
    'Software that presents the tasks and records the answers',
    'Validated instruments for the manipulation check and the outcome',
  ],
  schedule: {
    setup: { weeks: 6, description: 'Ethics approval, materials, registered plan.' },
    pilot: { weeks: 2, description: 'First participants; check the procedure.' },
    unitsPerWeek: 12,
    followUpWeeks: 0,
    main: 'Test the participants in random order.',
    analysis: { weeks: 4, description: 'Planned analysis, shared data, report.' },
  },
  costs: {
    equipment: [{ item: 'Computers and licenses', usd: 8000 }],
    accessPerUnit: { item: 'Testing time per participant', usd: 40 },
    personnelPerWeek: { item: 'Researcher and assistant, full time, per week', usd: 3100 },
    consumablesPerUnit: { item: 'Compensation and materials per participant', usd: 45 },
  },
};

/** From sowing to ripe seed. */
export const WEEKS_TO_SEED = 16;

export const plants: Family = {
  ...comparison,
  label: structuredMessages.plantExperiment,
  unit: { one: 'plant', many: 'plants' },
  analyses: { value: { test: 'two-sample-t', d: 0.8 } },
  safeguards:
    'Positions in the growth chamber are randomized and rotated, outcome scoring is blinded to the group, and the experiment is repeated with an independent sowing.',
  controlled: [
    'Genetic background and seed batch',
    'Light, temperature, humidity and soil or medium',
    'Age of the plants and time of day of the measurements',
  ],
  equipment: [
    'Growth chamber or greenhouse space',
    {
      item: 'Real-time PCR instrument',
      when: /(?:\bR?T?-?q?PCR|\bmRNA|gene expression|\btranscript)/iu,
      isForOutcome: true,
    },
    'Instrument for the primary outcome, calibrated',
    'Climate logger',
  ],
  schedule: {
    setup: { weeks: 6, description: 'Seeds, growth conditions, analysis plan.' },
    pilot: { weeks: 4, description: 'Grow a few plants; check the spread of the outcome.' },
    unitsPerWeek: 20,
    followUpWeeks: 6,
    main: 'Grow, treat and measure the plants in randomized blocks.',
    analysis: { weeks: 3, description: 'Planned analysis and report.' },
  },
  costs: {
    equipment: [{ item: 'Growth chamber, share of use', usd: 12000 }],
    accessPerUnit: { item: 'Growth space and instrument time per plant', usd: 60 },
    personnelPerWeek: { item: 'Researcher, full time, per week', usd: 1900 },
    consumablesPerUnit: { item: 'Seeds, soil and reagents per plant', usd: 40 },
  },
};

/** Where the system is not known: nothing is guessed. */
export const unnamedUnits: Family = {
  ...comparison,
  unit: { one: 'unit of study', many: 'units of study (to be named)' },
};
