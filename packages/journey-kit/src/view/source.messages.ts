/** Words of the five origins. */
export const sourceMessages = {
  user: 'Yours',
  live: 'Live',
  computed: 'Computed',
  simulated: 'Simulated',
  fallback: 'Prepared locally',
} as const;

export type SourceMessages = typeof sourceMessages;
