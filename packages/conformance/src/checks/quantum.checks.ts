import * as z from 'zod/mini';
import {
  computeEnergies,
  createCircuit,
  optimizeMolecule,
  runSimulation,
} from '@spinout/api-client/contract';
import {
  expectRefusal,
  expectStatus,
  expectThat,
  NotApplicable,
  parseReply,
  warnIfUnsourced,
} from '../kit/expectations.js';
import type { Answer, CheckedEndpoint, Kit } from '../kit/check.types.js';
import { checksOf } from '../kit/checks-of.js';
import { count, id, timestamp, nonBlankText } from '../rules/rules.js';

const CircuitReply = z.looseObject({
  success: z.literal(true),
  circuit: z.looseObject({ id, name: nonBlankText, num_qubits: count, created_at: timestamp }),
});
const JobReply = z.looseObject({
  success: z.literal(true),
  job: z.looseObject({
    id,
    circuit_id: id,
    status: nonBlankText,
    results: z.record(z.string(), count),
  }),
});
const MoleculeReply = z.looseObject({
  optimization: z.looseObject({ optimized_geometry: z.looseObject({ energy: z.number() }) }),
});
const EnergiesReply = z.looseObject({
  success: z.literal(true),
  energies: z.looseObject({
    num_qubits: count,
    ground_energy: z.number(),
    eigenvalues: z.array(z.number()),
  }),
});
const Unsuccessful = z.looseObject({ success: z.literal(false), error: nonBlankText });
const EnergyOrRefusal = z.union([MoleculeReply, Unsuccessful]);

const SHOTS = 1024;
/** Full configuration interaction of H2 in STO-3G at its equilibrium. */
const H2_HARTREE = -1.137;
const H2_TOLERANCE_HARTREE = 0.02;

/** Two qubits in a field along x, whose lowest energy is -√5. */
const HAMILTONIAN = '-ZZ - IX - XI';
const ENERGIES = [-Math.sqrt(5), -1, 1, Math.sqrt(5)];
const ENERGY_TOLERANCE = 1e-6;
const NOT_IMPLEMENTED = 501;

/** Skips the check on a 404: the screen then shows a labeled simulation. */
async function askIfAvailable(
  kit: Kit,
  endpoint: CheckedEndpoint,
  input: unknown,
): Promise<Answer> {
  const answer = await kit.ask(endpoint, input);
  if (answer.status === 404) {
    throw new NotApplicable(
      'The server has no such service (404): the page shows a demonstration.',
    );
  }
  return answer;
}

async function requestCircuit(kit: Kit, qubits: number, extra: object = {}) {
  const name = `Circuit ${qubits} qubits`;
  const request = { name, num_qubits: qubits, ...extra };
  const answer = await askIfAvailable(kit, createCircuit, request);
  const { circuit } = parseReply(CircuitReply, answer, 'a circuit (ENT-18)');
  expectThat(
    circuit.num_qubits === qubits && circuit.name === name,
    `the circuit "${name}"`,
    `it is "${circuit.name}" of ${circuit.num_qubits} qubits`,
    answer,
  );
  return circuit;
}

/** Runs a new circuit and checks the counts. */
async function expectCounts(kit: Kit, qubits: number, shots: number, extra: object = {}) {
  const circuit = await requestCircuit(kit, qubits, extra);
  const request = { circuit_id: String(circuit.id), shots, ...extra };
  const { job } = await kit.read(runSimulation, request, JobReply);
  expectThat(
    String(job.circuit_id) === String(circuit.id),
    `a run of circuit "${circuit.id}"`,
    `it names "${job.circuit_id}"`,
  );
  const wrong = Object.keys(job.results).find(
    (key) => !/^[01]+$/.test(key) || key.length !== qubits,
  );
  expectThat(wrong === undefined, `states of ${qubits} bits each`, `one is "${String(wrong)}"`);
  const sum = Object.values(job.results).reduce((total, value) => total + value, 0);
  expectThat(sum === shots, `counts that sum to the ${shots} shots`, `they sum to ${sum}`);
  warnIfUnsourced(kit, job);
}

