import { defineMessages } from '@spinout/flow-kit';
import { sampleSizeTexts } from '../../../data/sample-size.messages.js';

export const completionMessages = /* @__PURE__ */ defineMessages('completion', {
  title: 'Your results',
  introduction: 'All six steps are done. Your results stay here, and you can still change them.',
  toFiles: 'Show all files',

  /** More papers than the one that is named. */
  morePapers: '{title} and {count} more',
  literatureCounts: '{found} found, {selected} selected for review',
  selectedOnly: '{selected} selected for review',
  ...sampleSizeTexts,
  companyDraft: '{name}, a draft company',
  companyDraftAs: '{name}, a draft {type}',
  companyDraftIn: '{name}, a draft {type} in {state}',
  topicLabel: 'Topic',
  paperLabel: 'Paper',
  /** Of one line where the topic is the title of the paper. */
  topicAndPaperLabel: 'Topic and paper',
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
  unknown: 'Origin not named',
  unknownAbout: 'The service does not say where it comes from.',

  nextSteps: 'What to do next',
  nextStepsAbout: 'From your design: what to measure, with what, and whom to ask.',
  /** In place of the next two where the design is an outline. */
  mondayDecide:
    'Open Experiment Design and answer what the outline asks. Then the study can be planned.',
  mondayMeasure: 'Try the measurement on a few samples: {outcome}.',
  mondayEquipment: 'Check that you can use: {items}.',
  mondaySample: 'Find out where the sample can come from: {size}.',
  mondayAskAuthors: 'Ask {authors} about the protocol, material and data of “{title}”.',
  mondayAskPaper: 'Ask the authors of “{title}” about their protocol, material and data.',
  mondayAskColleague: 'Ask someone who has done this measurement to check the plan.',
  mondayEthics: 'Ask your ethics committee what it has to approve.',
  mondayAnimals: 'Ask your animal welfare committee what it has to approve.',
  later: 'Later',
  laterAbout: 'Also from your results. None of it has to be done first.',
  more: '{count} more',
  evidence: 'Check the evidence',
  unsupportedClaim: 'No source yet: “{claim}”',
  notCovered: 'No source on “{covered}” mentions “{notCovered}”. Look for one.',
  refutation: 'Look for results that contradict the hypothesis. {refutation}',
  inconsistency: 'Check {reported} in your paper: it does not match the numbers reported with it.',
  notReviewed: 'Papers found but not reviewed: {count}.',
  moreInCompliance: '{count} more under Compliance.',
  gap: 'Unanswered in the literature: {gap}',
  question: 'Unanswered in your paper: {question}',
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
