import { actorSlot } from '@spinout/flow-kit';
import { assign, setup, type SnapshotFrom } from 'xstate';
import { CHECK_DELAY_MS, DEFAULT_QUBITS } from '../quantum.constants.js';
import type {
  ChosenCircuit,
  CircuitChoice,
  CircuitDraft,
  FileProblem,
  NoiseLevel,
  CheckedChoice,
} from './circuit.types.js';
import { parseDraft, parseQubits } from './circuit-request.js';

/** A file that cannot be used as a program. */
export class ProgramFileError extends Error {
  override readonly name = 'ProgramFileError';
  constructor(readonly problem: FileProblem) {
    super(problem);
  }
}

export interface CircuitFormContext {
  readonly draft: CircuitDraft;
  /** Result of checking the choice; null until checked. */
  readonly read: CheckedChoice | null;
  /** Why the choice is invalid; null if it is valid. */
  readonly fault: unknown;
  readonly fileProblem: FileProblem | null;
  /** The program that a file replaced; null if that cannot be undone. */
  readonly replacedProgram: string | null;
}

export type CircuitFormEvent =
  | { readonly type: 'qubits.typed'; readonly text: string }
  | { readonly type: 'qubits.left' }
  | { readonly type: 'template.chosen'; readonly template: CircuitChoice }
  | { readonly type: 'noise.chosen'; readonly noise: NoiseLevel }
  | { readonly type: 'program.typed'; readonly text: string }
  | { readonly type: 'file.chosen'; readonly file: File }
  | { readonly type: 'file.refused' }
  /** Brings back the program that a file replaced. */
  | { readonly type: 'undo.requested' }
  | { readonly type: 'undo.dismissed' };

const INITIAL_DRAFT: CircuitDraft = {
  qubits: String(DEFAULT_QUBITS),
  template: 'ghz',
  program: '',
  noise: 'none',
};

const changeDraft = ({ draft }: CircuitFormContext, change: Partial<CircuitDraft>) => ({
  draft: { ...draft, ...change },
});

/** The program that a file replaces, if anything of it is lost. */
const getReplaced = (before: string, after: string): string | null =>
  before.trim() === '' || before === after ? null : before;

/** State machine of the circuit form: a choice is checked in the browser before it is sent. Typing is debounced. */
export const circuitFormMachine = setup({
  types: { context: {} as CircuitFormContext, events: {} as CircuitFormEvent },
  delays: { checkDelay: CHECK_DELAY_MS },
  actors: {
    /** Rejects with the reason if the choice is invalid. */
    checkChoice: actorSlot<CheckedChoice, ChosenCircuit>('checkChoice'),
    readFile: actorSlot<string, { readonly file: File }>('readFile'),
  },
}).createMachine({
  id: 'circuitForm',
  context: {
    draft: INITIAL_DRAFT,
    read: null,
    fault: null,
    fileProblem: null,
    replacedProgram: null,
  },
  initial: 'checking',
  on: {
    'qubits.typed': {
      target: '.checking',
      actions: assign(({ context, event }) => changeDraft(context, { qubits: event.text })),
    },
    'qubits.left': {
      actions: assign(({ context }) =>
        changeDraft(context, { qubits: String(parseQubits(context.draft.qubits)) }),
      ),
    },
    'template.chosen': {
      target: '.checking',
      actions: assign(({ context, event: { template } }) => ({
        ...changeDraft(context, { template }),
        read: null,
        fault: null,
        fileProblem: null,
      })),
    },
    'noise.chosen': {
      target: '.checking',
      actions: assign(({ context, event }) => changeDraft(context, { noise: event.noise })),
    },
    'program.typed': {
      target: '.typing',
      actions: assign(({ context, event }) => ({
        ...changeDraft(context, { program: event.text }),
        fileProblem: null,
        replacedProgram: null,
      })),
    },
    'file.chosen': { target: '.reading', actions: assign({ fileProblem: null }) },
    'undo.requested': {
      guard: ({ context }) => context.replacedProgram !== null,
      target: '.checking',
      actions: assign(({ context }) => ({
        ...changeDraft(context, { program: context.replacedProgram ?? '' }),
        replacedProgram: null,
      })),
    },
    'undo.dismissed': { actions: assign({ replacedProgram: null }) },
    'file.refused': { actions: assign({ fileProblem: 'fileUnsuited' }) },
  },
  states: {
    typing: { after: { checkDelay: 'checking' } },
    checking: {
      invoke: {
        src: 'checkChoice',
        input: ({ context: { draft } }) => parseDraft(draft),
        onDone: {
          target: 'checked',
          actions: assign({ read: ({ event }) => event.output, fault: null }),
        },
        onError: [
          {
            // An empty program is not an error.
            guard: ({ context: { draft } }) =>
              draft.template === 'program' && draft.program.trim() === '',
            target: 'checked',
            actions: assign({ read: null, fault: null }),
          },
          {
            target: 'checked',
            actions: assign({ read: null, fault: ({ event }) => event.error }),
          },
        ],
      },
    },
    checked: {},
    reading: {
      invoke: {
        src: 'readFile',
        input: ({ event }) => {
          if (event.type !== 'file.chosen') throw new Error('quantum: no file was chosen');
          return { file: event.file };
        },
        onDone: {
          target: 'checking',
          actions: assign(({ context, event }) => ({
            ...changeDraft(context, { program: event.output }),
            replacedProgram: getReplaced(context.draft.program, event.output),
          })),
        },
        onError: {
          target: 'checking',
          actions: assign({
            fileProblem: ({ event: { error } }) =>
              error instanceof ProgramFileError ? error.problem : 'fileUnreadable',
          }),
        },
      },
    },
  },
});

export type CircuitFormSnapshot = SnapshotFrom<typeof circuitFormMachine>;
