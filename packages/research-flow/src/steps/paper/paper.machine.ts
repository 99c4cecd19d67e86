import { actorSlot } from '@spinout/flow-kit';
import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { FlowEventOf } from '../../events/flow-events.types.js';
import type { Problem } from '../../problems/problem.js';
import { createBatch, getBatchResult, getWaiting, retryFailed, updateFile } from './paper.batch.js';
import { MAX_PAPERS } from './paper.constants.js';
import { createFlowDocument, getSubmission, isTooLong } from './paper.submission.js';
import type {
  AnalyzePaperInput,
  PaperAnalysisResult,
  PaperContext,
  PaperDraft,
  PaperEvent,
  PaperInput,
  PaperResult,
  Submission,
} from './paper.types.js';

export type * from './paper.types.js';

export const initialPaperDraft: PaperDraft = {
  method: 'file',
  url: '',
  text: '',
  exampleTitle: null,
  fileName: null,
  fileSizeBytes: null,
};

/** Whether several files are submitted. */
const isBatch = ({ draft, batch }: PaperContext): boolean =>
  draft.method === 'file' && batch.length > 0;

const requireSubmission = ({ submission }: PaperContext): Submission => {
  if (submission === null) throw new Error('paper: analysis without a paper');
  return submission;
};

const getSubmittedFile = ({ submission }: PaperContext): File | null =>
  submission?.method === 'file' ? submission.file : null;

