/** Credits of a search that asked public sources. */
export const flowPapersMessages = {
  failed: '{by}; no response or an incomplete one: {failed}',
  noAnswer: '{by}; the public sources did not respond',
} as const;
