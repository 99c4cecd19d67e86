/** Words of this room. */
export const resultsMessages = {
  title: 'Download results',
} as const;

export type ResultsMessages = typeof resultsMessages;