/** Expects an error status, or a success status with `success: false`; both with an `error` text. */
function expectNo(answer: Answer, what: string) {
  if (answer.status >= 400) expectRefusal(answer, what);
  else parseReply(Unsuccessful, answer, `no success and an "error" text for ${what}`);
}

export const quantumChecks = [
  ...checksOf('API-12', {
    'creates circuits of 1, 5 and 30 qubits (ENT-18, CONST-20)': async (kit) => {
      for (const qubits of [1, 5, 30]) warnIfUnsourced(kit, await requestCircuit(kit, qubits));
    },
    'answers again, and ignores unknown fields': async (kit) => {
      await requestCircuit(kit, 2, { conformance_extra: 1 });
    },
    'refuses 0 and 31 qubits with an error message (CONST-20)': async (kit) => {
      await requestCircuit(kit, 1);
      for (const qubits of [0, 31]) {
        const answer = await kit.ask(createCircuit, { name: 'Circuit', num_qubits: qubits });
        expectNo(answer, `${qubits} qubits`);
      }
    },
  }),
  ...checksOf('API-13', {
    'counts whole results that sum to the shots, in states as long as the circuit is wide (ENT-19)':
      (kit) => expectCounts(kit, 5, SHOTS),
    'runs circuits of 1 and of 30 qubits, and a single shot': async (kit) => {
      await expectCounts(kit, 1, 1);
      await expectCounts(kit, 30, SHOTS);
    },
    'answers again, and ignores unknown fields': (kit) =>
      expectCounts(kit, 2, 10, { conformance_extra: 1 }),
    'refuses an unknown circuit with an error message': async (kit) => {
      await requestCircuit(kit, 1);
      const request = { circuit_id: `${kit.runId}-unknown`, shots: SHOTS };
      const answer = await kit.ask(runSimulation, request);
      expectNo(answer, 'an unknown circuit');
      if (answer.status === 404) {
        kit.warn(
          'A 404 for an unknown circuit reads as "no such service": the page shows demo results (QC-14). 422 does not.',
        );
      }
    },
  }),
  ...checksOf('API-14', {
    'finds the ground state of hydrogen near -1.137 Hartree, or has no such service (QC-21)':
      async (kit) => {
        const request = { molecule: 'H2', conformance_extra: 1 };
        const answer = await askIfAvailable(kit, optimizeMolecule, request);
        const reply = parseReply(MoleculeReply, answer, 'an energy');
        const { energy } = reply.optimization.optimized_geometry;
        expectThat(
          Math.abs(energy - H2_HARTREE) <= H2_TOLERANCE_HARTREE,
          `an energy within ${H2_TOLERANCE_HARTREE} of ${H2_HARTREE} Hartree`,
          `it is ${energy}`,
          answer,
        );
        warnIfUnsourced(kit, reply);
      },
    'returns an energy for another molecule, or an error message': async (kit) => {
      const answer = await kit.ask(optimizeMolecule, { molecule: 'Aspirin' });
      if (answer.status >= 400) expectStatus(answer, [404], 'a molecule that is not available');
      else parseReply(EnergyOrRefusal, answer, 'an energy, or success false and an error');
    },
  }),
  ...checksOf('energies', {
    'computes all energies of a Hamiltonian, lowest first, or has no such service': async (kit) => {
      const request = { hamiltonian: HAMILTONIAN, conformance_extra: 1 };
      const answer = await askIfAvailable(kit, computeEnergies, request);
      if (answer.status === NOT_IMPLEMENTED) throw new NotApplicable('The server says so (501).');
      const reply = parseReply(EnergiesReply, answer, 'energies');
      const { eigenvalues, ground_energy: ground, num_qubits: qubits } = reply.energies;
      const isRight =
        qubits === 2 &&
        eigenvalues.length === ENERGIES.length &&
        [ground, ...eigenvalues].every(
          (energy, at) =>
            Math.abs(energy - ([ENERGIES[0], ...ENERGIES][at] ?? NaN)) <= ENERGY_TOLERANCE,
        );
      expectThat(
        isRight,
        `the energies ${ENERGIES.join(', ')} of two qubits`,
        `they are ${eigenvalues.join(', ')}, the lowest ${ground}`,
        answer,
      );
      warnIfUnsourced(kit, reply);
    },
  }),
];
