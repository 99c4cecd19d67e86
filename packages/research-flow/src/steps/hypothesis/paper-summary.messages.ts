export const paperSummaryMessages = {
  moreAuthors: '{authors} and {count} more',
  doi: 'DOI {doi}',
  keyTerms: 'Key terms',
  termCount: '{term}, {count} times',
  summary: 'Key sentences',
  findings: 'Reported results',
  gaps: 'Open questions and untested ideas',
  backgroundGaps: 'Not known before this study',
  limitations: 'Limitations of the study',
  methodologies: 'Methods',
  statistics: 'Reported statistics',
  /** Counts of recalculated tests. */
  testsChecked:
    'We recalculated the p-values of the tests in your paper. Tests: {tests}. Mismatches: {mismatches}.',
  meansChecked:
    'We checked whether the means of whole numbers are possible. Means: {means}. Mismatches: {mismatches}.',
  allMatch: 'All reported numbers match.',
  testMismatch:
    'The reported p-value does not match {reported}. Recalculated: {recalculated}. This can have innocent reasons, such as rounding or a typing error.',
  decisionChanges: 'The recalculated p-value is on the other side of .05.',
  meanMismatch:
    'A mean of {mean} is not possible for {n} whole numbers. The nearest possible means are {below} and {above}. This can have innocent reasons, such as missing values or a typing error.',
  otherLanguage: 'Your paper is not in English',
  otherLanguageWorks: 'Quotes, references and search work as usual.',
  otherLanguageDoesNot:
    'We can find key terms, open questions and hypotheses in English papers only. You can write your own hypothesis.',
  nothingFoundInPaper: 'We found no terms or sentences in your paper.',
  /** The reply has only fields that this page does not know. */
  resultNotShown: 'Your paper was analyzed, but this page cannot show the result.',
} as const;
