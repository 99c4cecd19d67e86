/** Texts of a design that follows from the way in which a paper works. */
export const plannedMessages = {
  question: 'The question: “{question}”',
  worksWith: 'Your paper worked with {units}; take the same unless the question needs others.',
  design: '{opening} can answer it.',
  designIn: '{opening} {joint} {units}, as in your paper, can answer it.',
  documents: '{opening} can say what is known.',
  compares: 'It compares {factor} with {comparator}.',
  comparesPair: 'It compares {factor}.',
  comparesOnly: {
    people: 'It compares participants who get {factor} with participants who do not.',
    laboratory: 'It compares {units} with {factor} and {units} without it.',
    molecule:
      'It compares {units} in which {factor} is changed (by a mutation, a knockdown or an inhibitor) with unchanged ones.',
    strain: 'It compares {factor} with a reference strain under the same conditions.',
  },
  named: '{text} (the question names {terms})',
  relates: 'It records {factor} and relates it to the outcome.',
  paperCompared: 'Your paper compared: “{quote}”',
  primary: 'The primary outcome is {outcome}{means}.',
  primaryOfPaper: 'The primary outcome is that of your paper: {outcome}{means}.',
  fittingOfPaper: 'The primary outcome is {outcome}{means}, as in your paper.',
  measured: 'Your paper measured {measures}.',
  alsoMeasured: 'Your paper also measured {measures}.',
  means: ', measured by {means}',
  followUp: 'Your paper reports a follow-up of {time}; plan at least as long.',
  decide: 'To decide: {decisions}.',
  item: '({number}) {text}',
  comparator: 'the comparator, such as {example}',
  exampleOfPaper: 'the control condition of your paper',
  examples: {
    people: 'usual care or the regimen of your paper',
    laboratory: 'untreated controls',
  },
  openFactor: 'To be decided: {text}',
  openOutcome: 'To be decided: {text}',
  comparatorShort: 'the control condition, otherwise treated alike',
  recorded: '{factor}, as observed (not assigned)',
  assigned: '{factor}, compared with {comparator}',
  sizes: {
    proportion:
      'Precision: a share near 50 % is estimated to within ±5 percentage points (95 % confidence interval): n = 1.96² × 0.5 × 0.5 / 0.05² = 385. With {attrition} missing, the study needs {total}. The half-width of ±5 points is a convention; choose your own.',
    detection:
      'Detection: to find at least one positive with 95 % probability at a prevalence of 1 %, n = ln 0.05 / ln 0.99 = 299 for each species or site. With {attrition} lost, {total}. The prevalence of 1 % is a convention; choose your own.',
    accuracy:
      'Precision: a sensitivity or specificity near 90 % is estimated to within ±5 percentage points (95 % confidence interval): n = 1.96² × 0.9 × 0.1 / 0.05² = 139 positive and 139 negative samples. With {attrition} not usable, {total} in all. The expected 90 % is a convention; use a figure of your own.',
    interviews:
      'Convention, not from your paper: 15 to 30 interviews, until two in a row bring no new theme (saturation); planned with {total}.',
    scale:
      'Convention, not from your paper: at least 10 respondents for each item and at least 200 in all; with {attrition} incomplete, {total}.',
    sources:
      'Planning assumption: {total} sources. The number follows from the search; all that meet the criteria are included.',
  },
} as const;
