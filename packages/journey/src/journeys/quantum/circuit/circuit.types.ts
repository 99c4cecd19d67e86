import type {
  CircuitTemplate,
  QuantumCircuit,
  RunSimulationRequest,
  SimulationJob,
} from '@spinout/api-client';
import type { AnyCircuit } from '@spinout/domain/circuits';

export type NoiseLevel = 'none' | 'low' | 'high';

/** A circuit template or the person's own program. */
export type CircuitChoice = CircuitTemplate | 'program';

export interface CircuitDraft {
  /** The number of qubits as typed. */
  readonly qubits: string;
  readonly template: CircuitChoice;
  /** OpenQASM. */
  readonly program: string;
  readonly noise: NoiseLevel;
}

export interface ChosenCircuit {
  readonly template: CircuitChoice;
  /** 1 to 30; a program determines its own number. */
  readonly numQubits: number;
  readonly program: string;
  readonly noise: NoiseLevel;
}

export interface CheckedChoice {
  readonly numQubits: number;
  readonly numGates: number;
  /** Memory for the state vectors, for example "16 MiB"; null if the simulation needs none. */
  readonly memory: string | null;
  /** Whether each shot is a run of its own. */
  readonly isPerShot: boolean;
}

/** Request body; the default circuit has only the first two fields. */
export interface CircuitRequest {
  readonly name: string;
  readonly num_qubits: number;
  readonly template?: CircuitTemplate;
  readonly program?: string;
}

export interface CreationInput {
  readonly circuitRequest: CircuitRequest;
}

export interface SimulationInput {
  readonly circuitId: string;
  readonly noise: NonNullable<RunSimulationRequest['noise']> | undefined;
}

export interface DrawnCircuit {
  readonly drawing: AnyCircuit;
  readonly program: string;
}

/** A created circuit, which can be run. */
export interface CreatedCircuit {
  readonly circuit: QuantumCircuit;
  /** Its gates; null if unknown. */
  readonly drawing: AnyCircuit | null;
  /** Whether it is a demo circuit, which is never sent to a server. */
  readonly isDemo: boolean;
  /** What it was created with; missing for a demo circuit. */
  readonly request?: CircuitRequest | undefined;
}

/** A circuit, or the results of its latest run, that newer ones replaced. */
export interface ReplacedCircuit {
  readonly kind: 'circuit' | 'results';
  readonly created: CreatedCircuit;
  readonly job: SimulationJob | null;
}

export type FileProblem = 'fileUnsuited' | 'fileTooLarge' | 'fileUnreadable';
