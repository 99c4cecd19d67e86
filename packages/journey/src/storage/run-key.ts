import { getBackupKey } from '@spinout/flow-kit';

/** Storage key of an instance's run. It is separate so that removing a journey does not load the agents. */
export const savedRunKey = (instanceId: string): string => `spinout-run:${instanceId}`;
/** All storage keys of a journey's runs, removed with the journey. */
export const runKeys = (journeyId: string): readonly string[] => [
  savedRunKey(journeyId),
  getBackupKey(savedRunKey(journeyId)),
];
