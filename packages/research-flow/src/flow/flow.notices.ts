import type { JourneyStorage, Kept } from '@spinout/flow-kit';
import type { FlowContext, FlowNotice, Restored } from './flow.types.js';

const OF_RECORD = { unreadable: 'backupKept', untouchable: 'recordLeft' } as const;
const OF_ROOM = { all: null, inputs: 'resultsNotKept', nothing: 'memoryOnly' } as const;

/** What is said of a journey that begins: how its record fared, or that nothing outlives a reload. */
export const noticeOf = (
  { kind }: Restored,
  { persistent = true }: JourneyStorage,
): FlowNotice | null => {
  if (kind === 'unreadable' || kind === 'untouchable') return OF_RECORD[kind];
  return persistent ? null : 'memoryOnly';
};

/** Says what storage had no room for, each loss once; takes it back when all is kept again. */
export const noticeOfRoom = (
  { notice, told }: Pick<FlowContext, 'notice' | 'told'>,
  kept: Kept,
): Partial<FlowContext> => {
  const news = OF_ROOM[kept];
  if (news === null) return notice !== null && told.includes(notice) ? { notice: null } : {};
  return told.includes(news) ? {} : { notice: news, told: [...told, news] };
};
