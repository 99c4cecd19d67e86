/** All words that the agents put around counts, terms and quotes. */
export const pipelineMessages = {
  trend:
    '{Term}: in {late} of {ofLate} papers since {from}, in {early} of {ofEarly} up to {until}.',

  noTopic: 'Please enter a research topic',

  byLinks: 'Linked evidence (ABC discovery)',
  byLinksIn: 'Linked evidence (ABC discovery) in: {by}',
  withLibrary: '{by}, Bundled library',
  abstractOf: 'the abstract of {label}',
  quoted: 'It says: “{quote}”',
  novelty:
    'Sources that name the rarer of the two ends: {rarer}, of which {both} also name the other. Other terms that stand beside either: {either}, of which {shared} stand beside both. Sources searched: {searched}.',
  testability:
    'Kind of experiment: {family}. Outcome: {outcome}, which {measure}. {refutation} The design takes {weeks} weeks.',
  unnamedOutcome: 'not named',
  hasMeasure: 'has more or less of it',
  needsMeasure: 'needs a measure first',
  hasRefutation: 'It says what would refute it.',
  noRefutation: 'It does not say what would refute it.',
  nothingFound:
    'No hypothesis is stated, because no paper that matches “{topic}” was found ({by}). Choose another topic, or bring papers on this one.',
  noLink:
    'No hypothesis is stated: {papers} papers match “{topic}” ({by}), but no two statements around them share a term that would link two others which no source brings together. Narrow the topic, or bring papers on it.',
  onePaperNoLink:
    'No hypothesis is stated: only {papers} paper matches “{topic}” ({by}), and nothing in it could be linked to a statement of another source. Choose a wider topic, or bring papers on it.',

  typePreparation: 'Preparation',
  typePilot: 'Pilot',
  typeAnalysis: 'Analysis',
  units: '{units} × {item}',
  groups: { one: '{count} group', other: '{count} groups' },
  setupOutput: 'A written protocol and analysis plan for the primary outcome: {outcome}.',
  setupSuccess:
    'All {controls} controls are ready, and the plan is fixed before the first measurement.',
  pilotOutput: 'The spread of the primary outcome ({outcome}), measured on a few units.',
  pilotSuccess:
    'An estimate good enough to replace the assumed {effect} of {value}, and controls that behave as they must.',
  mainOutput: 'Measurements of the primary outcome ({outcome}) for {total} units.',
  mainSuccess: 'At least {perGroup} complete units in each of {groups}.',
  analysisOutput: 'The result of the planned test ({test}) on the primary outcome: {outcome}.',
  analysisSuccess: 'The planned test ({test}) decides at alpha {alpha}.',

  theme: 'Of the {papers} papers read, {count} deal with {term}.',
  shareOfPapers: 'This is {share} of the papers read.',
  trendTest: 'Fisher’s exact test, one-sided: p = {p}, not corrected for the number of terms.',
  gapTest:
    'If the two were independent, the number of papers on both to be expected is {expected}; the chance of none is {p}.',
  confidence:
    'Confidence {confidence}: how well the sources bear out the two links, by {quotes} quoted statements; not the probability that it is true.',
  sample: 'A test of the hypothesis needs a sample of {size} ({test}, power {power}).',
  sampleBasis: 'Calculated for alpha {alpha} and an assumed effect size of {effect}.',
  protein: 'The topic names the protein {id} ({by}).',
  noPrediction: 'No predicted structure was found.',
  structure: 'The predicted structure of {id} has a mean pLDDT of {plddt} of 100 ({by}).',
  modelConfidence: 'pLDDT is the model’s own confidence, not a measurement.',
  confidentShare:
    '{share} % of the residues have a pLDDT of 70 or more. It is the model’s own confidence, not a measurement.',
  powerModel: 'Power by group size',
  byCounting: 'Counts and calculations over the results of the run',

  otherTopic: 'Choose a topic that the sources know, or put it in other words.',
  ownPaper: 'Bring papers of your own on this topic; links between statements begin in them.',
  narrowTopic: 'Put the topic in narrower or other words, so that other papers match.',
  searchGap:
    'Search beyond these sources for work that brings together “{a}” and “{b}” before planning a study of the two.',
  pilotEffect:
    'Replace the assumed {effect} of {value} by a pilot estimate or the smallest effect that would matter, and calculate the sample again.',
  doubtfulStructure:
    'Treat the predicted structure with caution: its mean pLDDT is below 70, where a backbone may be wrong or disordered.',
  retracted: 'Left out as retracted: {retracted}.',
} as const;
