import type { PaperAnalysis, PaperMetadata, Progress, UploadMethod } from '@spinout/api-client';
import { assign, setup, type SnapshotFrom } from 'xstate';
import type { FlowDocument } from '../../data/flow-data.js';
import { actorSlot, type Runtime } from '@spinout/flow-kit';
import type { Problem } from '../../problems/problem.js';
import { createBatch, getWaiting, retryFailed, updateFile, type Batch } from './paper.batch.js';
import { DOCUMENT_ID_PREFIX, MAX_PAPERS } from './paper.constants.js';
import type { PaperExample } from './paper.examples.js';
import { getSubmission, getTitle, type Submission } from './paper.submission.js';

/** The part of the context that is saved and restored. Of a file, only name and size can be saved. */
export interface PaperDraft {
  readonly method: UploadMethod;
  readonly url: string;
  readonly text: string;
  /** Title of the example while its text is unchanged. */
  readonly exampleTitle: string | null;
  readonly fileName: string | null;
  readonly fileSizeBytes: number | null;
  /** Names of several chosen files. */
  readonly fileNames?: readonly string[] | undefined;
  /** The analyzed pasted text: the id of its document, and its fingerprint. */
  readonly read?: { readonly documentId: string; readonly text: string } | undefined;
}

/** The result of the analysis. */
export interface PaperAnalysisResult {
  readonly analysis: PaperAnalysis;
  readonly metadata: PaperMetadata;
}

/** The result of the step. */
export interface PaperResult extends PaperAnalysisResult {
  readonly documents: readonly FlowDocument[];
}

/** Input of the analysis. */
export interface AnalyzePaperInput {
  readonly journeyId: string;
  readonly submission: Submission;
  /** Called with the progress of the analysis. */
  readonly report: (progress: Progress) => void;
}

export interface PaperInput {
  readonly runtime: Runtime;
  readonly draft?: PaperDraft | undefined;
  readonly journeyId: string;
}

export interface PaperContext {
  readonly runtime: Runtime;
  readonly journeyId: string;
  readonly draft: PaperDraft;
  /** The chosen file; null until one is chosen, and after a reload. */
  readonly file: File | null;
  /** Several chosen files; empty for a single one. */
  readonly batch: Batch<PaperAnalysisResult>;
  /** Whether more files were chosen than are analyzed at once. */
  readonly hasTooManyFiles: boolean;
  /** The paper of the current or last analysis. */
  readonly submission: Submission | null;
  readonly progress: Progress | null;
  readonly result: PaperResult | null;
  readonly problem: Problem | null;
}

export type PaperEvent =
  | { readonly type: 'method.changed'; readonly method: UploadMethod }
  | { readonly type: 'file.chosen'; readonly file: File }
  /** Several files at once. */
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  | { readonly type: 'file.refused' }
  /** Goes on with the analyzed ones of several files. */
  | { readonly type: 'batch.accepted' }
  | { readonly type: 'url.changed'; readonly url: string }
  | { readonly type: 'text.changed'; readonly text: string }
  | { readonly type: 'example.chosen'; readonly example: PaperExample }
  | { readonly type: 'analysis.requested' }
  | { readonly type: 'analysis.progressed'; readonly progress: Progress }
  | { readonly type: 'analysis.cancelled' };

const initialDraft: PaperDraft = {
  method: 'file',
  url: '',
  text: '',
  exampleTitle: null,
  fileName: null,
  fileSizeBytes: null,
};

