import type { KeyValueStorage, SaveStatus } from '@spinout/flow-kit';
import type { Restored, TenStepContext, TenStepNotice } from './ten-step.types.js';

const RESTORE_NOTICES = {
  nothing: null,
  record: null,
  unreadable: 'backupSaved',
  unavailable: 'recordUnreadable',
} as const;

/** Notice for the restored record. */
export const restoreNotice = ({ kind }: Restored): TenStepNotice | null => RESTORE_NOTICES[kind];

/** Notice if the storage does not survive a reload. */
export const storageNotice = ({ persistent = true }: KeyValueStorage): TenStepNotice | null =>
  persistent ? null : 'memoryOnly';

const SAVE_NOTICES = { all: null, inputs: 'resultsNotSaved', nothing: 'memoryOnly' } as const;

/** Shows each save notice once; clears it when everything is saved again. */
export const saveStatusNotice = (
  { notice, shownNotices }: Pick<TenStepContext, 'notice' | 'shownNotices'>,
  saveStatus: SaveStatus,
): Partial<TenStepContext> => {
  const newNotice = SAVE_NOTICES[saveStatus];
  if (newNotice === null)
    return notice !== null && shownNotices.includes(notice) ? { notice: null } : {};
  return shownNotices.includes(newNotice)
    ? {}
    : { notice: newNotice, shownNotices: [...shownNotices, newNotice] };
};
