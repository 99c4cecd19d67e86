/** All sentences that the library computes for readers. */
export const libraryMessages = {
  theme: '{term} ({count} of {total} papers)',
  method: '{method} ({count})',
  pairGap:
    'No paper here studies {a} together with {b} ({a} in {countA} papers, {b} in {countB} papers).',
  openQuestion: '{question} ({title}, {year})',
  topicTitle: 'Linking {a} and {b}',
  topicDescription:
    'Combines work on {a} with work on {b}. Both have been studied together with {bridge}. Most common methods: {methods}.',
  topicReason:
    'The library has {countA} papers on {a} ({yearsA}) and {countB} papers on {b} ({yearsB}), but none on both.',
  years: '{from} to {to}',
  listEnd: ' and ',
} as const;
