export const evidenceMessages = {
  showPassage: 'Show source passage',
  unsupported: 'Unsupported',
  unsupportedWhy: 'No passage of the sources bears this out.',
  /** The quote does not stand in the text that the person pasted, or quotes nothing. */
  notVerified: 'Quote not verified',
  notVerifiedWhy:
    'What was quoted from “{title}” does not stand there. It is not shown as evidence.',
  page: 'page {page}',
  /** The person's own paper. */
  uploaded: 'Your paper',
  /** The summary of a bundled paper, not its full text. */
  library: 'Summary in the library',
  /** An abstract that a public source gave when it was asked. */
  live: 'Abstract from a public source',
} as const;

export type EvidenceMessages = typeof evidenceMessages;
