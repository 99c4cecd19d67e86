/** Where the run of one instance is kept. Whoever removes a journey knows it without loading the agents. */
export const savedRunKey = (instanceId: string): string => `spinout-run:${instanceId}`;
