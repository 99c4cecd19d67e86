import * as z from 'zod/mini';
import { nameText, sentId, text } from './bounded.js';
import { idText, lenient, textOrEmpty } from './lenient.js';
import { MAX_PROGRAM_CHARACTERS } from './limits.js';
import { Source } from './source.js';

/** Names of circuit templates. `ghz` is the default. */
export const CircuitTemplate = z.enum(['ghz', 'uniform', 'qft', 'grover', 'random']);
export type CircuitTemplate = z.infer<typeof CircuitTemplate>;

/** `created_at` is ISO 8601. */
export const QuantumCircuit = z.looseObject({
  id: idText,
  name: textOrEmpty,
  num_qubits: z.int().check(z.minimum(1)),
  created_at: textOrEmpty,
  /** Description of the circuit, e.g. "GHZ state". */
  description: lenient(z.string()),
  /** The circuit as OpenQASM 3. */
  program: lenient(z.string()),
  source: lenient(Source),
});
export type QuantumCircuit = z.infer<typeof QuantumCircuit>;

/** Without `program` and `template` the circuit is the GHZ state of its qubits. */
export const CreateCircuitRequest = z.object({
  name: nameText,
  /** 1..30. */
  num_qubits: z.int(),
  /**
   * OpenQASM 2 or 3; its number of qubits must be `num_qubits`. The measured bits are counted;
   * without measurements, all qubits are measured. Gate definitions, measurements in the middle, reset and
   * conditions on bits are supported.
   */
  program: z.optional(text(MAX_PROGRAM_CHARACTERS)),
  template: z.optional(CircuitTemplate),
});
export type CreateCircuitRequest = z.infer<typeof CreateCircuitRequest>;

/** The reply needs success and a circuit. The screen checks this, so all fields are optional. */
export const CreateCircuitReply = z.object({
  success: z.nullish(z.boolean()),
  circuit: z.nullish(QuantumCircuit),
  error: lenient(z.string()),
});
export type CreateCircuitReply = z.infer<typeof CreateCircuitReply>;

const probability = z.number().check(z.minimum(0), z.maximum(1));

/** Errors of a simulated quantum processor, as probabilities; each is 0 unless given. */
export const QuantumNoise = z.object({
  /** Depolarizing probability after each gate on one qubit. */
  one_qubit_gate: z.optional(probability),
  /** The same after each gate on two or three qubits. */
  multi_qubit_gate: z.optional(probability),
  /** Probability that a measured 0 is read as 1. */
  read_zero_as_one: z.optional(probability),
  /** Probability that a measured 1 is read as 0. */
  read_one_as_zero: z.optional(probability),
});
export type QuantumNoise = z.infer<typeof QuantumNoise>;

/**
 * `results` maps each bit string to its count: qubit 0 rightmost, or bit 0 where the program says
 * which qubits it measures into which bits; several registers are joined without spaces.
 */
export const SimulationJob = z.looseObject({
  id: idText,
  circuit_id: idText,
  status: textOrEmpty,
  results: z.record(z.string().check(z.regex(/^[01]+$/)), z.int().check(z.minimum(0))),
  /** Simulation method, e.g. "stabilizer". */
  method: lenient(z.string()),
  /** The noise of the run; missing if it had none. */
  noise: lenient(QuantumNoise),
  source: lenient(Source),
});
export type SimulationJob = z.infer<typeof SimulationJob>;

export const RunSimulationRequest = z.object({
  circuit_id: sentId,
  shots: z.int(),
  /** @default none */
  noise: z.optional(QuantumNoise),
});
export type RunSimulationRequest = z.infer<typeof RunSimulationRequest>;

/** The reply needs success and a job; the screen checks this. */
export const RunSimulationReply = z.object({
  success: z.nullish(z.boolean()),
  job: z.nullish(SimulationJob),
  error: lenient(z.string()),
});
export type RunSimulationReply = z.infer<typeof RunSimulationReply>;

export const OptimizeMoleculeRequest = z.object({ molecule: nameText });
export type OptimizeMoleculeRequest = z.infer<typeof OptimizeMoleculeRequest>;

/** Position of an atom in ångström. */
const Atom = z.object({ element: z.string(), x: z.number(), y: z.number(), z: z.number() });

/** The energy (Hartree) is read from `optimization.optimized_geometry.energy`; it may be missing. */
export const OptimizeMoleculeReply = z.object({
  success: z.nullish(z.boolean()),
  optimization: z.nullish(
    z.looseObject({
      optimized_geometry: z.nullish(
        z.looseObject({
          energy: z.nullish(z.number()),
          atoms: lenient(z.array(Atom)),
          /** Ångström. */
          bond_length: lenient(z.number()),
        }),
      ),
      /** Calculation method, e.g. "Variational, STO-3G". */
      method: lenient(z.string()),
    }),
  ),
  error: lenient(z.string()),
  source: lenient(Source),
});
export type OptimizeMoleculeReply = z.infer<typeof OptimizeMoleculeReply>;

export const ComputeEnergiesRequest = z.object({
  /** A sum of factors and Pauli strings, such as "-1.05 II + 0.39*IZ - ZZ"; qubit 0 is the letter on the right. 1 to 6 qubits. */
  hamiltonian: text(MAX_PROGRAM_CHARACTERS),
});
export type ComputeEnergiesRequest = z.infer<typeof ComputeEnergiesRequest>;

/** Energies in the unit of the factors. */
export const HamiltonianEnergies = z.looseObject({
  num_qubits: z.int().check(z.minimum(1)),
  num_terms: z.int().check(z.minimum(1)),
  /** The lowest eigenvalue. */
  ground_energy: z.number(),
  /** All eigenvalues, lowest first. */
  eigenvalues: z.array(z.number()).check(z.minLength(1)),
  /** The lowest energy of a parametrized circuit; missing if none was searched for. */
  variational: lenient(
    z.looseObject({
      energy: z.number(),
      /** Layers of entangling gates. */
      layers: lenient(z.int()),
      /** Searches from different first angles. */
      starts: lenient(z.int()),
    }),
  ),
});
export type HamiltonianEnergies = z.infer<typeof HamiltonianEnergies>;

/** The reply needs success and energies; the screen checks this. */
export const ComputeEnergiesReply = z.object({
  success: z.nullish(z.boolean()),
  energies: z.nullish(HamiltonianEnergies),
  error: lenient(z.string()),
  source: lenient(Source),
});
export type ComputeEnergiesReply = z.infer<typeof ComputeEnergiesReply>;
