export const hypothesisMessages = {
  /** HYP-01 */
  title: 'AI Scientist Hypothesis Generation',
  /** HYP-02 */
  topic: 'Research topic: {topic}',
  invitation:
    'A hypothesis will be drawn from your topic and your paper. Each of its claims shows the passage that it rests on.',
  /** T-22 */
  paper: 'Your paper',
  whatWasRead: 'What was read in your paper',
  keyTerms: 'Key terms',
  termCount: '{term}, {count} times',
  summary: 'Sentences that carry the paper',
  findings: 'Results it states',
  gaps: 'What the paper leaves open',
  methodologies: 'Methods',
  nothingRead: 'The analysis of your paper named no terms or sentences.',
  /** The reply has content in fields of its own. */
  nothingShown: 'Your paper was analyzed, but this page cannot show the result.',
  /** HYP-03 */
  generate: 'Generate AI-Powered Hypothesis',
  /** HYP-04 */
  generating: 'AI Scientist is generating breakthrough hypothesis...',
  cancel: 'Cancel',
  /** HYP-05 */
  error: 'Hypothesis error',
  tryAgain: 'Try Again',
  earlierKept: 'Your earlier hypothesis is kept below.',
  /** HYP-07 */
  confidence: 'Confidence: {percent}',
  confidenceMeter: 'Confidence',
  confidenceWhy: 'How this confidence comes about',
  factors: 'What the confidence is made of',
  factor: 'Factor',
  factorValue: 'Value',
  factorWeight: 'Weight',
  /** HYP-08 */
  impact: 'Estimated impact',
  timeline: 'Timeline',
  /** HYP-09 */
  methodology: 'Methodology',
  nextSteps: 'Next steps',
  refutation: 'What would refute it',
  claims: 'Claims and their passages',
  candidate: 'Candidate {number} of {of}',
  identifier: 'Hypothesis id',
  unsupported: 'No source supports a hypothesis yet',
  unsupportedHelp:
    'Start from an open question or a reported effect of your paper, or write your own hypothesis.',
  unsupportedWithoutPaper: 'Write your own hypothesis, or generate another one.',
  earlierHypothesis: 'Your earlier hypothesis is below.',
  openQuestions: 'Open questions in your paper',
  reportedEffects: 'Effects that your paper reports',
  startFrom: 'Start from this',
  startFromClaim: 'Start from this: {claim}',
  own: 'Write your own hypothesis',
  ownHint:
    'Write a statement that an experiment could refute, for example “Naps improve recall in older adults”. At least three words.',
  ownUnrated: 'Your own hypothesis has no confidence, because no sources were searched for it.',
  useOwn: 'Use my hypothesis',
  /** HYP-10 */
  another: 'Generate Another',
  /** HYP-11 */
  proceed: 'Proceed with this Hypothesis',
} as const;

export type HypothesisMessages = typeof hypothesisMessages;