/** The machine of the paper step. */
export const paperMachine = setup({
  types: {
    input: {} as PaperInput,
    context: {} as PaperContext,
    events: {} as PaperEvent,
    output: {} as PaperResult,
    tags: {} as 'busy',
  },
  actors: { analyzePaper: actorSlot<PaperAnalysisResult, AnalyzePaperInput>('analyzePaper') },
  guards: {
    hasPaper: ({ context: { draft, file } }) => getSubmission(draft, file) !== null,
    isSingle: ({ context }) => !isBatch(context),
    hasMoreFiles: ({ context }) =>
      context.batch.some(
        ({ file, status }) => status === 'waiting' && file !== getSubmittedFile(context),
      ),
    hasFailedFiles: ({ context }) => context.batch.some(({ status }) => status === 'failed'),
    hasAnalyzedFiles: ({ context }) =>
      isBatch(context) && context.batch.some(({ status }) => status === 'done'),
  },
  actions: {
    updateDraft: assign({
      draft: ({ context }, change: Partial<PaperDraft>) => ({ ...context.draft, ...change }),
    }),
    setFile: assign({
      file: (_, { file }: { file: File }) => file,
      batch: [],
      hasTooManyFiles: false,
    }),
    setBatch: assign({
      file: (_, { files }: { files: readonly File[] }) => files[0] ?? null,
      batch: (_, { files }: { files: readonly File[] }) => createBatch(files),
      hasTooManyFiles: (_, { files }: { files: readonly File[] }) => files.length > MAX_PAPERS,
    }),
    retryFailedFiles: assign({ batch: ({ context }) => retryFailed(context.batch) }),
    setAnalyzed: assign({
      batch: ({ context }, analyzed: PaperAnalysisResult) => {
        const { submission, runtime, batch } = context;
        if (submission === null) return batch;
        const document = createFlowDocument(submission, analyzed, runtime);
        return updateFile(batch, getSubmittedFile(context), {
          status: 'done',
          analyzed: { ...analyzed, document },
        });
      },
    }),
    setFailed: assign({
      batch: ({ context }, { error }: { error: unknown }) =>
        updateFile(context.batch, getSubmittedFile(context), { status: 'failed', error }),
    }),
    /** The first paper is the one whose analysis the next step shows. */
    setBatchResult: assign({
      result: ({ context: { batch } }): PaperResult | null => {
        const analyzed = batch.flatMap((each) => each.analyzed ?? []);
        const [first] = analyzed;
        if (!first) return null;
        const { analysis, metadata } = first;
        return { analysis, metadata, documents: analyzed.map(({ document }) => document) };
      },
    }),
    setSubmission: assign({
      submission: ({ context }) => {
        const { draft, file, batch } = context;
        return getSubmission(draft, isBatch(context) ? (getWaiting(batch) ?? file) : file);
      },
      progress: null,
    }),
    setProgress: assign({ progress: (_, { progress }: { progress: Progress }) => progress }),
    setResult: assign({
      result: ({ context: { runtime, submission } }, analysisResult: PaperAnalysisResult) => ({
        ...analysisResult,
        documents:
          submission === null ? [] : [createFlowDocument(submission, analysisResult, runtime)],
      }),
    }),
    reportProblem: assign({ problem: (_, problem: Problem) => problem }),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'paper',
  context: ({ input: { runtime, journeyId, draft = initialDraft } }) => ({
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
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'method.changed': {
          actions: { type: 'updateDraft', params: ({ event: { method } }) => ({ method }) },
        },
        'file.chosen': {
          actions: [
            { type: 'setFile', params: ({ event }) => event },
            {
              type: 'updateDraft',
              params: ({ event: { file } }) => ({
                fileName: file.name,
                fileSizeBytes: file.size,
                fileNames: undefined,
              }),
            },
            'clearProblem',
          ],
        },
        'files.chosen': {
          actions: [
            { type: 'setBatch', params: ({ event }) => event },
            {
              type: 'updateDraft',
              params: ({ event: { files } }) => ({
                fileName: files[0]?.name ?? null,
                fileSizeBytes: files[0]?.size ?? null,
                fileNames: files.slice(0, MAX_PAPERS).map(({ name }) => name),
              }),
            },
            'clearProblem',
          ],
        },
        'batch.accepted': {
          guard: 'hasAnalyzedFiles',
          target: 'completed',
          actions: ['setBatchResult', 'clearProblem'],
        },
        'file.refused': { actions: { type: 'reportProblem', params: { code: 'paperType' } } },
        'url.changed': {
          actions: { type: 'updateDraft', params: ({ event: { url } }) => ({ url }) },
        },
        'text.changed': {
          actions: {
            type: 'updateDraft',
            params: ({ event: { text } }) => ({ text, exampleTitle: null }),
          },
        },
        'example.chosen': {
          actions: [
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
            guard: 'hasPaper',
            target: 'analyzing',
            actions: ['retryFailedFiles', 'setSubmission', 'clearProblem'],
          },
          { actions: { type: 'reportProblem', params: { code: 'paperMissing' } } },
        ],
      },
    },
    analyzing: {
      tags: 'busy',
      invoke: {
        src: 'analyzePaper',
        input: ({ context: { journeyId, submission }, self }) => {
          if (submission === null) throw new Error('paper: analysis without a paper');
          return {
            journeyId,
            submission,
            report: (progress) => self.send({ type: 'analysis.progressed', progress }),
          };
        },
        onDone: [
          {
            guard: 'isSingle',
            target: 'completed',
            actions: { type: 'setResult', params: ({ event: { output } }) => output },
          },
          {
            guard: 'hasMoreFiles',
            target: 'analyzing',
            reenter: true,
            actions: [
              { type: 'setAnalyzed', params: ({ event: { output } }) => output },
              'setSubmission',
            ],
          },
          {
            guard: 'hasFailedFiles',
            target: 'choosing',
            actions: { type: 'setAnalyzed', params: ({ event: { output } }) => output },
          },
          {
            target: 'completed',
            actions: [
              { type: 'setAnalyzed', params: ({ event: { output } }) => output },
              'setBatchResult',
            ],
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
            guard: 'hasMoreFiles',
            target: 'analyzing',
            reenter: true,
            actions: [
              { type: 'setFailed', params: ({ event: { error } }) => ({ error }) },
              'setSubmission',
            ],
          },
          {
            target: 'choosing',
            actions: [{ type: 'setFailed', params: ({ event: { error } }) => ({ error }) }],
          },
        ],
      },
      on: {
        'analysis.progressed': {
          actions: { type: 'setProgress', params: ({ event }) => event },
        },
        'analysis.cancelled': 'choosing',
      },
    },
    completed: { type: 'final' },
  },
  output: ({ context: { result } }) => {
    if (result === null) throw new Error('paper: completed without a result');
    return result;
  },
});

/** Whether several files are submitted. */
const isBatch = ({ draft, batch }: Pick<PaperContext, 'draft' | 'batch'>): boolean =>
  draft.method === 'file' && batch.length > 0;

const getSubmittedFile = ({ submission }: Pick<PaperContext, 'submission'>): File | null =>
  submission?.method === 'file' ? submission.file : null;

const createFlowDocument = (
  submission: Submission,
  { metadata }: PaperAnalysisResult,
  runtime: Runtime,
): FlowDocument => ({
  id: metadata.document_id || runtime.newId(DOCUMENT_ID_PREFIX),
  title: metadata.title?.trim() || getTitle(submission),
  method: submission.method,
});

export type PaperSnapshot = SnapshotFrom<typeof paperMachine>;
