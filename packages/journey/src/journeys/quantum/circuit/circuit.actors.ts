import {
  saveFile,
  type PlatformClient,
  type SaveFile,
  type SimulationJob,
} from '@spinout/api-client';
import type { AnyCircuit } from '@spinout/domain/circuits';
import { fromPromise } from 'xstate';
import { createReplyError } from '../quantum-reply-error.js';
import { MAX_PROGRAM_FILE_BYTES, MAX_QUBITS, SHOTS } from '../quantum.constants.js';
import type {
  ChosenCircuit,
  CreationInput,
  DrawnCircuit,
  CreatedCircuit,
  CheckedChoice,
  SimulationInput,
} from './circuit.types.js';
import type { ExportRequest } from './export.machine.js';
import { ProgramFileError } from './circuit-form.machine.js';

/** The circuit parser is loaded with the first circuit. */
const loadReader = () => import('@spinout/domain/circuits');

/** @throws {QuantumError} if the choice is invalid */
async function parseChoice({ template, numQubits, program }: ChosenCircuit): Promise<AnyCircuit> {
  const { parseQasm, templateCircuit } = await loadReader();
  return template === 'program' ? parseQasm(program) : templateCircuit(template, numQubits);
}

/** Parses a server's program; null if there is none or it does not fit the circuit. */
async function parseDrawing(
  program: string | undefined,
  numQubits: number,
): Promise<AnyCircuit | null> {
  if (program === undefined) return null;
  const { MAX_WRITTEN_LENGTH, parseQasm } = await loadReader();
  try {
    const drawing = parseQasm(program, { maxLength: MAX_WRITTEN_LENGTH });
    return drawing.numQubits === numQubits ? drawing : null;
  } catch {
    return null;
  }
}

const checkChoice = fromPromise<CheckedChoice, ChosenCircuit>(async ({ input }) => {
  const { formatMemory, listGates, simulationBytes, stateVectorBytes } = await loadReader();
  const circuit = await parseChoice(input);
  const { numQubits } = circuit;
  const bytes = simulationBytes(circuit, input.noise !== 'none');
  return {
    numQubits,
    numGates: listGates(circuit).length,
    memory: bytes > 0 ? formatMemory(bytes) : null,
    isPerShot: bytes > stateVectorBytes(numQubits),
  };
});

/** Connects the form to the circuit parser and to files. */
export const circuitFormActors = {
  checkChoice,
  readFile: fromPromise<string, { readonly file: File }>(async ({ input: { file } }) => {
    if (file.size > MAX_PROGRAM_FILE_BYTES) throw new ProgramFileError('fileTooLarge');
    return file.text();
  }),
};

/** Connects creating and running circuits to the client. */
export const circuitActors = (api: PlatformClient) => ({
  checkChoice,
  createCircuit: fromPromise<CreatedCircuit, CreationInput>(async ({ input, signal }) => {
    const { success, circuit, error } = await api.quantum.createCircuit(input.circuitRequest, {
      signal,
    });
    if (success !== true || !circuit) throw createReplyError(error);
    if (circuit.num_qubits > MAX_QUBITS) throw createReplyError(null);
    const drawing = await parseDrawing(circuit.program, circuit.num_qubits);
    return { circuit, drawing, isDemo: false, request: input.circuitRequest };
  }),
  createDrawing: fromPromise<DrawnCircuit, ChosenCircuit>(async ({ input }) => {
    const { writeQasm } = await loadReader();
    const drawing = await parseChoice(input);
    return { drawing, program: writeQasm(drawing) };
  }),
  runSimulation: fromPromise<SimulationJob, SimulationInput>(async ({ input, signal }) => {
    const { success, job, error } = await api.quantum.runSimulation(
      { circuit_id: input.circuitId, shots: SHOTS, ...(input.noise && { noise: input.noise }) },
      { signal },
    );
    if (success !== true || !job) throw createReplyError(error);
    return job;
  }),
});

/** Targets of an export. */
export interface ExportTargets {
  /** @default the browser's own download */
  readonly save?: SaveFile;
  /** @default the browser's clipboard */
  readonly copy?: (text: string) => Promise<void>;
}

const copyText = (text: string) => navigator.clipboard.writeText(text);

/** Connects the export to the browser. */
export const exportActors = ({ save = saveFile, copy = copyText }: ExportTargets = {}) => ({
  exportProgram: fromPromise<null, ExportRequest>(async ({ input: { action, fileName, text } }) => {
    if (action === 'copy') await copy(text);
    else save(fileName, new Blob([text], { type: 'text/plain' }));
    return null;
  }),
});
