import type { PaperSnapshot } from './paper.machine.js';
import { getSubmission } from './paper.submission.js';

/** Whether several files were analyzed and none is left. */
const isAllDone = (batch: PaperSnapshot['context']['batch']): boolean =>
  batch.length > 0 && batch.every(({ status }) => status === 'done');

/** Derives the view props of the step from its snapshot. */
export const paperModel = (snapshot: PaperSnapshot) => {
  const { draft, file, progress, batch, hasTooManyFiles, submission } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  return {
    method: draft.method,
    url: draft.url,
    text: draft.text,
    fileName: draft.fileName,
    fileSizeBytes: draft.fileSizeBytes,
    /** True if only the name of the file was restored, but not the file. */
    fileNames: draft.fileNames ?? null,
    /** Several chosen files; empty for a single one. */
    batch,
    hasTooManyFiles,
    /** The one of several files that is being analyzed. */
    analyzing: busy && submission?.method === 'file' ? submission.file : null,
    canContinue: !busy && snapshot.can({ type: 'batch.accepted' }),
    fileLost: draft.fileName !== null && file === null,
    busy,
    progress: busy ? progress : null,
    canAnalyze:
      !busy &&
      getSubmission(draft, file) !== null &&
      !(draft.method === 'file' && isAllDone(batch)),
  };
};

export type PaperModel = ReturnType<typeof paperModel>;
