/** Storage key of an instance's run. It is separate so that removing a journey does not load the agents. */
export const savedRunKey = (instanceId: string): string => `spinout-run:${instanceId}`;
/** Storage key for the backup of an unreadable run. */
export const runBackupKey = (instanceId: string): string => `${savedRunKey(instanceId)}:backup`;
/** All storage keys of a journey's runs, removed with the journey. */
export const runKeys = (journeyId: string): readonly string[] => [
  savedRunKey(journeyId),
  runBackupKey(journeyId),
];
