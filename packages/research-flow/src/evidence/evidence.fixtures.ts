import type { Claim, Evidence } from '@spinout/api-client';

const uploaded: Evidence = {
  document_id: 'doc-1',
  document_title: 'Example paper',
  kind: 'uploaded',
  page: 2,
  start: 42,
  end: 77,
  quote: 'Sleep spindles rose after training.',
  before: 'In both groups the pattern was the same. ',
  after: ' No change was seen in slow waves.',
};

const library: Evidence = {
  ...uploaded,
  document_id: 'library-7',
  document_title: 'Example summary',
  kind: 'library',
  page: null,
  start: 0,
  end: 35,
  quote: 'Spindle density followed practice.',
  before: '',
  after: '',
};

/** Claims in every state of support, for tests and stories. */
export const exampleClaims = {
  supported: { text: 'Training raises spindle density.', evidence: [uploaded] },
  twiceSupported: { text: 'Two sources agree on spindles.', evidence: [uploaded, library] },
  unsupported: { text: 'Spindles cause recall.', evidence: [] },
} as const satisfies Record<string, Claim>;
