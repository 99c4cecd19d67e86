import type { RunEvent } from './run-event.js';

/** How a log that someone else has stored stands to ours. */
export type LogRelation = 'same' | 'behind' | 'ahead' | 'other';

/** That a page went away, or opened, while a run was under way is no step of the run. */
const withoutInterruptions = (log: readonly RunEvent[]): readonly RunEvent[] =>
  log.at(-1)?.type === 'run.interrupted' ? withoutInterruptions(log.slice(0, -1)) : log;

// What an event holds may have been trimmed by the reader; what happened to whom, and when, is never.
const isSame = (one: RunEvent, other: RunEvent | undefined): boolean =>
  one.type === other?.type && one.at === other.at && agentOf(one) === agentOf(other);

const agentOf = (event: RunEvent) => ('agent' in event ? event.agent : null);

/** Whether their log goes on where ours ends, the other way round, or neither. */
export function compareLogs(ours: readonly RunEvent[], theirs: readonly RunEvent[]): LogRelation {
  const [mine, found] = [withoutInterruptions(ours), withoutInterruptions(theirs)];
  const [shorterLog, longerLog] = mine.length <= found.length ? [mine, found] : [found, mine];
  if (!shorterLog.every((event, index) => isSame(event, longerLog[index]))) return 'other';
  if (mine.length === found.length) return 'same';
  return shorterLog === mine ? 'ahead' : 'behind';
}
