import type { JourneyStorage, SaveStatus } from '@spinout/flow-kit';
import type { Restored, TenStepContext, TenStepNotice } from './ten-step.types.js';

const RESTORE_NOTICES = {
  nothing: null,
  journey: null,
  unreadable: 'backupSaved',
  unavailable: 'recordUnreadable',
} as const;

/** What is said of the record that a page found. */
export const restoreNotice = ({ kind }: Restored): TenStepNotice | null => RESTORE_NOTICES[kind];

/** What is said when a journey begins: that nothing of it outlives a reload, if so. */
export const storageNotice = ({ persistent = true }: JourneyStorage): TenStepNotice | null =>
  persistent ? null : 'memoryOnly';

const SAVE_NOTICES = { all: null, inputs: 'resultsNotSaved', nothing: 'memoryOnly' } as const;

/** Reports once what could not be saved; clears the notice when everything is saved again. */
export const saveStatusNotice = (
  { notice, shownNotices }: Pick<TenStepContext, 'notice' | 'shownNotices'>,
  saveStatus: SaveStatus,
): Partial<TenStepContext> => {
  const news = SAVE_NOTICES[saveStatus];
  if (news === null)
    return notice !== null && shownNotices.includes(notice) ? { notice: null } : {};
  return shownNotices.includes(news) ? {} : { notice: news, shownNotices: [...shownNotices, news] };
};
