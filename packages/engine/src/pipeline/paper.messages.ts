import { EVIDENCE_INSTRUCTIONS } from '../evidence/evidence-check.js';

/** All words that a draft puts around the results of a run. */
export const paperMessages = {
  titleHypothesis: '{title}: test plan (draft)',
  titleTopic: '{topic}: literature overview (draft)',
  draft:
    'This is a draft, composed from the results of a research run; no experiment has been run.',
  instructions:
    `Rewrite the sentences of the material so that each section reads as one text, without adding anything. The ` +
    `material is a draft, one document a sentence; the title names its section. Give for each section sentences in ` +
    `their order, and for each sentence of the material that you rewrite, quote the whole sentence. Keep every figure. Leave ` +
    `out no sentence with a figure. Put no reference into the text. ${EVIDENCE_INSTRUCTIONS}`,
  by: 'Draft composed from the run’s results',

  found: '{count} papers that match “{topic}” were read ({by}).',
  foundOne: 'One paper that matches “{topic}” was read ({by}).',
  foundNone: 'No paper that matches “{topic}” was found ({by}).',
  noSource: 'no source was available',
  years: 'They are from the years {from} to {to}.',
  sameYear: 'All are from {from}.',
  each: '{Paper}: {finding}',
  eachLibrary: '{Paper}, in our summary: {finding}',
  hypothesis: 'The hypothesis is: {statement}',
  quoted: 'It says: “{quote}”',
  statedHypothesis: 'The author’s hypothesis (unchecked): “{statement}”',

  searchedLibrary: 'The bundled library of {searched} papers was searched for the topic at {at}.',
  askedSource:
    '{provider} was searched for “{query}” at {at}: {retrieved} of {hits} records were read.',
  silentSource: '{provider} was searched for “{query}” at {at} but did not respond.',
  matching: 'Gaps and trends were counted over the terms of the papers read.',
  reading:
    'The hypothesis comes from the papers read: one of them states it as an open question or an untested idea. All of them were searched for results on its factor or its outcome.',
  noDesign: 'Without a hypothesis, no experiment was planned.',
  controls: 'Controls: {controls}.',
  duration: 'The plan takes {duration}.',

  stated: 'Stated by the author (unchecked): “{text}”',
  noResults: 'There are no results to report.',
  author: 'The author',
  limits:
    'Only the sources of this run were read; other work may have tested the hypothesis already.',
  judged: 'Readers must judge whether the quoted results bear on the hypothesis.',
  question: 'Open question in the papers read: {question}',
  noConclusion: 'These sources do not support a conclusion.',
  conclusionNext: 'The first step is: {step}',

  abstractTest: 'A test is planned with a sample of {size} ({test}).',
  journalBasis: 'Most frequent journals among the papers used: {papers} of {of}.',
  figurePower: 'Power of the planned test by group size',
  tablePapers: 'Papers most relevant to the topic',
  tableBudget: 'Planned costs in US dollars; unit costs are planning assumptions',
  paperColumns: 'No.; Paper; Authors; Journal; Year; Relevance; DOI',
  budgetColumns: 'Item; Unit cost; Units; Total; Basis',
  quotes: 'Quoted statements',
  searches: 'Searches',
} as const;
