/** Labels of the six origins. */
export const sourceMessages = {
  user: 'Yours',
  live: 'Live',
  computed: 'Computed',
  standard: 'Standard terms',
  simulated: 'Simulated',
  fallback: 'Prepared locally',
} as const;

export type SourceMessages = typeof sourceMessages;
