import type { PaperSnapshot } from './paper.machine.js';
import { getSubmission } from './paper.submission.js';

/** Derives the view props of the step from its snapshot. */
export const paperModel = (snapshot: PaperSnapshot) => {
  const { draft, file, progress } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  return {
    method: draft.method,
    url: draft.url,
    text: draft.text,
    fileName: draft.fileName,
    fileSizeBytes: draft.fileSizeBytes,
    /** True if only the name of the file was restored, but not the file. */
    fileLost: draft.fileName !== null && file === null,
    busy,
    progress: busy ? progress : null,
    canAnalyze: !busy && getSubmission(draft, file) !== null,
  };
};

export type PaperModel = ReturnType<typeof paperModel>;
