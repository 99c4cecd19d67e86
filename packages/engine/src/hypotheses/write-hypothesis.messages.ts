import { EVIDENCE_INSTRUCTIONS } from '../evidence/evidence-check.js';

/** Id of the document that names the candidate; it is not a source and supports nothing. */
export const CANDIDATE = 'candidate';

/** Instructions for the language model, and notes on its part for readers. */
export const writingMessages = {
  instructions:
    `Write one research hypothesis. The document “${CANDIDATE}” states a candidate, its factor (what is varied or ` +
    'compared), its outcome (what is measured) and sentences of the other documents that bear on it. In claims, write ' +
    'what the reported results say, at least one claim if there are any, each with a quote. In statement, say in one sentence what the factor ' +
    'may do to the outcome, as a supposition (“may”) that an observation can refute; name factor and outcome as the ' +
    'candidate does, and quote the sentence that it follows from. The title has at most 15 words, all of them from the ' +
    `statement. Never name the document “${CANDIDATE}” as evidence. ${EVIDENCE_INSTRUCTIONS}`,
  candidate:
    'Candidate: {statement}\nFactor: {factor}\nOutcome: {outcome}\nIt follows from:\n{basis}\nReported results:\n{results}',
  sentence: '- in document “{id}”: {text}',
  supportedNone: 'Written by a language model.',
  supported: {
    one: 'Written by a language model; {count} claim is shown, with a quote found in the sources.',
    other:
      'Written by a language model; {count} claims are shown, each with a quote found in the sources.',
  },
  dropped: {
    one: '{count} claim was left out because its quotes do not support it.',
    other: '{count} claims were left out because their quotes do not support them.',
  },
} as const;
