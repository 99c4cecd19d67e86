import type { PaperEvent, PaperSnapshot } from './paper.machine.js';
import { getSubmission, isTooLong } from './paper.submission.js';

/** Derives the view props of the step from its snapshot. */
export const paperModel = (snapshot: PaperSnapshot) => {
  const { draft, file, progress, batch, hasTooManyFiles, submission, replacedText } =
    snapshot.context;
  const busy = snapshot.hasTag('busy');
  const isAllDone = batch.length > 0 && batch.every(({ status }) => status === 'done');
  return {
    method: draft.method,
    url: draft.url,
    text: draft.text,
    isTextTooLong: isTooLong(getSubmission(draft, file)),
    fileName: draft.fileName,
    fileSizeBytes: draft.fileSizeBytes,
    fileNames: draft.fileNames ?? null,
    /** Several chosen files; empty for a single one. */
    batch,
    hasTooManyFiles,
    /** The one of several files that is being analyzed. */
    analyzing: busy && submission?.method === 'file' ? submission.file : null,
    canContinue: !busy && snapshot.can({ type: 'batch.accepted' }),
    /** True if only the name of the file was restored, but not the file. */
    fileLost: draft.fileName !== null && file === null,
    /** The paper that was analyzed before, unless the person is choosing another one. */
    analyzed: draft.isChoosingAnother === true ? null : (draft.analyzed ?? null),
    /** Whether the person can return to the paper that was analyzed before. */
    canReturn: !busy && draft.isChoosingAnother === true && draft.analyzed !== undefined,
    /** Whether the text that an example replaced can be brought back. */
    canRestoreText: replacedText !== null,
    busy,
    progress: busy ? progress : null,
    canAnalyze:
      !busy &&
      getSubmission(draft, file) !== null &&
      !isTooLong(getSubmission(draft, file)) &&
      !(draft.method === 'file' && isAllDone),
  };
};

export type PaperModel = ReturnType<typeof paperModel>;

/** What the views of the step get. */
export interface PaperViewProps {
  readonly model: PaperModel;
  readonly send: (event: PaperEvent) => void;
}
