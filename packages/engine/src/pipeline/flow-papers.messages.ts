/** Who a search is by, where public sources were asked. */
export const flowPapersMessages = {
  failed: '{by}; without an answer, or with a part of one: {failed}',
  nobody: '{by}; the public sources did not answer',
} as const;
