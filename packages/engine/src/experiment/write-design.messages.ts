import { EVIDENCE_INSTRUCTIONS } from '../evidence/evidence-check.js';

/** Instructions for the language model that words a design. */
export const designInstructions =
  'The material is the computed design of an experiment. Describe its methodology in two to six sentences and its controls ' +
  'one by one, for a researcher who will run it, without changing what is planned. Each sentence and each control quotes ' +
  `the passage of the design that it describes. Name no number that the quoted passage does not name. ${EVIDENCE_INSTRUCTIONS}`;
