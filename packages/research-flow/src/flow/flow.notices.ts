import type { KeyValueStorage, RestoredRecord, SaveStatus } from '@spinout/flow-kit';
import type { FlowContext, FlowNotice } from './flow.types.js';

const RESTORE_NOTICES = {
  unreadable: 'backedUp',
  unavailable: 'recordUnavailable',
} as const;
const SAVE_NOTICES = { all: null, inputs: 'resultsNotSaved', nothing: 'memoryOnly' } as const;

/** The notice at startup: the saved record could not be used, or the storage is not persistent. */
export const getRestoreNotice = (
  { kind }: Pick<RestoredRecord<unknown>, 'kind'>,
  { persistent = true }: KeyValueStorage,
): FlowNotice | null => {
  if (kind === 'unreadable' || kind === 'unavailable') return RESTORE_NOTICES[kind];
  return persistent ? null : 'memoryOnly';
};

/** Shows each kind of data loss once when the storage is full, and clears the notice when everything is saved again. */
export const getSaveNotice = (
  { notice, shownNotices }: Pick<FlowContext, 'notice' | 'shownNotices'>,
  saveStatus: SaveStatus,
): Partial<FlowContext> => {
  const lossNotice = SAVE_NOTICES[saveStatus];
  if (lossNotice === null)
    return notice !== null && shownNotices.includes(notice) ? { notice: null } : {};
  return shownNotices.includes(lossNotice)
    ? {}
    : { notice: lossNotice, shownNotices: [...shownNotices, lossNotice] };
};
