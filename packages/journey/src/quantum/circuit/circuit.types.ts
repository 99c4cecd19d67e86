import type { CircuitTemplate, QuantumCircuit } from '@spinout/api-client';
import type { Circuit } from '@spinout/api-client/circuits';
import type { Keyed } from '@spinout/flow-kit';

/** A known circuit, or a program of the person's own. */
export type CircuitChoice = CircuitTemplate | 'program';

/** What is typed and chosen. */
export interface CircuitDraft {
  /** The number of qubits as it was typed. */
  readonly qubits: string;
  readonly template: CircuitChoice;
  /** OpenQASM. */
  readonly program: string;
}

/** A choice that is looked at in the page. */
export interface ChosenCircuit {
  readonly template: CircuitChoice;
  /** 1 to 30; a program has its own number. */
  readonly numQubits: number;
  readonly program: string;
}

/** What is known of a choice before it is created. */
export interface ReadChoice {
  readonly numQubits: number;
  readonly numGates: number;
  /** Memory of the state vector that its simulation needs, as "16 MiB"; null when it needs none. */
  readonly memory: string | null;
}

/** What is sent; without a choice only the first two. */
export interface CircuitRequest {
  readonly name: string;
  readonly num_qubits: number;
  readonly template?: CircuitTemplate;
  readonly program?: string;
}

export interface CreationInput extends Keyed {
  readonly circuitRequest: CircuitRequest;
}

export interface SimulationInput extends Keyed {
  readonly circuitId: string;
}

/** A circuit's gates, and the program that says them. */
export interface DrawnCircuit {
  readonly drawing: Circuit;
  readonly program: string;
}

/** A circuit that can be run. */
export interface MadeCircuit {
  readonly circuit: QuantumCircuit;
  /** Its gates; null when they are not known. */
  readonly drawing: Circuit | null;
  /** Whether it is a demonstration: no server is asked to run it. */
  readonly isDemo: boolean;
}

/** Why a file did not become the program. */
export type FileProblem = 'fileUnsuited' | 'fileTooLarge' | 'fileUnreadable';
