import {
  saveFile,
  type PlatformClient,
  type SaveFile,
  type SimulationJob,
} from '@spinout/api-client';
import type { Circuit } from '@spinout/api-client/circuits';
import { fromPromise } from 'xstate';
import { createRefusal } from '../quantum-failure.js';
import { MAX_PROGRAM_FILE_BYTES, MAX_QUBITS, SHOTS } from '../quantum.constants.js';
import type {
  ChosenCircuit,
  CreationInput,
  DrawnCircuit,
  MadeCircuit,
  ReadChoice,
  SimulationInput,
} from './circuit.types.js';
import type { ExportOrder } from './export.machine.js';
import { FileRefusal } from './file-refusal.js';

/** What reads circuits comes with the first circuit, not with the page. */
const loadReader = () => import('@spinout/api-client/circuits');

/** @throws {QuantumError} what is wrong with the choice */
async function createCircuitOf({ template, numQubits, program }: ChosenCircuit): Promise<Circuit> {
  const { parseQasm, templateCircuit } = await loadReader();
  return template === 'program' ? parseQasm(program) : templateCircuit(template, numQubits);
}

/** The gates of a server's program; null when it has none, or others than the circuit. */
async function parseDrawing(
  program: string | undefined,
  numQubits: number,
): Promise<Circuit | null> {
  if (program === undefined) return null;
  const { MAX_WRITTEN_LENGTH, parseQasm } = await loadReader();
  try {
    const drawing = parseQasm(program, { maxLength: MAX_WRITTEN_LENGTH });
    return drawing.numQubits === numQubits ? drawing : null;
  } catch {
    return null;
  }
}

/** Checks a choice before it is created. */
const readChoice = fromPromise<ReadChoice, ChosenCircuit>(async ({ input }) => {
  const { memoryText, needsStateVector, stateVectorBytes } = await loadReader();
  const circuit = await createCircuitOf(input);
  const { numQubits, gates } = circuit;
  const memory = needsStateVector(circuit) ? memoryText(stateVectorBytes(numQubits)) : null;
  return { numQubits, numGates: gates.length, memory };
});

/** Joins the form to what reads circuits, and to files. */
export const circuitFormActors = {
  readChoice,
  readFile: fromPromise<string, { readonly file: File }>(async ({ input: { file } }) => {
    if (file.size > MAX_PROGRAM_FILE_BYTES) throw new FileRefusal('fileTooLarge');
    return file.text();
  }),
};

/** Joins the making and running of circuits to the client. */
export const circuitActors = (api: PlatformClient) => ({
  readChoice,
  createCircuit: fromPromise<MadeCircuit, CreationInput>(async ({ input, signal }) => {
    const { success, circuit, error } = await api.quantum.createCircuit(input.circuitRequest, {
      signal,
      idempotencyKey: input.key,
    });
    if (success !== true || !circuit) throw createRefusal(error);
    if (circuit.num_qubits > MAX_QUBITS) throw createRefusal(null);
    const drawing = await parseDrawing(circuit.program, circuit.num_qubits);
    return { circuit, drawing, isDemo: false };
  }),
  drawChoice: fromPromise<DrawnCircuit, ChosenCircuit>(async ({ input }) => {
    const { writeQasm } = await loadReader();
    const drawing = await createCircuitOf(input);
    return { drawing, program: writeQasm(drawing) };
  }),
  runSimulation: fromPromise<SimulationJob, SimulationInput>(async ({ input, signal }) => {
    const { success, job, error } = await api.quantum.runSimulation(
      { circuit_id: input.circuitId, shots: SHOTS },
      { signal, idempotencyKey: input.key },
    );
    if (success !== true || !job) throw createRefusal(error);
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

/** Joins the export to the browser. */
export const exportActors = ({ save = saveFile, copy = copyText }: ExportTargets = {}) => ({
  exportProgram: fromPromise<null, ExportOrder>(async ({ input: { how, fileName, text } }) => {
    if (how === 'copy') await copy(text);
    else save(fileName, new Blob([text], { type: 'text/plain' }));
    return null;
  }),
});
