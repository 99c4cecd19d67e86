/** Texts of an outline: what stands in place of a design while something that it needs is not named. */
export const outlineMessages = {
  label: 'Study outline',
  opening: 'This is an outline, not a plan yet. Decide first {missing}.',
  missing: {
    factor: 'what the study varies or compares',
    outcome: 'what it measures',
    units: 'whom or what it studies',
  },
  sentence: 'You started from: “{sentence}”',
  aim: 'Your paper’s own aim: “{aim}”',
  headings: {
    factor: 'What to vary or compare: ',
    outcome: 'What to measure: ',
    units: 'Whom or what to study: ',
  },
  named: '{name}, as we read your sentence. Check it.',
  toDecide: 'to decide.',
  fromSentence: 'to decide. Your sentence names {names}.',
  fromPaper: 'to decide. In your paper: {names}.',
  fromBoth: 'to decide. Your sentence names {names}. In your paper: {others}.',
  kind: 'If you can assign what you compare, assign it at random: an experiment. If it only occurs, compare units that differ in it: what you find is then an association.',
  example:
    'The sample size of {total} is an example, not a plan: two groups of {each} find a medium difference (Cohen’s d = 0.5) with a power of 80 % in a two-sided t test at 5 %. Time and money are planned once these decisions are made.',
  duration: 'Not planned yet',
  durationBasis: 'Time and money follow from what you decide to compare and to measure.',
  control: 'A comparison that differs only in what you vary or compare',
  phases: [
    ['Decide', 'Choose what you vary or compare, what you measure, and in whom or what.'],
    ['Pilot', 'Measure the outcome in a few units to learn how much it varies.'],
    ['Plan', 'Calculate the sample size from that spread, then plan time and money.'],
  ],
  by: 'Outline by the engine',
} as const;
