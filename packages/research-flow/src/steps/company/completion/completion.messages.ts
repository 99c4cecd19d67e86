import { defineMessages } from '@spinout/flow-kit';
import { sampleSizeTexts } from '../../../data/sample-size.messages.js';

export const completionMessages = /* @__PURE__ */ defineMessages('completion', {
  title: 'Your results',
  introduction: 'All six steps are done. Everything stays here, and you can still change it.',
  toFiles: 'Go to downloads',

  /** More papers than the one that is named. */
  morePapers: '{title} and {count} more',
  literatureCounts: '{found} found, {selected} selected for review',
  selectedOnly: '{selected} selected for review',
  ...sampleSizeTexts,
  companyDraft: '{name}, a draft of a company',
  companyDraftAs: '{name}, a draft of a {type}',
  companyDraftIn: '{name}, a draft of a {type} in {state}',
  topicLabel: 'Topic',
  paperLabel: 'Paper',
  hypothesisLabel: 'Hypothesis',
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
  nextStepsAbout: 'From your design: what to measure, with what, and whom to ask.',
  mondayMeasure: 'Try the measurement on a few samples: {outcome}.',
  mondayEquipment: 'Check that you can use: {items}.',
  mondaySample: 'Find out where the sample can come from: {size}.',
  mondayAskAuthors: 'Ask {authors} about the protocol, material and data of “{title}”.',
  mondayAskPaper: 'Ask the authors of “{title}” about their protocol, material and data.',
  mondayAskColleague: 'Ask someone who has done this measurement to check the plan.',
  mondayEthics: 'Ask your ethics committee what it has to approve.',
  mondayAnimals: 'Ask your animal welfare committee what it has to approve.',
  later: 'Later',
  laterAbout: 'Also taken from your results. Nothing of this has to be done first.',
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
