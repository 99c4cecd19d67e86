import { actorSlot } from '@spinout/flow-kit';
import { assign, setup, type SnapshotFrom } from 'xstate';
import { CHECK_DELAY_MS, DEFAULT_QUBITS } from '../quantum.constants.js';
import type {
  ChosenCircuit,
  CircuitChoice,
  CircuitDraft,
  FileProblem,
  CheckedChoice,
} from './circuit.types.js';
import { parseDraft } from './circuit-request.js';
import { ProgramFileError } from './program-file-error.js';
import { parseQubits } from './qubits.js';

export interface CircuitFormContext {
  readonly draft: CircuitDraft;
  /** Result of checking the choice; null until checked. */
  readonly read: CheckedChoice | null;
  /** Why the choice is invalid; null if it is valid. */
  readonly fault: unknown;
  readonly fileProblem: FileProblem | null;
}

export type CircuitFormEvent =
  | { readonly type: 'qubits.typed'; readonly text: string }
  | { readonly type: 'qubits.left' }
  | { readonly type: 'template.chosen'; readonly template: CircuitChoice }
  | { readonly type: 'program.typed'; readonly text: string }
  | { readonly type: 'file.chosen'; readonly file: File }
  | { readonly type: 'file.refused' };

const INITIAL_DRAFT: CircuitDraft = {
  qubits: String(DEFAULT_QUBITS),
  template: 'ghz',
  program: '',
};

/** State machine of the circuit form: a choice is checked in the browser before it is sent. Typing is debounced. */
export const circuitFormMachine = setup({
  types: { context: {} as CircuitFormContext, events: {} as CircuitFormEvent },
  delays: { checkDelay: CHECK_DELAY_MS },
  actors: {
    /** Rejects with the reason if the choice is invalid. */
    checkChoice: actorSlot<CheckedChoice, ChosenCircuit>('checkChoice'),
    readFile: actorSlot<string, { readonly file: File }>('readFile'),
  },
  guards: {
    /** An empty program is not an error. */
    isBlank: ({ context: { draft } }) =>
      draft.template === 'program' && draft.program.trim() === '',
  },
  actions: {
    updateDraft: assign({
      draft: ({ context }, change: Partial<CircuitDraft>) => ({ ...context.draft, ...change }),
    }),
    clampQubits: assign({
      draft: ({ context: { draft } }) => ({ ...draft, qubits: String(parseQubits(draft.qubits)) }),
    }),
    storeCheckedChoice: assign({
      read: (_, { output }: { output: CheckedChoice }) => output,
      fault: null,
    }),
    storeFault: assign({ fault: (_, { error }: { error: unknown }) => error, read: null }),
    clearCheckedChoice: assign({ read: null, fault: null }),
    reportFile: assign({ fileProblem: (_, { problem }: { problem: FileProblem }) => problem }),
    clearFileProblem: assign({ fileProblem: null }),
  },
}).createMachine({
  id: 'circuitForm',
  context: { draft: INITIAL_DRAFT, read: null, fault: null, fileProblem: null },
  initial: 'checking',
  on: {
    'qubits.typed': {
      target: '.checking',
      actions: { type: 'updateDraft', params: ({ event: { text } }) => ({ qubits: text }) },
    },
    'qubits.left': { actions: 'clampQubits' },
    'template.chosen': {
      target: '.checking',
      actions: [
        { type: 'updateDraft', params: ({ event: { template } }) => ({ template }) },
        'clearCheckedChoice',
        'clearFileProblem',
      ],
    },
    'program.typed': {
      target: '.typing',
      actions: [
        { type: 'updateDraft', params: ({ event: { text } }) => ({ program: text }) },
        'clearFileProblem',
      ],
    },
    'file.chosen': { target: '.reading', actions: 'clearFileProblem' },
    'file.refused': { actions: { type: 'reportFile', params: { problem: 'fileUnsuited' } } },
  },
  states: {
    typing: { after: { checkDelay: 'checking' } },
    checking: {
      invoke: {
        src: 'checkChoice',
        input: ({ context: { draft } }) => parseDraft(draft),
        onDone: {
          target: 'checked',
          actions: { type: 'storeCheckedChoice', params: ({ event: { output } }) => ({ output }) },
        },
        onError: [
          { guard: 'isBlank', target: 'checked', actions: 'clearCheckedChoice' },
          {
            target: 'checked',
            actions: { type: 'storeFault', params: ({ event: { error } }) => ({ error }) },
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
          actions: {
            type: 'updateDraft',
            params: ({ event: { output } }) => ({ program: output }),
          },
        },
        onError: {
          target: 'checking',
          actions: {
            type: 'reportFile',
            params: ({ event: { error } }) => ({
              problem: error instanceof ProgramFileError ? error.problem : 'fileUnreadable',
            }),
          },
        },
      },
    },
  },
});

export type CircuitFormSnapshot = SnapshotFrom<typeof circuitFormMachine>;
