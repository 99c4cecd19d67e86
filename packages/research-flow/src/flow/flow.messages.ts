import { defineMessages } from '@spinout/flow-kit';
export const flowMessages = /* @__PURE__ */ defineMessages('flow', {
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
  memoryOnly: 'Browser storage is unavailable. Your progress will be lost when you reload.',
  /** Storage is full: results were left out so that the input could be saved. */
  resultsNotSaved:
    'Browser storage is full. What you entered is saved; results may be lost on reload.',
  /** The saved record could be neither read nor backed up. */
  recordUnavailable:
    'Your saved progress could not be opened and was left unchanged. This journey will be lost when you reload.',
  /** The saved record could not be read. */
  backedUp:
    'Your saved progress could not be read. A backup is saved in this browser, and a new journey has started.',
  /** A screen threw an error while rendering. */
  stepFailed: 'This step could not be shown. Nothing you entered is lost. Try again.',
  retry: 'Try again',
  dismissNotice: 'Dismiss notice',
});

export type FlowMessagesCatalog = typeof flowMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly flow: FlowMessagesCatalog;
  }
}
