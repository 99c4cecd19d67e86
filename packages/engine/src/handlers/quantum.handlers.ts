import {
  computeEnergies,
  createCircuit,
  optimizeMolecule,
  runSimulation,
  type CreateCircuitRequest,
  type QuantumCircuit,
  type QuantumNoise,
  type SimulationJob,
} from '@spinout/api-client';
import { hashText } from '../text/text-hash.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import type { NoiseModel } from '../quantum/noise.js';
import { Refusal } from '../calls/refusal.js';
import { handle, type Handler } from './handle.js';
import { quantumReplies as words } from './quantum.messages.js';

const BY = 'Quantum simulation in the engine';
/** Hexadecimal digits of a seed of 32 bits. */
const SEED_DIGITS = 8;

const getCircuitKey = (id: string) => `circuit:${id}`;

/** Answers quantum calls by running simulations. The simulators are loaded on first use. */
export const quantumHandlers: readonly Handler[] = [
  handle(createCircuit, async (input, { dependencies }) => {
    const circuit = await createStoredCircuit(dependencies, input);
    await dependencies.store.set(getCircuitKey(circuit.id), circuit);
    return { success: true, circuit };
  }),
  handle(runSimulation, async ({ circuit_id, shots, noise }, { signal, dependencies }) => {
    const circuit = await dependencies.store.get<QuantumCircuit>(getCircuitKey(circuit_id));
    if (circuit === undefined) throw new Refusal(422, words.unknownCircuit);
    const { id, seed } = await allocateId(dependencies, 'job');
    const { MAX_WRITTEN_LENGTH, parseQasm, simulate } = await loadSimulators();
    const { counts, method } = await withRefusal(() => {
      // Stored programs were generated here, so they may be longer than user input.
      const read = parseQasm(circuit.program ?? '', { maxLength: MAX_WRITTEN_LENGTH });
      const { maxStateBytes } = dependencies;
      return simulate(read, { shots, seed, signal, maxStateBytes, noise: toNoiseModel(noise) });
    });
    const job: SimulationJob = {
      id,
      circuit_id,
      status: 'completed',
      results: counts,
      method,
      ...(noise && { noise }),
      source: createSource(dependencies, seed),
    };
    await dependencies.store.set(`job:${id}`, job);
    return { success: true, job };
  }),
  handle(optimizeMolecule, async ({ molecule }, { signal, dependencies }) => {
    if (molecule.trim() === '') throw new Refusal(422, words.noMolecule);
    const { optimizeMolecule: optimize } = await import('../quantum/hydrogen/optimize-molecule.js');
    const found = await optimize(molecule, signal);
    // Not 404: the endpoint exists, and browsers log failed requests to the console.
    if (found === null) return { success: false, error: words.unknownMolecule };
    return {
      success: true,
      optimization: {
        method: found.method,
        basis: found.basis,
        iterations: found.iterations,
        hartree_fock_energy: found.hartreeFockEnergy,
        exact_energy: found.exactEnergy,
        optimized_geometry: {
          energy: found.energy,
          bond_length: found.bondLength.angstrom,
          atoms: found.atoms,
        },
      },
      source: createSource(dependencies),
    };
  }),
  handle(computeEnergies, async ({ hamiltonian }, { signal, dependencies }) => {
    if (hamiltonian.trim() === '') throw new Refusal(422, words.noHamiltonian);
    const { parseHamiltonian, computeExactEnergies, findVariationalEnergy } = await loadEnergies();
    // The same text has the same seed, so that the same request has the same answer.
    const seed = toSeed(hashText(`${String(dependencies.seed)}:${hamiltonian}`));
    const { terms, exact } = await withRefusal(() => {
      const read = parseHamiltonian(hamiltonian);
      return { terms: read, exact: computeExactEnergies(read) };
    });
    const found = await findVariationalEnergy(terms, { seed, signal });
    return {
      success: true,
      energies: {
        num_qubits: exact.numQubits,
        num_terms: terms.length,
        ground_energy: exact.groundEnergy,
        eigenvalues: [...exact.eigenvalues],
        variational: { energy: found.energy, layers: found.layers, starts: found.starts },
      },
      source: createSource(dependencies, seed),
    };
  }),
];

const loadEnergies = async () => {
  const [parsing, exact, variational] = await Promise.all([
    import('../quantum/hamiltonian/hamiltonian.js'),
    import('../quantum/hamiltonian/exact-energy.js'),
    import('../quantum/hamiltonian/variational-energy.js'),
  ]);
  return { ...parsing, ...exact, ...variational };
};

async function createStoredCircuit(
  dependencies: EngineDependencies,
  input: CreateCircuitRequest,
): Promise<QuantumCircuit> {
  const { name, num_qubits: qubits, program, template = 'ghz' } = input;
  const { parseQasm, templateCircuit, writeQasm } = await loadSimulators();
  const { id, seed } = await allocateId(dependencies, 'circuit');
  const circuit = await withRefusal(() =>
    program === undefined ? templateCircuit(template, qubits, { seed }) : parseQasm(program),
  );
  if (circuit.numQubits !== qubits) throw new Refusal(422, words.otherQubits);
  return {
    id,
    name,
    num_qubits: qubits,
    created_at: dependencies.now().toISOString(),
    description: program === undefined ? words.templates[template] : words.ownProgram,
    program: writeQasm(circuit),
    source: createSource(dependencies),
  };
}

const toNoiseModel = (noise: QuantumNoise = {}): NoiseModel => ({
  oneQubitGate: noise.one_qubit_gate,
  multiQubitGate: noise.multi_qubit_gate,
  readZeroAsOne: noise.read_zero_as_one,
  readOneAsZero: noise.read_one_as_zero,
});

const loadSimulators = async () => {
  const [circuits, running] = await Promise.all([
    import('@spinout/domain/circuits'),
    import('../quantum/simulate.js'),
  ]);
  return { ...circuits, ...running };
};

const toSeed = (hash: string): number => Number.parseInt(hash.slice(0, SEED_DIGITS), 16);

/**
 * Allocates id and seed of the next circuit or job. The seed follows from the id, so that runs of one circuit differ and a run can be
 * made again with its id; with the same seed and an empty store, the ids are the same too.
 */
async function allocateId(dependencies: EngineDependencies, kind: 'circuit' | 'job') {
  const { seed, newId } = dependencies;
  const id = newId ? newId(kind) : await countId(dependencies, kind);
  return { id, seed: toSeed(hashText(`${String(seed)}:${id}`)) };
}

async function countId({ seed, store }: EngineDependencies, kind: string): Promise<string> {
  const number = await store.change<number>(`made:${kind}`, (made = 0) => made + 1);
  return `${kind}-${hashText(`${String(seed)}:${kind}:${String(number)}`)}`;
}

const createSource = ({ now }: EngineDependencies, seed?: number) => ({
  origin: 'computed' as const,
  by: BY,
  at: now().toISOString(),
  ...(seed === undefined ? {} : { seed }),
});

/** Converts errors of the simulators to refusals. */
async function withRefusal<Value>(run: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    const { QuantumError } = await import('@spinout/domain/circuits');
    if (error instanceof QuantumError) throw new Refusal(422, error.message);
    throw error;
  }
}
