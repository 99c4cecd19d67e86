import type { Evidence } from '@spinout/api-client';
import { assign, setup, type SnapshotFrom } from 'xstate';

/** A file that the person brought in this session; it is not saved. */
export interface BroughtPaper {
  /** The document id in evidence. */
  readonly documentId: string;
  readonly file: File;
}

export interface SourceContext {
  /** The passage whose source is open; null if none is. */
  readonly evidence: Evidence | null;
  readonly papers: readonly BroughtPaper[];
}

export type SourceEvent =
  | { readonly type: 'source.opened'; readonly evidence: Evidence }
  | { readonly type: 'source.closed' }
  /** Papers were read in this session. */
  | { readonly type: 'papers.brought'; readonly papers: readonly BroughtPaper[] };

/** Which passage is shown in its source, and the files that the sources are in. */
export const sourceMachine = setup({
  types: { context: {} as SourceContext, events: {} as SourceEvent },
}).createMachine({
  id: 'source',
  context: { evidence: null, papers: [] },
  on: {
    'source.opened': { actions: assign({ evidence: ({ event }) => event.evidence }) },
    'source.closed': { actions: assign({ evidence: null }) },
    'papers.brought': {
      actions: assign({ papers: ({ context, event }) => [...event.papers, ...context.papers] }),
    },
  },
});

export type SourceSnapshot = SnapshotFrom<typeof sourceMachine>;

/** The file of a document; null if it was not brought in this session. */
export const findFile = ({ papers }: SourceContext, documentId: string): File | null =>
  papers.find((paper) => paper.documentId === documentId)?.file ?? null;
