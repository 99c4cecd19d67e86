/** Advice after a failed call, for catalogs that add their own text for a browser that is offline. */
export const callAdviceMessages = {
  /** If the server refuses access. */
  noAccess: 'You do not have access to this service.',
  /** If the rate limit is exceeded or the server is busy, with and without a known waiting time. */
  busy: 'The service is busy. Try again in {seconds} seconds.',
  busyNow: 'The service is busy. Try again in a moment.',
  /** After a timeout. */
  timedOut: 'The service did not respond within 30 seconds. Try again.',
} as const;

export type CallAdviceMessages = typeof callAdviceMessages & {
  /** If the browser is offline: what happens to the input. */
  readonly offline: string;
};
