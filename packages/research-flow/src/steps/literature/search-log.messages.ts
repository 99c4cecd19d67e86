/** Texts of the search log: on the screen, in the methods text and in the report. */
export const searchLogMessages = {
  logTitle: 'Search log',
  logHint:
    'What was searched and how many records were left at each step, for your methods section.',
  logCopy: 'Copy search log',
  logCopied: 'Search log copied.',
  logSave: 'Save as text',
  logCounts: 'Records at each step',
  logStep: 'Step',
  logRecords: 'Records',
  logSources: 'Sources',
  logIdentified: 'Identified',
  logDuplicates: 'Duplicates removed',
  logRetracted: 'Retracted, removed',
  logNotScreened: 'Beyond the limit of the search, not screened',
  logScreened: 'Screened',
  logExcluded: 'Screened out: not about the search',
  logRelevant: 'Included as relevant',
  logListed: 'Listed, at most {limit}',
  logSelected: 'Selected by you',
  logSimulated: 'Simulated: these results are made up by stated rules. No search took place.',
  logSearched: 'Literature search on {at} with {software}.',
  logQueryTyped: 'Query as typed: “{query}”',
  logQueryHypothesis: 'Query, from the terms of the hypothesis: “{query}”',
  logQueryPapers: 'Query, from titles and key terms of the uploaded papers: “{query}”',
  logQueryAlsoPapers:
    'Few records were about the hypothesis, so these terms of the uploaded papers were searched for too: “{query}”',
  logLocalSource: '{name} (records compared with the query: {count})',
  logPublicSource:
    '{name}: query as sent “{query}”, {at}; records retrieved: {count}, limit {limit}',
  logPublicHits: '{text}, of {hits} hits',
  logPublicFailure: '{text}; failed or incomplete ({failure})',
  logGate:
    'Screening was automatic: a record was included if it covers enough of the words of the query, weighted by how rare they are.',
  logGateCitedPapers: '{gate} All works that an uploaded paper cites were included.',
  logGateCitedHypothesis:
    '{gate} A work that an uploaded paper cites was included if it is not far below the best one, by shared words and by where and how often it is cited.',
  logCount: '{step}: {count}',
} as const;

export type SearchLogMessages = Readonly<Record<keyof typeof searchLogMessages, string>>;
