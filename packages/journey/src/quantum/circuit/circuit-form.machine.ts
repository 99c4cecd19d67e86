import { actorSlot } from '@spinout/flow-kit';
import { assign, setup, type SnapshotFrom } from 'xstate';
import { CHECK_DELAY_MS, DEFAULT_QUBITS } from '../quantum.constants.js';
import type {
  ChosenCircuit,
  CircuitChoice,
  CircuitDraft,
  FileProblem,
  ReadChoice,
} from './circuit.types.js';
import { toChosenCircuit } from './circuit-request.js';
import { FileRefusal } from './file-refusal.js';
import { parseQubits } from './qubits.js';

export interface CircuitFormContext {
  readonly draft: CircuitDraft;
  /** What is known of the choice; null until it has been looked at. */
  readonly read: ReadChoice | null;
  /** Why the choice cannot be read; null when it can. */
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

const freshDraft: CircuitDraft = { qubits: String(DEFAULT_QUBITS), template: 'ghz', program: '' };

/** The rules of choosing a circuit: what is chosen is looked at in the page before anything is tried. */
export const circuitFormMachine = setup({
  types: { context: {} as CircuitFormContext, events: {} as CircuitFormEvent },
  delays: { checkDelay: CHECK_DELAY_MS },
  actors: {
    /** Fails with what is wrong with the choice. */
    readChoice: actorSlot<ReadChoice, ChosenCircuit>('readChoice'),
    readFile: actorSlot<string, { readonly file: File }>('readFile'),
  },
  guards: {
    /** A program that was not begun is no fault. */
    isBlank: ({ context: { draft } }) =>
      draft.template === 'program' && draft.program.trim() === '',
  },
  actions: {
    keep: assign({
      draft: ({ context }, change: Partial<CircuitDraft>) => ({ ...context.draft, ...change }),
    }),
    clampQubits: assign({
      draft: ({ context: { draft } }) => ({ ...draft, qubits: String(parseQubits(draft.qubits)) }),
    }),
    storeReadChoice: assign({
      read: (_, { output }: { output: ReadChoice }) => output,
      fault: null,
    }),
    storeFault: assign({ fault: (_, { error }: { error: unknown }) => error, read: null }),
    clearReadChoice: assign({ read: null, fault: null }),
    reportFile: assign({ fileProblem: (_, { problem }: { problem: FileProblem }) => problem }),
    clearFileProblem: assign({ fileProblem: null }),
  },
}).createMachine({
  id: 'circuitForm',
  context: { draft: freshDraft, read: null, fault: null, fileProblem: null },
  initial: 'checking',
  on: {
    'qubits.typed': {
      target: '.checking',
      actions: { type: 'keep', params: ({ event: { text } }) => ({ qubits: text }) },
    },
    'qubits.left': { actions: 'clampQubits' },
    'template.chosen': {
      target: '.checking',
      actions: [
        { type: 'keep', params: ({ event: { template } }) => ({ template }) },
        'clearReadChoice',
        'clearFileProblem',
      ],
    },
    'program.typed': {
      target: '.typing',
      actions: [
        { type: 'keep', params: ({ event: { text } }) => ({ program: text }) },
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
        src: 'readChoice',
        input: ({ context: { draft } }) => toChosenCircuit(draft),
        onDone: {
          target: 'checked',
          actions: { type: 'storeReadChoice', params: ({ event: { output } }) => ({ output }) },
        },
        onError: [
          { guard: 'isBlank', target: 'checked', actions: 'clearReadChoice' },
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
          actions: { type: 'keep', params: ({ event: { output } }) => ({ program: output }) },
        },
        onError: {
          target: 'checking',
          actions: {
            type: 'reportFile',
            params: ({ event: { error } }) => ({
              problem: error instanceof FileRefusal ? error.problem : 'fileUnreadable',
            }),
          },
        },
      },
    },
  },
});

export type CircuitFormSnapshot = SnapshotFrom<typeof circuitFormMachine>;
