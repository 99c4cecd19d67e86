/** Texts of an outline: what stands in place of a design while something that it needs is not named. */
export const outlineMessages = {
  label: 'Study outline',
  opening: 'This is an outline, not a plan yet. Decide first {missing}.',
  openingWithoutComparison: 'This is an outline, not a plan yet.',
  missing: {
    factor: 'what the study varies or compares',
    outcome: 'what it measures',
    units: 'whom or what it studies',
    comparator: 'what it compares this with',
  },
  sentence: 'You started from: “{sentence}”',
  aim: 'Your paper’s own aim: “{aim}”',
  /** What the paper says of its own study. */
  study: {
    units: 'Whom or what your paper studied: “{quote}”',
    groups: 'How your paper formed its groups: “{quote}”',
    measure: 'How your paper measured: “{quote}”',
  },
  headings: {
    factor: 'What to vary or compare: ',
    outcome: 'What to measure: ',
    units: 'Whom or what to study: ',
  },
  named: '{name}, as in your hypothesis.',
  toDecide: 'to decide.',
  fromSentence: 'to decide. Your sentence names {names}.',
  fromPaper: 'to decide. In your paper: {names}.',
  fromBoth: 'to decide. Your sentence names {names}. In your paper: {others}.',
  either: 'Also in your sentence: {names}.',
  kindFromPaper: 'Your paper reads as {kind}. If your study is one, too, it has the steps below.',
  kindFromSentence: 'Your sentence suggests {kind}, which has the steps below.',
  /** Where nothing says which kind of study it is. */
  sizeForUnits: 'The sample size is to be computed when it is set whom or what you study.',
  size: 'The sample size is to be computed when the comparison and the measure are set.',
  later: 'Time and money are planned after that.',
  duration: 'Not planned yet',
  durationBasis: 'Time and money follow from what you decide to compare and to measure.',
  control: 'A comparison that differs only in what you vary or compare',
  phases: [
    ['Decide', 'Choose {missing}.'],
    ['Comparison', 'Say whether you can set what you compare, or only observe it.'],
    ['Plan', 'Choose the analysis that fits; then plan size, time and money.'],
  ],
  by: 'Outline by the engine',
} as const;
