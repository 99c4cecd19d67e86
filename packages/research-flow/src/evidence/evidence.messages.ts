import { defineMessages } from '@spinout/flow-kit';
export const evidenceMessages = /* @__PURE__ */ defineMessages('evidence', {
  showPassage: 'Show source passage',
  unsupported: 'Unsupported',
  unsupportedWhy: 'No source passage supports this.',
  /** The quote is empty, or the pasted text does not contain it. */
  notVerified: 'Quote not verified',
  notVerifiedWhy: '“{title}” does not contain this quote, so we do not use it as evidence.',
  page: 'page {page}',
  /** The user's own paper. */
  uploaded: 'Your paper',
  /** The summary of a bundled paper, not its full text. */
  library: 'Summary in the library',
  /** An abstract fetched from a public source. */
  live: 'Abstract from a public source',
  /** An abstract of an imported bibliography. */
  imported: 'Abstract from your import',
});

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly evidence: typeof evidenceMessages;
  }
}
