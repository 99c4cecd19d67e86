import type { KeyValueStorage, RestoredRecord } from '@spinout/flow-kit';
import type { FlowNotice } from './flow.types.js';

const RESTORE_NOTICES = {
  unreadable: 'backedUp',
  unavailable: 'recordUnavailable',
} as const;

/** The notice at startup: the saved record could not be used, or the storage is not persistent. */
export const getRestoreNotice = (
  { kind }: Pick<RestoredRecord<unknown>, 'kind'>,
  { persistent = true }: KeyValueStorage,
): FlowNotice | null => {
  if (kind === 'unreadable' || kind === 'unavailable') return RESTORE_NOTICES[kind];
  return persistent ? null : 'memoryOnly';
};
