import { defineMessages } from '@spinout/flow-kit';
import { languageModelHints } from '../../view/language-model.messages.js';

export const experimentMessages = /* @__PURE__ */ defineMessages('experiment', {
  languageModelHint: languageModelHints.design,
  title: 'Experiment Design',
  introduction: 'A first plan to test your hypothesis. Change anything you like.',
  loading: 'Generating experiment design based on your hypothesis...',
  interrupted: 'This request was interrupted. It was not sent again.',
  resume: 'Continue',
  sections: 'Experiment design sections',
  outlineTitle: 'Decide this first',
  outlineIntroduction:
    'This is an outline, not a plan yet. Fill in what your hypothesis leaves open, and we plan the study.',
  /** In place of the two texts above for work such as a proof or an essay. */
  outlineOnlyTitle: 'An outline of the work',
  outlineOnlyIntroduction:
    'Work of this kind compares and measures nothing, so it has no sample size. “Timeline” lists its steps.',
  /** Opens the questions of an outline. */
  outlineAsk: 'Plan a study that compares and measures instead',
  outlineFactor: 'What do you vary or compare?',
  outlineComparator: 'What do you compare it with?',
  outlineOutcome: 'What do you measure?',
  outlineUnits: 'Whom or what do you study?',
  /** The sentence of the hypothesis, and buttons that take its selected words into a field. */
  pickSentence: 'Your sentence',
  pickHint: 'Select words in it, then say what they are.',
  pickGroup: 'Use the selected words',
  pickFactor: 'I vary or compare this',
  pickComparator: 'I compare it with this',
  pickOutcome: 'I measure this',
  pickUnits: 'I study these',
  pickNothing: 'Select some words of the sentence first.',
  /** Above buttons with names from the hypothesis. */
  outlineChoices: 'From your hypothesis:',
  outlineChoicesFor: 'Choices: {label}',
  /** Above buttons with names of what the paper studied, which the hypothesis does not name. */
  outlineInPaper: 'In your paper:',
  outlineInPaperFor: 'In your paper: {label}',
  /** Open the passages that name what may be chosen for each question. */
  passagesOfFactor: 'Passages on what to vary',
  passagesOfComparator: 'Passages on what to compare with',
  passagesOfOutcome: 'Passages on what to measure',
  passagesOfUnits: 'Passages on what to study',
  outlinePlan: 'Plan the study',
  outlinePlanning: 'Planning the study...',
  outlineFailed: 'The study could not be planned. Try again.',
  /** Above buttons with names of the hypothesis that may be varied or measured. */
  outlineEither:
    'Your hypothesis also names these. It does not say whether you vary or measure them:',
  outlineEitherFor: 'Also named: {label}',
  /** In place of sample size, duration and budget of an outline. */
  outlineUnplanned:
    'The sample size is computed when the comparison and the measure are set. Duration and budget are planned after that.',
  /** The same for work that compares and measures nothing. */
  outlineOnlyUnplanned: 'Duration and budget are not planned.',
  overview: 'Overview',
  variables: 'Variables',
  timeline: 'Timeline',
  resources: 'Resources',
  /** Before what the study varies, measures, and whom it is about. */
  varied: 'Varied or compared',
  measured: 'Measured',
  studiedIn: 'Studied in',
  methodology: 'Methodology',
  sampleSize: 'Sample size',
  sampleSizeTooSmall: 'Enter 1 or more.',
  duration: 'Duration',
  budget: 'Budget',
  budgetNegative: 'Enter 0 or more.',
  controls: 'Controls',
  newControl: 'New control',
  addControl: 'Add control',
  removeControl: 'Remove control {text}',
  noControls: 'No controls yet.',
  independent: 'Independent variables (manipulated)',
  /** For a study that changes nothing. */
  independentObserved: 'Independent variables (observed)',
  /** For a study that leaves open whether they are set. */
  independentOpen: 'Independent variables (manipulated or observed)',
  dependent: 'Dependent variables (measured)',
  controlled: 'Controlled variables (kept constant)',
  controlledObserved: 'Controlled variables (kept alike or adjusted for)',
  noVariables: 'None listed.',
  phases: 'Timeline phases',
  phase: 'Phase {number}',
  phaseName: 'Phase {number} name',
  phaseDuration: 'Phase {number} duration',
  phaseDescription: 'Phase {number} description',
  noPhases: 'No phases yet. Add the first one.',
  addPhase: '+ Add Phase',
  timelineCaption: 'Phases in order. For a range such as 2–4 weeks, the chart uses the midpoint.',
  /** Durations with their unit. */
  timelineSummary: 'Total: {total}. Longest phase: {name}, {length}.',
  timelineTable: 'Phases by week',
  weeksAxis: 'Weeks from the start',
  phaseColumn: 'Phase',
  startWeek: 'Starts in week',
  endWeek: 'Ends in week',
  equipment: 'Required equipment',
  newEquipment: 'New equipment',
  addEquipment: 'Add equipment',
  removeEquipment: 'Remove equipment {text}',
  noEquipment: 'No equipment yet.',
  budgetSummary: 'Budget Summary',
  total: 'Total: {amount}',
  breakdown: 'Budget breakdown',
  budgetPart: '{name} {percent}%',
  equipmentPart: 'Equipment',
  personnelPart: 'Personnel',
  consumablesPart: 'Consumables',
  contingencyPart: 'Contingency',
  budgetCaption: 'Share of the total budget by category.',
  budgetChartSummary: 'Largest category: {name}, {share} of {total}.',
  budgetTable: 'Budget by category',
  partColumn: 'Category',
  shareColumn: 'Share',
  budgetLines: 'How we calculated the total',
  budgetRange:
    'The total is the sum of these items. Every unit cost is a planning assumption, not a price: expect {low} to {high} in all.',
  budgetEdited: 'You changed the budget. These items sum up to {total}.',
  /** Above the shares. */
  standardSplit:
    'A standard split of the total, the same for every study. It is not calculated from the items.',
  range: 'Range',
  amountRange: '{low} – {high}',
  item: 'Item',
  unitCost: 'Unit cost',
  units: 'Units',
  amount: 'Amount',
  power: 'Why this sample size',
  /** The size of the study in a sentence. */
  powerShort:
    'With {size} per group, the test detects {effect} with a power of {power}. Plan for {total} in all.',
  powerShortOneGroup:
    'With a sample of {size}, the test detects {effect} with a power of {power}. Plan for {total} in all.',
  test: 'Test',
  twoSided: '{test}, two-sided',
  oneSided: '{test}, one-sided',
  effect: 'Effect size',
  effectValue: '{name} = {value}',
  effectBasis: 'Source of the effect',
  groups: 'Groups',
  losses: 'Losses allowed for',
  powerText: 'Text for your protocol',
  powerCaption: 'Statistical power by group size. The dot marks the planned size.',
  powerCaptionTarget:
    'Statistical power by group size. The dot marks the planned size, the dashed line the target.',
  powerSummary: 'With {size} per group, statistical power is {power}.',
  powerSummaryReached:
    'With {size} per group, statistical power is {power}, which reaches the target of {target}.',
  powerSummaryBelow:
    'With {size} per group, statistical power is {power}, below the target of {target}.',
  powerAxis: 'Statistical power',
  sizeAxis: 'Participants or samples per group',
  chosenSize: '{size} per group: {power}',
  plannedSize: '{size} (planned)',
  targetPower: 'Target {power}',
  powerTable: 'Power by group size',
  perGroup: 'Per group',
  powerShare: 'Power',
  changedSize: 'You changed the sample size. This calculation is for {total}.',
  planGroup: 'Change the calculation',
  planNote:
    'Sample size, duration and budget update with your changes. Change the sample size to see its statistical power.',
  effectSize: 'Effect size ({name})',
  alpha: 'Significance level (alpha)',
  powerWanted: 'Statistical power',
  fromPaper: 'Effect in your paper',
  asReported: 'Use the effect as reported',
  asReportedHint:
    'The numbers in your paper give {reported}. Published effects are often too large, so we plan with {shrunk} unless you select this.',
  otherEffects: 'Other effects in your papers',
  otherEffectsHint:
    'Plan with another effect from your papers, or with a conventional effect size.',
  offeredEffects: 'Effects in your papers',
  offeredEffectsHint:
    'Your papers report these effects, but none clearly concerns this factor and this outcome. Use one only if it fits.',
  moreOptions: 'More options for the sample size',
  ratio: 'Last group relative to others',
  lossesPercent: 'Expected losses (%)',
  comparisons: 'Comparisons that share alpha',
  correction: 'Shared by the method of',
  bonferroni: 'Bonferroni',
  holm: 'Holm',
  clusterSize: 'People or samples per cluster',
  clusterNote:
    'Clusters are classes, clinics or litters that are assigned as a whole. Leave their size empty if there are none.',
  icc: 'Intracluster correlation (ICC)',
  variation: 'Variation of sizes (SD / mean)',
  curveView: 'Chart',
  viewPower: 'Statistical power',
  viewDetectable: 'Smallest detectable effect',
  powerShortUneven:
    'With groups of {sizes} enrolled, {total} in all, the test detects {effect} with a power of {power}.',
  unevenNote:
    'In this chart, the size is that of the first group without losses. The others follow from the ratio.',
  groupSizes: 'Enrolled per group',
  clustersPerGroup: 'Clusters per group',
  designEffect: 'Design effect',
  alphaEach: 'Level of each comparison',
  detectable: 'Smallest detectable effect',
  conflicts: 'What does not fit together',
  conflictSize: 'The study has {given}, but the power needs {needed}.',
  conflictEffect: 'This sample detects effects from {needed}. The planned one is {given}.',
  conflictUneven: '{given} cannot be split into whole groups. Plan for {needed}.',
  conflictPartial: 'A group of {given} is not a whole number of clusters. Plan for {needed}.',
  conflictFew:
    'A group has {given} clusters. With fewer than {needed}, use a test with a correction for small samples.',
  conflictSmall:
    'Only {given} are expected with one outcome in a group. Below {needed}, use an exact test.',
  detectableCaption: 'Smallest detectable effect by group size. The dot marks the planned size.',
  detectableSummary: 'With {size} per group, the smallest detectable effect is {effect}.',
  detectableTable: 'Smallest detectable effect by group size',
  planWith: 'Plan with',
  convention: 'Conventional effect size, not from your papers',
  effectChoice: 'Effect {count}: {name} {value}',
  recalculating: 'Recalculating...',
  recalculationFailed:
    'The recalculation failed, so these numbers do not include your last change. Change a value to try again.',
  edited: 'Edited by you',
  finalize: 'Finalize Experiment Design',
});

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly experiment: typeof experimentMessages;
  }
}
