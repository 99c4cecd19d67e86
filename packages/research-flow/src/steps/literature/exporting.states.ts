import { assertEvent, assign } from 'xstate';
import {
  getExportName,
  getSelectedPapers,
  literatureSetup,
  reportError,
} from './literature.setup.js';

/** Copies or saves the search log, and exports the selected papers. */
export const exportStates = literatureSetup.createStateConfig({
  initial: 'ready',
  states: {
    ready: {},
    copyingLog: {
      entry: ['clearProblem', 'hideCopied'],
      invoke: {
        src: 'copyText',
        input: ({ event }) => {
          assertEvent(event, 'log.requested');
          return event.text;
        },
        onDone: { target: 'ready', actions: assign({ isCopied: true }) },
        onError: { target: 'ready', actions: reportError('copyFailed') },
      },
    },
    savingLog: {
      entry: 'clearProblem',
      invoke: {
        src: 'saveText',
        input: ({ context, event }) => {
          assertEvent(event, 'log.requested');
          return { text: event.text, ...getExportName(context) };
        },
        onDone: 'ready',
        onError: { target: 'ready', actions: reportError('logExportFailed') },
      },
    },
    exporting: {
      entry: 'clearProblem',
      invoke: {
        src: 'exportPapers',
        input: ({ context, event }) => {
          assertEvent(event, 'export.requested');
          const papers = getSelectedPapers(context.draft);
          return { papers, format: event.format, ...getExportName(context) };
        },
        onDone: 'ready',
        onError: { target: 'ready', actions: reportError('exportFailed') },
      },
    },
  },
});
