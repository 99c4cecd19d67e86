export const flowMessages = {
  region: 'Guided research flow',
  progress: 'Research flow progress',
  steps: 'Research flow steps',
  stepOfSteps: 'Step {step} of {steps}: {name}',
  topic: 'Interest Selection',
  paper: 'Paper Upload',
  hypothesis: 'Hypothesis Generation',
  literature: 'Literature Review',
  experiment: 'Experiment Design',
  company: 'Company Formation',
  unknownStep: 'Step not found',
  loading: 'Opening the step…',
  restoring: 'Opening your research…',
  /** Storage is not available: private window, sandboxed frame, quota. */
  memoryOnly: 'This browser keeps nothing for this page. Your progress will not survive a reload.',
  /** Storage is full: results were left out so that the input could be saved. */
  resultsNotSaved:
    'The storage of this browser is full. What you entered will survive a reload; results may not.',
  /** The saved record could be neither read nor backed up. */
  recordUnavailable:
    'Your saved progress could not be opened. It was left untouched, so this journey will not survive a reload.',
  /** The saved record could not be read. */
  restoredFromBackup:
    'Your saved progress could not be read. A copy was kept in this browser, and a new journey was started.',
  /** A screen threw an error while rendering. */
  stepFailed: 'This step could not be shown. Nothing you entered is lost.',
  retry: 'Try again',
  dismissNotice: 'Dismiss notice',
} as const;

export type FlowMessagesCatalogue = typeof flowMessages;
