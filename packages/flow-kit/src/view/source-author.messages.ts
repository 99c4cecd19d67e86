import { defineMessages } from '../messages/define-messages.js';
import { createNames } from '../messages/names.js';

/** Who made a result, for the authors that our engine and pages name; see `findName`. */
export const sourceAuthorMessages = /* @__PURE__ */ defineMessages(
  'sourceAuthors',
  /* @__PURE__ */ createNames([
    'The author',
    'Simulated agents',
    'Standard design (prepared locally)',
    'Default structure (prepared locally)',
    'Power analysis in the engine',
    'Company rules in the engine',
    'Company rules in the engine; rounds sized to the budget',
    'Quantum simulation in the engine',
    'Text analysis in the engine',
    'Outline by the engine',
    'Bundled library',
    'Uploaded paper',
    'References of your papers',
    'References of your papers, bundled library',
    'Counts and calculations over the results of the run',
    'Draft composed from the run’s results',
  ]),
);

export type SourceAuthorMessages = typeof sourceAuthorMessages;

declare module '../messages/define-messages.js' {
  interface MessageCatalogs {
    readonly sourceAuthors: SourceAuthorMessages;
  }
}
