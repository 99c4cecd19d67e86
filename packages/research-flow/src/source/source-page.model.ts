import type { SourcePageSnapshot } from './source-page.machine.js';
import type { SourcePageEvent } from './source-page.types.js';

/** View props of a source. */
export const sourcePageModel = (snapshot: SourcePageSnapshot) => {
  const { evidence, number, drawn, file } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const isText = snapshot.matches('text') || snapshot.matches('failed');
  const hasPages = evidence.page != null;
  return {
    title: evidence.document_title,
    /** Null if the source has no pages. */
    number: hasPages ? number : null,
    count: drawn?.count ?? null,
    kind: evidence.kind,
    drawn,
    isBusy,
    isText,
    hasFailed: snapshot.matches('failed'),
    /** Whether the pages were read from a file that is gone since. */
    isFileGone: snapshot.matches('text') && hasPages && file === null,
    isPassageMissing: !isBusy && drawn?.number === evidence.page && drawn?.marks.length === 0,
  };
};

export type SourcePageModel = ReturnType<typeof sourcePageModel>;

/** What the views of a source get. */
export interface SourcePageViewProps {
  readonly model: SourcePageModel;
  readonly send: (event: SourcePageEvent) => void;
}
