export const evidenceMessages = {
  showPassage: 'Show source passage',
  unsupported: 'Unsupported',
  unsupportedWhy: 'No passage of the sources bears this out.',
  page: 'page {page}',
  /** The person's own paper. */
  uploaded: 'Your paper',
  /** The summary of a bundled paper, not its full text. */
  library: 'Summary in the library',
  /** An abstract that a public source gave when it was asked. */
  live: 'Abstract from a public source',
} as const;

export type EvidenceMessages = typeof evidenceMessages;
