import type { VersionRelation } from '@spinout/flow-kit';
import type { RunEvent } from './run-event.js';

/** An interruption when the page closes is not a difference. */
const withoutInterruptions = (log: readonly RunEvent[]): readonly RunEvent[] =>
  log.at(-1)?.type === 'run.interrupted' ? withoutInterruptions(log.slice(0, -1)) : log;

// The parser may trim an event's contents, but never its type, time or agent.
const isSame = (one: RunEvent, other: RunEvent | undefined): boolean =>
  one.type === other?.type && one.at === other.at && getAgent(one) === getAgent(other);

const getAgent = (event: RunEvent) => ('agent' in event ? event.agent : null);

/** Whether their log continues ours, ours continues theirs, or neither. */
export function compareLogs(
  ours: readonly RunEvent[],
  theirs: readonly RunEvent[],
): VersionRelation {
  const [ownEvents, otherEvents] = [withoutInterruptions(ours), withoutInterruptions(theirs)];
  const [shorterLog, longerLog] =
    ownEvents.length <= otherEvents.length ? [ownEvents, otherEvents] : [otherEvents, ownEvents];
  if (!shorterLog.every((event, index) => isSame(event, longerLog[index]))) return 'diverged';
  if (ownEvents.length === otherEvents.length) return 'same';
  return shorterLog === ownEvents ? 'ahead' : 'behind';
}
