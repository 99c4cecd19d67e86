/** Credits of a search that asked public sources. */
export const flowPapersMessages = {
  failed: '{by}; no or incomplete answer: {failed}',
  noAnswer: '{by}; the public sources did not answer',
} as const;
