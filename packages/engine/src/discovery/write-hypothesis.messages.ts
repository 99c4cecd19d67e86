import { EVIDENCE_INSTRUCTIONS } from '../providers/evidence-check.js';

/** Id of the document that names the candidate; it is not a source and supports nothing. */
export const CANDIDATE = 'candidate';

/** Instructions for the language model, and notes on its part for readers. */
export const writingMessages = {
  instructions:
    `Write one research hypothesis. The document “${CANDIDATE}” names three terms, A, B and C, and the sentences of the ` +
    'other documents that link A with B, and B with C; no source names A and C together. In claims, write the premises: ' +
    'at least one that quotes a sentence linking A with B, and at least one that quotes a sentence linking B with C. In ' +
    'statement, say in one sentence what A may do to C by way of B, as a supposition (“may”) that an observation can ' +
    'refute; name A and C as the candidate does, and quote a sentence for each link. The title has at most 15 words, all ' +
    `of them from the statement. Never name the document “${CANDIDATE}” as evidence. ${EVIDENCE_INSTRUCTIONS}`,
  candidate: 'A: {a}\nB: {b}\nC: {c}\nA with B:\n{ab}\nB with C:\n{bc}',
  sentence: '- in document “{id}”: {text}',
  kept: {
    one: 'Written by a language model; {count} claim is shown, with a quote found in the sources.',
    other:
      'Written by a language model; {count} claims are shown, each with a quote found in the sources.',
  },
  dropped: {
    one: '{count} claim was left out because its quotes do not support it.',
    other: '{count} claims were left out because their quotes do not support them.',
  },
} as const;
