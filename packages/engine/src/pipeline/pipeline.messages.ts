/** Texts of the agents around counts, terms and quotes. */
export const pipelineMessages = {
  trend:
    '{Term}: in {late} of {ofLate} papers since {from}, in {early} of {ofEarly} up to {until}.',

  noTopic: 'Please enter a research topic',

  library: 'Bundled library',
  coveredLibrary: 'Bundled library on “{covered}”; no paper on it mentions “{notCovered}”',
  notCovered:
    'No paper in the library on “{covered}” mentions “{notCovered}”, so this is based only on papers on “{covered}”.',
  withLibrary: '{by}, Bundled library',
  abstractOf: 'the abstract of {label}',
  quoted: 'It says: “{quote}”',
  novelty:
    'Other sources that mention the factor or the outcome, whichever is rarer: {rarer}; {both} of these mention both. Sources searched: {searched}.',
  testability:
    'Kind of experiment: {family}. Outcome: {outcome}, which {measure}. {refutation} The design takes {weeks} weeks.',
  unnamedOutcome: 'not named',
  hasMeasure: 'can be measured on a scale',
  needsMeasure: 'needs a measure first',
  hasRefutation: 'It states what would refute it.',
  noRefutation: 'It does not state what would refute it.',
  nothingFound:
    'We found no hypothesis: no paper matches “{topic}” ({by}). Choose another topic, or add your own papers.',
  noLink:
    'We found no hypothesis: {papers} papers match “{topic}” ({by}), but none states an open question or an untested idea. Narrow the topic, or add your own papers.',
  onePaperNoLink:
    'We found no hypothesis: only {papers} paper matches “{topic}” ({by}), and it states no open question or untested idea. Choose a broader topic, or add your own papers.',

  typePreparation: 'Preparation',
  typePilot: 'Pilot',
  typeAnalysis: 'Analysis',
  units: '{units} × {item}',
  groups: { one: '{count} group', other: '{count} groups' },
  setupOutput: 'A written protocol and analysis plan for the primary outcome: {outcome}.',
  setupSuccess:
    'All {controls} controls are ready, and the plan is fixed before the first measurement.',
  pilotOutput: 'The spread of the primary outcome ({outcome}) in a few units.',
  pilotSuccess:
    'An estimate that can replace the assumed {effect} of {value}, and controls that behave as expected.',
  mainOutput: 'Measurements of the primary outcome ({outcome}) for {total} units.',
  mainSuccess: 'At least {perGroup} complete units in each of {groups}.',
  analysisOutput: 'The result of the planned test ({test}) on the primary outcome: {outcome}.',
  analysisSuccess: 'The planned test ({test}) decides at alpha {alpha}.',

  theme: '{count} of the {papers} papers read cover {term}.',
  shareOfPapers: 'This is {share} of the papers read.',
  trendTest: 'Fisher’s exact test, one-sided: p = {p}, not corrected for the number of terms.',
  gapTest:
    'If the two were independent, {expected} papers on both would be expected; the probability of none is {p}.',
  confidence:
    'Confidence {confidence}: the strength of the evidence in {quotes}. It is not the probability that the hypothesis is true.',
  quotes: { one: '{count} quoted passage', other: '{count} quoted passages' },
  sample: 'A test of the hypothesis needs a sample of {size} ({test}, power {power}).',
  sampleBasis: 'Calculated for alpha {alpha} and an assumed effect size of {effect}.',
  protein: 'The topic names the protein {id} ({by}).',
  noPrediction: 'No predicted structure was found.',
  structure: 'The predicted structure of {id} has a mean pLDDT of {plddt} of 100 ({by}).',
  modelConfidence: 'pLDDT is the model’s own confidence, not a measurement.',
  confidentShare:
    '{share}% of the residues have a pLDDT of 70 or more. It is the model’s own confidence, not a measurement.',
  powerModel: 'Power by group size',
  byCounting: 'Counts and calculations over the results of the run',

  otherTopic: 'Choose another topic, or reword this one.',
  ownPaper: 'Add your own papers on this topic; hypotheses then follow from them.',
  narrowTopic: 'Narrow or reword the topic so that other papers match.',
  searchGap:
    'Search other sources for work on both “{a}” and “{b}” before you plan a study of the two.',
  pilotEffect:
    'Replace the assumed {effect} of {value} with a pilot estimate or the smallest effect that matters, and recalculate the sample size.',
  doubtfulStructure:
    'Use the predicted structure with caution: its mean pLDDT is below 70, so the backbone may be wrong or disordered.',
  retracted: 'Retracted papers left out: {retracted}.',
} as const;
