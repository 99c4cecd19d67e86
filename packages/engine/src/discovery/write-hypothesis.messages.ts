import { EVIDENCE_INSTRUCTIONS } from '../providers/evidence-check.js';

/** Id of the document that names the candidate; it is not a source and supports nothing. */
export const CANDIDATE = 'candidate';

/** Instructions for the language model, and notes on its part for readers. */
export const writingMessages = {
  instructions:
    `Word one research hypothesis. The document “${CANDIDATE}” names three terms, A, B and C, and the sentences of the ` +
    'other documents that link A with B, and B with C; no source names A and C together. In claims, word the premises: ' +
    'at least one that quotes a sentence linking A with B, and at least one that quotes a sentence linking B with C. In ' +
    'statement, say in one sentence what A may do to C by way of B, as a supposition (“may”) that an observation can ' +
    'refute; name A and C as the candidate does, and quote a sentence for each link. The title has at most 15 words, all ' +
    `of them from the statement. Never name the document “${CANDIDATE}” as evidence. ${EVIDENCE_INSTRUCTIONS}`,
  candidate: 'A: {a}\nB: {b}\nC: {c}\nA with B:\n{ab}\nB with C:\n{bc}',
  sentence: '- in document “{id}”: {text}',
  kept: {
    one: 'The wording is a language model’s; {count} claim of it stands here, each sentence with a quote that was found in the sources.',
    other:
      'The wording is a language model’s; {count} claims of it stand here, each with a quote that was found in the sources.',
  },
  dropped: {
    one: '{count} claim that its quotes do not bear out was left out.',
    other: '{count} claims that their quotes do not bear out were left out.',
  },
} as const;
