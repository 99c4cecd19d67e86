import type { QuantumCircuit, SimulationJob, Source } from '@spinout/api-client';
import {
  parseQasm,
  seededRandom,
  templateCircuit,
  writeQasm,
  type TemplateName,
} from '@spinout/domain/circuits';
import { quantumMessages } from '../quantum.messages.js';
import type { CircuitModel } from './circuit.model.js';
import type { CircuitFormModel } from './circuit-form.model.js';
import type { CreatedCircuit } from './circuit.types.js';
import { demoCircuit, demoJob } from './demo.js';

const CREATED_AT = '2026-03-02T10:00:00.000Z';
const source: Source = { origin: 'computed', by: 'Example engine', at: CREATED_AT };

/** A circuit as a server creates it. */
export const createdCircuit = (template: TemplateName, qubits: number): CreatedCircuit => {
  const drawing = templateCircuit(template, qubits);
  const circuit: QuantumCircuit = {
    id: `circuit-${template}`,
    name: `Circuit ${qubits} qubits`,
    num_qubits: qubits,
    created_at: CREATED_AT,
    description: `Example: ${quantumMessages.templates[template]}`,
    program: writeQasm(drawing),
    source,
  };
  return { circuit, drawing, isDemo: false };
};

/** A completed run with the given counts. */
export const createJob = (
  results: SimulationJob['results'],
  method = 'stabilizer',
): SimulationJob => ({
  id: 'job-1',
  circuit_id: 'circuit-1',
  status: 'completed',
  results,
  method,
  source: { ...source, seed: 1207 },
});

const SHOTS = 1024;

/** All possible outcomes, equally frequent. */
const evenCounts = (qubits: number): SimulationJob['results'] =>
  Object.fromEntries(
    Array.from({ length: 2 ** qubits }, (_, state) => [
      state.toString(2).padStart(qubits, '0'),
      SHOTS / 2 ** qubits,
    ]),
  );

const runtime = {
  log: { warn: () => undefined, error: () => undefined },
  now: () => new Date(CREATED_AT),
  newId: (prefix: string) => `${prefix}1`,
  newKey: () => 'key-1',
  random: seededRandom(7).share,
};

const createDemoCircuit = (): CreatedCircuit => {
  const { drawing, circuit } = createdCircuit('ghz', 3);
  const circuitRequest = { name: circuit.name, num_qubits: circuit.num_qubits };
  return { circuit: demoCircuit(circuitRequest, circuit.program, runtime), drawing, isDemo: true };
};

/** Two of three qubits, measured into swapped bits. */
const readOutCircuit = (): CreatedCircuit => {
  const drawing = { ...templateCircuit('ghz', 3), readout: [1, 0] };
  const { circuit } = createdCircuit('ghz', 3);
  return { circuit: { ...circuit, program: writeQasm(drawing) }, drawing, isDemo: false };
};

/** A teleportation, whose last gates depend on measured bits. */
const dynamicCircuit = (): CreatedCircuit => {
  const program = `qubit[3] q; bit[3] c; rx(pi/3) q[0]; h q[1]; cx q[1], q[2]; cx q[0], q[1]; h q[0];
    c[0] = measure q[0]; c[1] = measure q[1]; if (c[1]) x q[2]; if (c[0]) z q[2]; c[2] = measure q[2];`;
  const { circuit } = createdCircuit('ghz', 3);
  return { circuit: { ...circuit, program }, drawing: parseQasm(program), isDemo: false };
};

const form: CircuitFormModel = {
  draft: { qubits: '5', template: 'ghz', program: '', noise: 'none' },
  noiseHint: quantumMessages.noiseHints.none,
  isProgram: false,
  qubits: '5',
  programFault: null,
  choiceFault: null,
  programFine: null,
  memory: quantumMessages.noMemory,
  longRun: null,
  fileProblem: null,
  canRestoreProgram: false,
};

const ownForm: CircuitFormModel = {
  ...form,
  isProgram: true,
  qubits: '2',
  draft: {
    qubits: '5',
    template: 'program',
    program: 'OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[2] q;\nh q[0];\ncx q[0], q[1];\n',
    noise: 'none',
  },
  programFine: 'Reads well: 2 qubits, 2 gates.',
};

/** One view model per state of the form. */
export const formModels = {
  fresh: form,
  large: {
    ...form,
    draft: { ...form.draft, qubits: '26', template: 'qft' },
    qubits: '26',
    memory: '26 qubits need 1 GiB of memory for a state vector.',
    longRun: quantumMessages.longRun,
  },
  tooLong: {
    ...form,
    draft: { ...form.draft, qubits: '14', template: 'grover' },
    qubits: '14',
    memory: null,
    choiceFault:
      'Grover search over 14 qubits takes 149,954 gates; at most 100,000 are run. Choose fewer qubits.',
  },
  ownProgram: ownForm,
  faultyProgram: {
    ...ownForm,
    qubits: '',
    programFine: null,
    memory: null,
    programFault: 'Line 4, column 1: “foo” is not supported.',
    fileProblem: quantumMessages.fileUnsuited,
  },
  fromFile: { ...ownForm, canRestoreProgram: true },
} as const satisfies Record<string, CircuitFormModel>;

const idle: CircuitModel = {
  created: null,
  job: null,
  replaced: null,
  busy: false,
  creating: false,
  running: false,
  canCancel: false,
};

const createdModel: CircuitModel = { ...idle, created: createdCircuit('ghz', 5) };

/** One view model per state of creating and running. */
export const circuitModels = {
  idle,
  creating: { ...idle, busy: true, creating: true, canCancel: true },
  created: createdModel,
  replaced: { ...createdModel, replaced: { kind: 'circuit', name: 'Circuit 3 qubits' } },
  running: { ...createdModel, busy: true, running: true, canCancel: true },
  ran: { ...createdModel, job: createJob({ '00000': 519, '11111': 505 }) },
  manyOutcomes: {
    ...createdModel,
    created: createdCircuit('uniform', 9),
    job: createJob(evenCounts(9)),
  },
  search: {
    ...createdModel,
    created: createdCircuit('grover', 3),
    job: createJob(
      { '111': 968, '010': 9, '001': 10, '100': 11, '000': 12, '110': 14 },
      'state-vector',
    ),
  },
  dynamic: {
    ...createdModel,
    created: dynamicCircuit(),
    job: createJob({ '000': 251, '001': 260, '010': 249, '011': 264 }, 'state-vector-shots'),
  },
  noisy: {
    ...createdModel,
    job: {
      ...createJob({ '00000': 480, '11111': 461, '00001': 40, '11110': 43 }, 'pauli-frames'),
      noise: {
        one_qubit_gate: 0.01,
        multi_qubit_gate: 0.05,
        read_zero_as_one: 0.05,
        read_one_as_zero: 0.05,
      },
    },
  },
  readOut: {
    ...createdModel,
    created: readOutCircuit(),
    job: createJob({ '01': 519, '10': 505 }),
  },
  long: { ...createdModel, created: createdCircuit('random', 6) },
  demo: {
    ...idle,
    created: createDemoCircuit(),
    job: demoJob(createDemoCircuit().circuit, runtime),
  },
  notDrawn: {
    ...createdModel,
    created: {
      ...createdModel.created,
      circuit: { ...createdCircuit('ghz', 5).circuit, program: undefined },
      drawing: null,
      isDemo: false,
    },
    job: { ...createJob({}), status: 'queued' },
  },
  wrongSum: { ...createdModel, job: createJob({ '00000': 1, '11111': 2 }, 'their own') },
} as const satisfies Record<string, CircuitModel>;
