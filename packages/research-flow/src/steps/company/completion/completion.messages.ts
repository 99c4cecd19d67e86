import { defineMessages } from '@spinout/flow-kit';

export const completionMessages = /* @__PURE__ */ defineMessages('completion', {
  title: 'Your results',
  introduction: 'All six steps are done. Everything stays here, and you can still change it.',
  toFiles: 'Go to downloads',

  /** More papers than the one that is named. */
  morePapers: '{title} and {count} more',
  literatureCounts: '{found} found, {selected} selected for review',
  selectedOnly: '{selected} selected for review',
  samples: '{count} samples',
  perGroup: '{count} per group',
  companyDraft: '{name}, a draft of a company',
  companyDraftAs: '{name}, a draft of a {type}',
  companyDraftIn: '{name}, a draft of a {type} in {state}',
  topicLabel: 'Topic',
  paperLabel: 'Paper',
  hypothesisLabel: 'Hypothesis',
  wholeHypothesis: 'Whole hypothesis',
  literatureLabel: 'Literature',
  experimentLabel: 'Experiment',
  companyLabel: 'Company',

  origins: 'What is simulated',
  noneSimulated: 'No result is marked as simulated.',
  simulated: 'Made up for demonstration. Not for use in research.',
  fallback: 'A substitute after a failed request. Not the result of an analysis.',
  standard: 'Customary terms, not calculated for you.',
  computed: 'Calculated from documents by a stated method.',
  live: 'From a public source or a model.',
  user: 'Entered by you.',
  unknown: 'No origin named',
  unknownAbout: 'The service that made it does not say how.',

  nextSteps: 'What to do on Monday',
  nextStepsAbout: 'Taken from your results.',
  start: 'Start the experiment',
  firstPhase: 'First phase: {phase}.',
  firstPhaseDuration: 'First phase: {phase}, {duration}.',
  resources: 'Get what it needs: {items}.',
  more: '{count} more',
  evidence: 'Check the evidence',
  unsupportedClaim: 'No source yet: “{claim}”',
  notCovered: 'No source on “{covered}” mentions “{notCovered}”. Look for one.',
  refutation: 'Look for results that would refute the hypothesis: {refutation}',
  inconsistency: 'Recalculate {reported}: it does not match the other numbers beside it.',
  notReviewed: 'Papers found but not reviewed: {count}.',
  moreInCompliance: '{count} more under Compliance.',
  gap: 'Not answered in the literature: {gap}',
  question: 'Open in your paper: {question}',
  approvals: 'Meet the requirements',
  lawyer: 'Talk to a lawyer',
  reviewDrafts: 'Have these drafts reviewed before you sign or file: {drafts}.',
  missingDrafts: 'Not generated yet: {drafts}.',
  openDrafts: 'Open Legal Docs',
  company: 'Set up the company',
});

export type CompletionMessages = typeof completionMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly completion: CompletionMessages;
  }
}
