import { defineMessages } from '@spinout/flow-kit';

export const revisitMessages = /* @__PURE__ */ defineMessages('revisit', {
  change: 'Change',
  close: 'Close',
  topicLabel: 'Topic',
  fieldLabel: 'Field',
  paperLabel: 'Paper',
  findingsLabel: 'Findings',
  questionsLabel: 'Open questions',
  hypothesisLabel: 'Hypothesis',
  confidenceLabel: 'Confidence',
  foundLabel: 'Papers found',
  selectedLabel: 'Papers selected',
  methodologyLabel: 'Methodology',
  sampleSizeLabel: 'Sample size',
  durationLabel: 'Duration',
  budgetLabel: 'Budget',
  companyLabel: 'Company',
  nothingDecided: 'This step has no saved result.',
  changeHelp:
    'Later results stay. We mark those that no longer match, so that you can update them.',
  revisitingTitle: 'You are changing {step}',
  revisitingHelp: 'Later results stay as they are until you update them.',
  /** Leads on to the furthest step. */
  return: 'Continue with {step}',
  outdatedTitle: 'Results to update',
  outdatedBadge: 'Out of date',
  outdatedCount: 'Results out of date: {count}',
  topicChanged: 'The topic changed from “{from}” to “{to}”.',
  topicAdded: 'The topic is now “{to}”.',
  paperChanged: 'The paper changed from “{from}” to “{to}”.',
  paperAdded: 'The paper is now “{to}”.',
  hypothesisChanged: 'The hypothesis changed.',
  experimentChanged: 'The experiment design changed.',
  update: 'Update',
  /** Accessible name of the button. */
  updateStep: 'Update {step}',
  keep: 'Keep as is',
  keepStep: 'Keep as is: {step}',
  updateFirst: 'Update or keep {step} first.',
  replacedTitle: 'This step has a new result',
  replacedHelp: 'The earlier result is saved until you complete the step.',
  restore: 'Restore the earlier result',
  /** {from} is the earlier paper. */
  paperReplaced: 'Your paper is now “{to}”. You can use “{from}” and its analysis again.',
  dismissEarlierPaper: 'Dismiss and discard the earlier paper',
  mismatchTitle: 'Your topic and your paper have no terms in common',
  mismatchText: 'Your topic is “{topic}”. The paper is about {terms}.',
  dismissMismatch: 'Dismiss this notice',
  changeTopic: 'Change topic',
  usePaper: 'Use another paper',
  started: 'New journey started. You can restore the earlier one until you complete a step.',
  dismissUndo: 'Dismiss and discard the earlier journey',
});

export type RevisitMessages = typeof revisitMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly revisit: RevisitMessages;
  }
}
