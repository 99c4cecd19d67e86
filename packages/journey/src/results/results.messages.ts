import { notPdfMessages } from '@spinout/flow-kit/pdf';
import { importMessages } from './import/import.messages.js';
import { paperMessages } from './paper/paper.messages.js';
import { summaryMessages } from './summary/summary.messages.js';

const panelMessages = {
  title: 'Download results',
  about: 'Take this run along. Every file names its data source and where each value comes from.',
  /** RES-01 */
  summary: 'Download Summary PDF',
  summaryAbout: 'Hypothesis, findings, key papers and design on a few pages.',
  /** RES-02 */
  paper: 'Download Full Research Paper',
  paperAbout: 'Five sections with figures drawn from the run, tables and references.',
  /** RES-03 */
  json: 'Download JSON Data',
  jsonAbout: 'Everything the run gave, to be read by programs or opened here again.',
  /** PIPE-07 */
  full: 'Download Full Results',
  saved: 'Saved as {name}',

  /** RES-10 */
  summaryUnreachable:
    'Failed to generate PDF. Please check your internet connection and try again.',
  /** RES-11 */
  summaryNotFound: 'The PDF service is currently unavailable. Please try again later.',
  /** RES-12 */
  summaryServerError: 'The server encountered an error. Please try again in a few moments.',
  /** RES-13: only when the failure has no text of its own. */
  summaryOther: 'Please try again.',

  /** RES-20 */
  paperFailed: 'Failed to generate research paper. {reason}',
  /** RES-14 */
  paperUnreachable: 'Network error: Unable to reach the server.',
  /** RES-15 */
  paperNotFound: 'Research paper endpoint not found.',
  /** RES-16 */
  paperServerError: 'Server error while generating research paper.',
  /** RES-17 */
  paperOther: 'Generation failed: {detail}',
  noPaper: 'this run has no paper. The summary and the JSON data hold what it found.',
  unexpected: 'the file could not be put together',
  tooLarge: 'the file is larger than this page takes',

  jsonFailed: 'The results could not be saved as a file. Nothing was lost; please try again.',
} as const;

/** Words of this room: the panel, what it saves, and the files that are read again. */
export const resultsMessages = {
  ...notPdfMessages,
  ...panelMessages,
  ...importMessages,
  ...paperMessages,
  ...summaryMessages,
} as const;

export type ResultsMessages = typeof resultsMessages;
