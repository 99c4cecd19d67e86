import type { RunEvent } from './run-event.js';

/** How the stored log of another tab relates to this tab's log. */
export type LogRelation = 'same' | 'behind' | 'ahead' | 'other';

/** An interruption of the page is not a step of the run. */
const withoutInterruptions = (log: readonly RunEvent[]): readonly RunEvent[] =>
  log.at(-1)?.type === 'run.interrupted' ? withoutInterruptions(log.slice(0, -1)) : log;

// The parser may trim an event's contents, but never its type, time or agent.
const isSame = (one: RunEvent, other: RunEvent | undefined): boolean =>
  one.type === other?.type && one.at === other.at && agentOf(one) === agentOf(other);

const agentOf = (event: RunEvent) => ('agent' in event ? event.agent : null);

/** Whether their log continues ours, ours continues theirs, or neither. */
export function compareLogs(ours: readonly RunEvent[], theirs: readonly RunEvent[]): LogRelation {
  const [mine, found] = [withoutInterruptions(ours), withoutInterruptions(theirs)];
  const [shorterLog, longerLog] = mine.length <= found.length ? [mine, found] : [found, mine];
  if (!shorterLog.every((event, index) => isSame(event, longerLog[index]))) return 'other';
  if (mine.length === found.length) return 'same';
  return shorterLog === mine ? 'ahead' : 'behind';
}
