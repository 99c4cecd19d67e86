import { actorSlot } from '@spinout/flow-kit';
import { assign, setup, type SnapshotFrom } from 'xstate';
import type {
  DrawnPage,
  DrawPageInput,
  SourcePageContext,
  SourcePageEvent,
  SourcePageInput,
} from './source-page.types.js';

const isPdf = ({ type, name }: File): boolean =>
  type === 'application/pdf' || name.toLowerCase().endsWith('.pdf');

const requireFile = ({ file }: SourcePageContext): File => {
  if (file === null) throw new Error('source: a page without a file');
  return file;
};

/** Shows the page of a passage: drawn if its PDF is at hand, else as text. */
export const sourcePageMachine = setup({
  types: {
    input: {} as SourcePageInput,
    context: {} as SourcePageContext,
    events: {} as SourcePageEvent,
    tags: {} as 'busy',
  },
  actors: { drawPage: actorSlot<DrawnPage, DrawPageInput>('drawPage') },
  guards: {
    canDraw: ({ context: { file, evidence } }) =>
      file !== null && isPdf(file) && evidence.page != null,
    // Compared with the page that was asked for last, which may still be drawn.
    isOtherPage: ({ context }, { number }: { number: number }) =>
      context.drawn !== null &&
      number !== context.number &&
      number >= 1 &&
      number <= context.drawn.count,
  },
}).createMachine({
  id: 'sourcePage',
  context: ({ input }) => ({ ...input, number: input.evidence.page ?? 1, drawn: null }),
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'canDraw', target: 'drawing' }, { target: 'text' }] },
    drawing: {
      tags: 'busy',
      invoke: {
        src: 'drawPage',
        input: ({ context }) => ({
          file: requireFile(context),
          number: context.number,
          quote: context.number === context.evidence.page ? context.evidence.quote : null,
        }),
        onDone: {
          target: 'drawn',
          actions: assign(({ event: { output } }) => ({ drawn: output, number: output.number })),
        },
        onError: { target: 'failed', actions: assign({ drawn: null }) },
      },
    },
    drawn: {},
    text: {},
    /** The file could not be opened: the text is shown instead. */
    failed: {},
  },
  on: {
    'page.changed': {
      guard: { type: 'isOtherPage', params: ({ event: { number } }) => ({ number }) },
      target: '.drawing',
      actions: assign({ number: ({ event }) => event.number }),
    },
  },
});

export type SourcePageSnapshot = SnapshotFrom<typeof sourcePageMachine>;
