import type { FlowDocument } from '../../data/flow-data.js';
import { MAX_PAPERS } from './paper.constants.js';

/** One of several files that are analyzed one after another. */
export interface BatchFile<Analyzed = unknown> {
  readonly file: File;
  readonly status: 'waiting' | 'done' | 'failed';
  /** Why it could not be analyzed. */
  readonly error?: unknown;
  readonly analyzed?: Analyzed & { readonly document: FlowDocument };
}

export type Batch<Analyzed = unknown> = readonly BatchFile<Analyzed>[];

/** The first 50 files, none of them analyzed. */
export const createBatch = (files: readonly File[]): Batch<never> =>
  files.slice(0, MAX_PAPERS).map((file) => ({ file, status: 'waiting' as const }));

/** Failed files wait again. */
export const retryFailed = <Analyzed>(batch: Batch<Analyzed>): Batch<Analyzed> =>
  batch.map((each) =>
    each.status === 'failed' ? { file: each.file, status: 'waiting' as const } : each,
  );

/** The next file to analyze; null if none waits. */
export const getWaiting = (batch: Batch): File | null =>
  batch.find(({ status }) => status === 'waiting')?.file ?? null;

/** Replaces the entry of a file. */
export const updateFile = <Analyzed>(
  batch: Batch<Analyzed>,
  file: File | null,
  change: Omit<BatchFile<Analyzed>, 'file'>,
): Batch<Analyzed> =>
  batch.map((each) => (each.file === file ? { file: each.file, ...change } : each));
