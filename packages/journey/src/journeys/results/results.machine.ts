import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { assertEvent, assign, setup, type SnapshotFrom } from 'xstate';
import type {
  BundleInput,
  Download,
  JsonInput,
  PdfInput,
  ResultsContext,
  ResultsEvent,
} from './results.types.js';

const rules = setup({
  types: {
    input: {} as { readonly runtime: Runtime },
    context: {} as ResultsContext,
    events: {} as ResultsEvent,
    tags: {} as Download,
  },
  actors: {
    /** Each creates and saves its file and returns its name. */
    saveSummary: actorSlot<string, PdfInput>('saveSummary'),
    savePaper: actorSlot<string, PdfInput>('savePaper'),
    saveJson: actorSlot<string, JsonInput>('saveJson'),
    saveBundle: actorSlot<string, BundleInput>('saveBundle'),
  },
});

interface InputScope {
  readonly context: ResultsContext;
  readonly event: ResultsEvent;
}

const getPdfInput = ({ context, event }: InputScope): PdfInput => {
  assertEvent(event, ['summary.requested', 'paper.requested']);
  const { bundle, locale, messages } = event;
  return { bundle, locale, messages, date: context.runtime.now() };
};

const getJsonInput = ({ context, event }: InputScope): JsonInput => {
  assertEvent(event, 'json.requested');
  return { bundle: event.bundle, file: event.file, date: context.runtime.now() };
};

const getBundleInput = ({ context, event }: InputScope): BundleInput => {
  assertEvent(event, 'bundle.requested');
  const { bundle, locale, messages, readJourney } = event;
  return { bundle, locale, messages, readJourney, date: context.runtime.now() };
};

type SaveFile =
  | { readonly src: 'saveSummary' | 'savePaper'; readonly input: typeof getPdfInput }
  | { readonly src: 'saveJson'; readonly input: typeof getJsonInput }
  | { readonly src: 'saveBundle'; readonly input: typeof getBundleInput };

/** The name of the saved file: the output of each actor, whose type is lost when it is spread into a state. */
const getSavedName = (event: object): string => (event as { readonly output: string }).output;

/** States of one download. */
const createStates = (download: Download, save: SaveFile) =>
  rules.createStateConfig({
    initial: 'offered',
    states: {
      offered: {
        on: {
          [`${download}.requested`]: { target: 'saving', actions: assign({ savedName: null }) },
        },
      },
      saving: {
        tags: download,
        invoke: {
          ...save,
          onDone: {
            target: 'offered',
            actions: assign({ savedName: ({ event }) => getSavedName(event) }),
          },
          onError: {
            target: 'offered',
            actions: [
              // A second failure of the same download replaces the first.
              assign({
                failures: ({ context: { failures }, event: { error } }) => [
                  ...failures.filter((failure) => failure.download !== download),
                  { download, error },
                ],
              }),
              ({ context, event }) =>
                context.runtime.log.warn(`The download "${download}" failed.`, event.error),
            ],
          },
        },
      },
    },
  });

/** Four independent downloads; each can be retried. */
export const resultsMachine = rules.createMachine({
  id: 'results',
  context: ({ input: { runtime } }) => ({ runtime, failures: [], savedName: null }),
  type: 'parallel',
  on: {
    'alert.closed': { actions: assign({ failures: ({ context }) => context.failures.slice(1) }) },
  },
  states: {
    summary: createStates('summary', { src: 'saveSummary', input: getPdfInput }),
    paper: createStates('paper', { src: 'savePaper', input: getPdfInput }),
    json: createStates('json', { src: 'saveJson', input: getJsonInput }),
    bundle: createStates('bundle', { src: 'saveBundle', input: getBundleInput }),
  },
});

export type ResultsSnapshot = SnapshotFrom<typeof resultsMachine>;
