import type { ExportFormat } from '@spinout/api-client/bibliography';
import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { assertEvent, assign, setup } from 'xstate';
import type { FlowData } from '../data/flow-data.js';
import type { BundleContents } from './bundle/bundle.types.js';
import type { LegalDraft } from '../documents/draft-file.js';

/** All files in one. */
export type BundleRequest = Omit<BundleContents, 'date'> & { readonly kind: 'bundle' };

/** A file besides the report. */
export type FileRequest =
  | { readonly kind: 'references'; readonly format: ExportFormat; readonly data: FlowData }
  | { readonly kind: 'draft'; readonly draft: LegalDraft }
  | { readonly kind: 'data'; readonly data: FlowData }
  | BundleRequest;

export interface SaveFileInput {
  readonly request: FileRequest;
  readonly date: Date;
}

export type FilesEvent = { readonly type: 'file.requested'; readonly request: FileRequest };

/** The machine of the files besides the report. A failed file can be requested again. */
export const filesMachine = setup({
  types: {
    input: {} as { readonly runtime: Runtime },
    context: {} as {
      readonly runtime: Runtime;
      readonly hasFailed: boolean;
      /** Name of the last saved file. */
      readonly savedName: string | null;
    },
    events: {} as FilesEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Writes and saves a file; resolves to its name. */
    saveFile: actorSlot<string, SaveFileInput>('saveFile'),
  },
}).createMachine({
  id: 'files',
  context: ({ input: { runtime } }) => ({ runtime, hasFailed: false, savedName: null }),
  initial: 'ready',
  states: {
    ready: { on: { 'file.requested': 'saving' } },
    saving: {
      tags: 'busy',
      entry: assign({ hasFailed: false, savedName: null }),
      invoke: {
        src: 'saveFile',
        input: ({ context: { runtime }, event }) => {
          assertEvent(event, 'file.requested');
          return { request: event.request, date: runtime.now() };
        },
        onDone: { target: 'ready', actions: assign({ savedName: ({ event }) => event.output }) },
        onError: {
          target: 'ready',
          actions: [
            assign({ hasFailed: true }),
            ({ context, event }) =>
              context.runtime.log.warn('A file could not be saved.', event.error),
          ],
        },
      },
    },
  },
});
