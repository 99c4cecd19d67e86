import type { PaperSnapshot } from './paper.machine.js';
import { submissionOf } from './paper.submission.js';

/** What the step shows: the one place where its state becomes words and switches. */
export const paperModel = (snapshot: PaperSnapshot) => {
  const { draft, file, progress } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  return {
    method: draft.method,
    url: draft.url,
    text: draft.text,
    fileName: draft.fileName,
    fileSizeBytes: draft.fileSizeBytes,
    /** A reload brought back the file's name, but not the file. */
    fileLost: draft.fileName !== null && file === null,
    busy,
    progress: busy ? progress : null,
    canAnalyze: !busy && submissionOf(draft, file) !== null,
  };
};

export type PaperModel = ReturnType<typeof paperModel>;
