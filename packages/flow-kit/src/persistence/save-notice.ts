import type { SaveStatus } from './persisted-record.types.js';

/** Notices about changes that are saved in part or not at all; keys of messages. */
export type SaveNotice = 'resultsNotSaved' | 'memoryOnly';

interface Notices<Notice extends string> {
  /** The notice that is shown. */
  readonly notice: Notice | null;
  /** Notices about saving that were shown before; each is shown once. */
  readonly shownNotices: readonly Notice[];
}

const SAVE_NOTICES = { all: null, inputs: 'resultsNotSaved', nothing: 'memoryOnly' } as const;

/** Shows each notice about saving once, and clears it when everything is saved again. */
export const getSaveNotice = <Notice extends string>(
  { notice, shownNotices }: Notices<Notice | SaveNotice>,
  saveStatus: SaveStatus,
): Partial<Notices<Notice | SaveNotice>> => {
  const newNotice = SAVE_NOTICES[saveStatus];
  if (newNotice === null)
    return notice !== null && shownNotices.includes(notice) ? { notice: null } : {};
  return shownNotices.includes(newNotice)
    ? {}
    : { notice: newNotice, shownNotices: [...shownNotices, newNotice] };
};
