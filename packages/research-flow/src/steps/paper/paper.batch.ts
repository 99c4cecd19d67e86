import { MAX_PAPERS } from './paper.constants.js';
import type { BatchFile, PaperResult } from './paper.types.js';

type Batch = readonly BatchFile[];

/** The first 50 files, none of them analyzed. */
export const createBatch = (files: readonly File[]): Batch =>
  files.slice(0, MAX_PAPERS).map((file) => ({ file, status: 'waiting' }));

export const retryFailed = (batch: Batch): Batch =>
  batch.map((each) => (each.status === 'failed' ? { file: each.file, status: 'waiting' } : each));

/** The next file to analyze; null if none waits. */
export const getWaiting = (batch: Batch): File | null =>
  batch.find(({ status }) => status === 'waiting')?.file ?? null;

export const updateFile = (
  batch: Batch,
  file: File | null,
  change: Omit<BatchFile, 'file'>,
): Batch => batch.map((each) => (each.file === file ? { file: each.file, ...change } : each));

/** The result of all analyzed files; the next step shows the analysis of the first. */
export const getBatchResult = (batch: Batch): PaperResult | null => {
  const analyzed = batch.flatMap((each) => each.analyzed ?? []);
  const [first] = analyzed;
  if (!first) return null;
  const { analysis, metadata } = first;
  return { analysis, metadata, documents: analyzed.map(({ document }) => document) };
};
