import type { Family } from '../family.js';
import { parsePhrases } from '../../text/word-list.js';

export const quantum: Family = {
  id: 'quantum',
  label: 'Quantum computing experiment',
  words: parsePhrases(`
    quantum(?! dot); qubit; variational circuit; annealing; error correction; entangle;
    surface code; gate fidelity; circuit depth; vqe; qaoa; stabili[sz]er; superconducting circuit;
    decoherence; noise model; logical error
  `),
  unit: { one: 'circuit instance', many: 'circuit instances' },
  analyses: { value: { test: 'paired-t', d: 0.5 } },
  attrition: 0.1,
  design:
    'A quantum computing experiment runs each circuit instance with and without {a}, first in simulation and then on a device.',
  safeguards:
    'The two variants are interleaved within one calibration window, shots and seeds are fixed beforehand, and device calibration data are stored with every run.',
  independent: '{a} (with, without)',
  dependent: '{c}, estimated from a fixed number of shots',
  controls: [
    'Noise-free simulation of the same circuits, where the exact answer is known',
    'Negative control: the same circuit without {a}',
    'Positive control: a circuit that a classical computer checks exactly',
    'Randomized benchmarking at the start and end of every window',
  ],
  controlled: [
    'Device, qubits and calibration window',
    'Shots per circuit and transpiler settings',
    'Circuit width and depth within a pair',
  ],
  equipment: [
    'Access to a gate-based quantum processor',
    'State-vector and stabilizer simulators',
    'Compute node with 128 GB of memory',
    'Job queue and calibration log',
  ],
  schedule: {
    setup: { weeks: 4, description: 'Circuits, simulators, device access, analysis plan.' },
    pilot: { weeks: 2, description: 'Small circuits; measure drift and shot noise.' },
    unitsPerWeek: 4,
    followUpWeeks: 0,
    main: 'Run interleaved pairs on the device; repeat windows that fail calibration.',
    analysis: { weeks: 4, description: 'Paired analysis, error budget, release.' },
  },
  costs: {
    equipment: [{ item: 'Simulation node, share of use', usd: 12000 }],
    accessPerUnit: { item: 'Processor time per circuit pair', usd: 900 },
    personnelPerWeek: { item: 'Quantum engineer, full time, per week', usd: 3000 },
    consumablesPerUnit: { item: 'Cloud simulation and storage per circuit pair', usd: 350 },
  },
};
