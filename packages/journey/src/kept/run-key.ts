/** Where the run of one instance is kept. Whoever removes a journey knows it without loading the agents. */
export const savedRunKey = (instanceId: string): string => `spinout-run:${instanceId}`;
/** Where a run of one instance that could not be read is put aside. */
export const runBackupKey = (instanceId: string): string => `${savedRunKey(instanceId)}:backup`;
/** All that the agents keep of a journey; it goes with the journey. */
export const runKeys = (journeyId: string): readonly string[] => [
  savedRunKey(journeyId),
  runBackupKey(journeyId),
];
