import { defineMessages } from '@spinout/flow-kit';
import { notPdfMessages } from '@spinout/flow-kit/pdf';
import { importMessages } from './import/import.messages.js';
import { paperMessages } from './paper/paper.messages.js';
import { summaryMessages } from './summary/summary.messages.js';

const panelMessages = {
  title: 'Download results',
  about: 'Every file names its data source and the origin of each value.',
  /** Text of the specification. */
  summary: 'Download Summary PDF',
  summaryAbout: 'Hypothesis, findings, key papers and design on a few pages.',
  /** Text of the specification. */
  paper: 'Download Full Research Paper',
  paperAbout: 'Five sections with figures drawn from the run, tables and references.',
  /** Text of the specification. */
  json: 'Download JSON Data',
  jsonAbout: 'All results of the run, for other programs or to open here again.',
  /** Text of the specification. */
  full: 'Download Full Results',
  bundle: 'Download Everything',
  bundleAbout:
    'One ZIP file with PDFs, references, tables, results and the journey, to open again.',
  saved: 'Saved as {name}',

  /** Text of the specification. */
  summaryUnreachable:
    'Failed to generate PDF. Please check your internet connection and try again.',
  /** Text of the specification. */
  summaryNotFound: 'The PDF service is currently unavailable. Please try again later.',
  /** Text of the specification. */
  summaryServerError: 'The server encountered an error. Please try again in a few moments.',
  /** Only when the failure has no text of its own. */
  summaryOther: 'Please try again.',

  /** Text of the specification. */
  paperFailed: 'Failed to generate research paper. {reason}',
  /** Text of the specification. */
  paperUnreachable: 'Network error: Unable to reach the server.',
  /** Text of the specification. */
  paperNotFound: 'Research paper endpoint not found.',
  /** Text of the specification. */
  paperServerError: 'Server error while generating research paper.',
  /** Text of the specification. */
  paperOther: 'Generation failed: {detail}',
  noPaper: 'this run has no paper. Its results are in the summary and the JSON data.',
  unexpected: 'the file could not be created',
  tooLarge: 'the file is too large for this page',

  jsonFailed: 'The file could not be saved. Your results are unchanged. Try again.',
  bundleFailed: 'The ZIP file could not be made. Your results are unchanged. Try again.',
} as const;

/** Texts of the results panel, its files and the import. */
export const resultsMessages = /* @__PURE__ */ defineMessages('results', {
  ...notPdfMessages,
  ...panelMessages,
  ...importMessages,
  ...paperMessages,
  ...summaryMessages,
});

export type ResultsMessages = typeof resultsMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly results: ResultsMessages;
  }
}
