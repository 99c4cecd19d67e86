/** Texts of the search log: on the screen, in the methods text and in the report. */
export const searchLogMessages = {
  logTitle: 'Search log',
  logHint:
    'What we searched and how many records were left at each step. Use it in your methods section.',
  logCopy: 'Copy search log',
  logCopied: 'Search log copied.',
  logSave: 'Save as text',
  logCounts: 'Records at each step',
  logStep: 'Step',
  logRecords: 'Records',
  logSources: 'Sources',
  logIdentified: 'Identified',
  logDuplicates: 'Duplicates removed',
  logRetracted: 'Retracted records removed',
  logNotScreened: 'Beyond the limit of the search, not screened',
  logScreened: 'Screened',
  logExcluded: 'Screened out (off topic)',
  logRelevant: 'Included as relevant',
  logListed: 'Listed, at most {limit}',
  logSelected: 'Selected by you',
  logSelectedEarlier: 'Also selected, from earlier searches',
  logSimulated: 'Simulated: these results are made up by stated rules. No search took place.',
  logSearched: 'Literature search on {at} with {software}.',
  logQueryTyped: 'Query as typed: “{query}”',
  logQueryHypothesis: 'Query, from the terms of the hypothesis: “{query}”',
  logQueryPapers: 'Query, from titles and key terms of the uploaded papers: “{query}”',
  logQueryAlsoPapers:
    'Few records matched the hypothesis, so these terms from the uploaded papers were also searched: “{query}”',
  logLocalSource: '{name} (records compared with the query: {count})',
  logPublicSource:
    '{name}: query as sent “{query}”, {at}; records retrieved: {count}, limit {limit}',
  logPublicHits: '{text}, of {hits} hits',
  logPublicFailure: '{text}; failed or incomplete ({failure})',
  logGate:
    'Screening was automatic. A record was included if it contains enough of the query’s words, weighted by how rare they are.',
  logGateCitedPapers: '{gate} All works cited in the uploaded papers were included.',
  logGateCitedHypothesis:
    '{gate} Works cited in an uploaded paper were ranked by shared words and by where and how often they are cited. Those not far below the best one were included.',
  logCount: '{step}: {count}',
} as const;

export type SearchLogMessages = Readonly<Record<keyof typeof searchLogMessages, string>>;
