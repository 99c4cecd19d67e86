export const paperMessages = {
  title: 'Paper Upload',
  introduction:
    'Bring a paper that your research builds on. It is read as a whole, and what is concluded from it later points back to the passage it rests on.',
  methods: 'Upload method',
  file: 'Upload File',
  url: 'From URL',
  text: 'Paste Text',
  fileLabel: 'Paper file',
  filePrompt: 'Drop your paper here, or choose a file',
  fileHint: 'PDF, DOC, DOCX or TXT',
  fileInfo: '{name} ({size} MB)',
  /** After a reload. */
  fileAgain: 'Choose the file again: {name}. Browsers do not let a page reopen files by itself.',
  urlLabel: 'Paper URL',
  urlHint: 'An address that anyone can open: of the PDF, or of a page with the text.',
  urlPlaceholder: 'https://',
  textLabel: 'Paper text',
  textHint: 'The abstract is enough to begin; the whole text gives more to build on.',
  examples: 'No paper at hand?',
  examplesNote: 'Two texts written to try this step with. They report no measured results.',
  geneEditing: 'Example: cancer gene-editing therapy',
  drugDiscovery: 'Example: machine-learning drug discovery',
  analyze: 'Analyze Paper',
  analyzing: 'Analyzing paper...',
  cancel: 'Cancel',
  progress: 'Progress of the analysis',
  /** Stages that the engine reports; an unknown stage is shown under its own name. */
  stageOpening: 'Opening the paper',
  stageReading: 'Reading pages',
  stageAnalyzing: 'Looking for terms and claims',
  stageProgress: '{stage}: {done} of {total}',
} as const;

export type PaperMessages = typeof paperMessages;
