import type { JourneyStorage, Kept } from '@spinout/flow-kit';
import type { Restored, TenStepContext, TenStepNotice } from './ten-step.types.js';

const OF_RECORD = {
  nothing: null,
  journey: null,
  unreadable: 'backupKept',
  untouchable: 'recordLeft',
} as const;

/** What is said of the record that a page found. */
export const noticeOfRecord = ({ kind }: Restored): TenStepNotice | null => OF_RECORD[kind];

/** What is said when a journey begins: that nothing of it outlives a reload, if so. */
export const noticeOfStorage = ({ persistent = true }: JourneyStorage): TenStepNotice | null =>
  persistent ? null : 'memoryOnly';

const OF_ROOM = { all: null, inputs: 'resultsNotKept', nothing: 'memoryOnly' } as const;

/** Says what storage had no room for, each loss once; takes it back when all is kept again. */
export const noticeOfRoom = (
  { notice, told }: Pick<TenStepContext, 'notice' | 'told'>,
  kept: Kept,
): Partial<TenStepContext> => {
  const news = OF_ROOM[kept];
  if (news === null) return notice !== null && told.includes(notice) ? { notice: null } : {};
  return told.includes(news) ? {} : { notice: news, told: [...told, news] };
};
