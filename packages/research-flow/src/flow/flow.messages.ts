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
  memoryOnly: 'This browser cannot save your work. Your progress will not survive a reload.',
  /** Storage is full: results were left out so that the input could be saved. */
  resultsNotSaved:
    'Browser storage is full. What you entered is saved; results may be lost on reload.',
  /** The saved record could be neither read nor backed up. */
  recordUnavailable:
    'Your saved progress could not be opened and was left untouched. This journey will not survive a reload.',
  /** The saved record could not be read. */
  backedUp:
    'Your saved progress could not be read. We saved a copy in this browser and started a new journey.',
  /** A screen threw an error while rendering. */
  stepFailed: 'This step could not be shown. What you entered is safe. Try again.',
  retry: 'Try again',
  dismissNotice: 'Dismiss notice',
} as const;

export type FlowMessagesCatalogue = typeof flowMessages;
