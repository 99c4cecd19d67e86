import type { BroughtPaper } from '../../source/source.machine.js';
import type { PaperContext } from './paper.types.js';

/** The files of the analyzed papers, by the ids of their documents. They are at hand until the page is reloaded. */
export const getBroughtPapers = ({
  batch,
  result,
  submission,
}: Pick<PaperContext, 'batch' | 'result' | 'submission'>): readonly BroughtPaper[] => {
  const analyzed = batch.flatMap(({ file, analyzed: done }) =>
    done ? [{ documentId: done.document.id, file }] : [],
  );
  if (analyzed.length > 0) return analyzed;
  const [document] = result?.documents ?? [];
  return document && submission?.method === 'file'
    ? [{ documentId: document.id, file: submission.file }]
    : [];
};