/** The machine of the paper step. */
export const paperMachine = setup({
  types: {
    input: {} as PaperInput,
    context: {} as PaperContext,
    events: {} as PaperEvent,
    output: {} as PaperResult,
    emitted: {} as FlowEventOf<'papers.added'>,
    tags: {} as 'busy',
  },
  actors: { analyzePaper: actorSlot<PaperAnalysisResult, AnalyzePaperInput>('analyzePaper') },
  guards: {
    isSingle: ({ context }) => !isBatch(context),
  },
  actions: {
    updateDraft: assign({
      draft: ({ context }, change: Partial<PaperDraft>) => ({ ...context.draft, ...change }),
    }),
    setBatchResult: assign({ result: ({ context }) => getBatchResult(context.batch) }),
    setSubmission: assign({
      submission: ({ context }) => {
        const { draft, file, batch } = context;
        return getSubmission(draft, isBatch(context) ? (getWaiting(batch) ?? file) : file);
      },
      progress: null,
    }),
    reportProblem: assign({ problem: (_, problem: Problem) => problem }),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'paper',
  context: ({ input: { runtime, journeyId, draft = initialPaperDraft } }) => ({
    runtime,
    journeyId,
    draft,
    file: null,
    batch: [],
    hasTooManyFiles: false,
    submission: null,
    progress: null,
    result: null,
    problem: null,
    replacedText: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'method.changed': {
          actions: { type: 'updateDraft', params: ({ event: { method } }) => ({ method }) },
        },
        'file.chosen': {
          actions: assign(({ context: { draft }, event: { file } }) => ({
            file,
            batch: [],
            hasTooManyFiles: false,
            draft: {
              ...draft,
              fileName: file.name,
              fileSizeBytes: file.size,
              fileNames: undefined,
            },
            problem: null,
          })),
        },
        'files.chosen': {
          actions: assign(({ context: { draft }, event: { files } }) => ({
            file: files[0] ?? null,
            batch: createBatch(files),
            hasTooManyFiles: files.length > MAX_PAPERS,
            draft: {
              ...draft,
              fileName: files[0]?.name ?? null,
              fileSizeBytes: files[0]?.size ?? null,
              fileNames: files.slice(0, MAX_PAPERS).map(({ name }) => name),
            },
            problem: null,
          })),
        },
        'batch.accepted': {
          guard: ({ context }) =>
            isBatch(context) && context.batch.some(({ status }) => status === 'done'),
          target: 'completed',
          actions: ['setBatchResult', 'clearProblem'],
        },
        'analyzed.accepted': {
          guard: ({ context }) => context.draft.analyzed !== undefined,
          target: 'completed',
          actions: [
            assign({ result: ({ context }) => context.draft.analyzed ?? null }),
            'clearProblem',
          ],
        },
        'another.toggled': {
          guard: ({ context }) => context.draft.analyzed !== undefined,
          actions: [
            {
              type: 'updateDraft',
              params: ({ event: { isChoosingAnother } }) => ({ isChoosingAnother }),
            },
            'clearProblem',
          ],
        },
        'file.refused': { actions: { type: 'reportProblem', params: { code: 'paperType' } } },
        'url.changed': {
          actions: { type: 'updateDraft', params: ({ event: { url } }) => ({ url }) },
        },
        'text.changed': {
          actions: [
            {
              type: 'updateDraft',
              params: ({ event: { text } }) => ({ text, exampleTitle: null }),
            },
            assign({ replacedText: null }),
          ],
        },
        'undo.requested': {
          guard: ({ context }) => context.replacedText !== null,
          actions: [
            {
              type: 'updateDraft',
              params: ({ context: { replacedText } }) => ({
                method: 'text' as const,
                text: replacedText ?? '',
                exampleTitle: null,
              }),
            },
            assign({ replacedText: null }),
          ],
        },
        'undo.dismissed': { actions: assign({ replacedText: null }) },
        'example.chosen': {
          actions: [
            assign({
              // The text of another example is one click away.
              replacedText: ({ context: { draft, replacedText } }) =>
                draft.exampleTitle === null && draft.text.trim() !== '' ? draft.text : replacedText,
            }),
            {
              type: 'updateDraft',
              params: ({ event: { example } }) => ({
                method: 'text' as const,
                text: example.text,
                exampleTitle: example.title,
              }),
            },
            'clearProblem',
          ],
        },
        'analysis.requested': [
          {
            guard: ({ context: { draft, file } }) => isTooLong(getSubmission(draft, file)),
          },
          {
            guard: ({ context: { draft, file } }) => getSubmission(draft, file) !== null,
            target: 'analyzing',
            actions: [
              assign({ batch: ({ context }) => retryFailed(context.batch) }),
              'setSubmission',
              'clearProblem',
            ],
          },
          { actions: { type: 'reportProblem', params: { code: 'paperMissing' } } },
        ],
      },
    },
    analyzing: {
      tags: 'busy',
      invoke: {
        src: 'analyzePaper',
        input: ({ context, self }) => ({
          journeyId: context.journeyId,
          submission: requireSubmission(context),
          report: (progress) => self.send({ type: 'analysis.progressed', progress }),
        }),
        onDone: [
          {
            guard: 'isSingle',
            target: 'completed',
            actions: assign({
              result: ({ context, event: { output } }) => ({
                ...output,
                documents: [
                  createFlowDocument(requireSubmission(context), output, context.runtime),
                ],
              }),
            }),
          },
          {
            target: 'continuing',
            actions: assign({
              batch: ({ context, event: { output } }) => {
                const submission = requireSubmission(context);
                const document = createFlowDocument(submission, output, context.runtime);
                return updateFile(context.batch, getSubmittedFile(context), {
                  status: 'done',
                  analyzed: { ...output, document },
                });
              },
            }),
          },
        ],
        onError: [
          {
            guard: 'isSingle',
            target: 'choosing',
            actions: {
              type: 'reportProblem',
              params: ({ event: { error } }) => ({ code: 'paperFailed', error }),
            },
          },
          {
            target: 'continuing',
            actions: assign({
              batch: ({ context, event: { error } }) =>
                updateFile(context.batch, getSubmittedFile(context), { status: 'failed', error }),
            }),
          },
        ],
      },
      on: {
        'analysis.progressed': {
          actions: assign({ progress: ({ event }) => event.progress }),
        },
        'analysis.cancelled': 'choosing',
      },
    },
    // One of several files was analyzed, or failed.
    continuing: {
      always: [
        {
          guard: ({ context }) => getWaiting(context.batch) !== null,
          target: 'analyzing',
          actions: 'setSubmission',
        },
        {
          guard: ({ context }) => context.batch.some(({ status }) => status === 'failed'),
          target: 'choosing',
        },
        { target: 'completed', actions: 'setBatchResult' },
      ],
    },
    completed: {
      type: 'final',
      entry: emit(({ context }) => ({
        type: 'papers.added',
        documents: context.result?.documents ?? [],
      })),
    },
  },
  output: ({ context: { result } }) => {
    if (result === null) throw new Error('paper: completed without a result');
    return result;
  },
});

export type PaperSnapshot = SnapshotFrom<typeof paperMachine>;
