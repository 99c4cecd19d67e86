import { defineMessages } from '@spinout/flow-kit';
export const paperMessages = /* @__PURE__ */ defineMessages('paper', {
  title: 'Paper Upload',
  introduction:
    'Upload a paper your research builds on. We read all of it. Every claim links back to its passage.',
  methods: 'Upload method',
  file: 'Upload File',
  url: 'From URL',
  text: 'Paste Text',
  fileLabel: 'Paper file',
  filePrompt: 'Drop your paper here, or choose a file',
  fileHint: 'PDF, DOC, DOCX or TXT. Up to 50 papers at once.',
  fileInfo: '{name} ({size} MB)',
  /** After a reload. */
  fileAgain: 'Choose the file again: {name}. Browsers cannot reopen files after a reload.',
  /** After a reload; {names} is a list of files. */
  filesAgain: 'Choose the files again: {names}. Browsers cannot reopen files after a reload.',
  batch: 'Chosen papers',
  batchWaiting: 'Waiting',
  batchAnalyzing: 'Analyzing',
  batchDone: 'Analyzed',
  tooManyFiles: 'Up to 50 papers are analyzed at once. The others were left out.',
  batchFailed: 'Some papers could not be analyzed. Analyze them again, or continue without them.',
  /** {count} is the number of analyzed papers. */
  continueWith: 'Continue with the analyzed papers ({count})',
  urlLabel: 'Paper URL',
  urlHint: 'A DOI, or a public link to the PDF or to a page with the text.',
  urlPlaceholder: 'https://',
  textLabel: 'Paper text',
  textHint: 'The abstract is enough to start. The full text gives better results.',
  textTooLong:
    'This text has more than 1,000,000 characters. Paste the relevant part of the paper.',
  examples: 'No paper at hand?',
  examplesNote: 'Two sample texts to try this step. They report no measured results.',
  geneEditing: 'Example: cancer gene-editing therapy',
  drugDiscovery: 'Example: machine-learning drug discovery',
  analyzed: 'Your paper',
  /** For a paper that was analyzed before the step opened. */
  analyzedIntroduction: 'We have read this paper. Every claim links back to its passage.',
  /** For a paper in another language. */
  englishPart: 'This paper is not in English. We read only its English abstract.',
  continueAnalyzed: 'Continue with this paper',
  useAnother: 'Use another paper',
  /** Returns to the paper that was analyzed before. */
  useAnalyzed: 'Keep the first paper',
  /** The first results and open questions of a paper; the next step has all of them. */
  firstFindings: 'What it found',
  firstQuestions: 'What it leaves open',
  pages: 'Pages',
  words: 'Words',
  findings: 'Findings',
  questions: 'Open questions',
  terms: 'Key terms',
  dialogTitle: 'Bring a paper',
  dialogIntroduction:
    'We read it and suggest topics from it. A file is read as soon as you choose it.',
  close: 'Close',
  analyze: 'Analyze Paper',
  analyzing: 'Analyzing paper...',
  cancel: 'Cancel',
  progress: 'Analysis progress',
  /** Stages that the engine reports; an unknown stage is shown under its own name. */
  stageOpening: 'Opening the paper',
  stageReading: 'Reading pages',
  stageAnalyzing: 'Finding terms and claims',
  stageProgress: '{stage}: {done} of {total}',
});

export type PaperMessages = typeof paperMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly paper: PaperMessages;
  }
}
