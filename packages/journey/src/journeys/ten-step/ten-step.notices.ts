import type { KeyValueStorage } from '@spinout/flow-kit';
import type { Restored, TenStepNotice } from './ten-step.types.js';

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
