import { EVIDENCE_INSTRUCTIONS } from '../evidence/evidence-check.js';

/** Instructions for the language model that words themes and gaps. */
export const themesInstructions =
  'The material is a list of papers with their abstracts. In themes, write what several of them deal with, and in gaps ' +
  'what they say is open, unknown or not yet done: at most six of each, one sentence each. Each names in citations the ' +
  `ids of the papers that it is about, and quotes a passage of at least one of these. ${EVIDENCE_INSTRUCTIONS}`;
