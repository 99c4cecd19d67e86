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
  logLocalSource: '{name}: {count} records compared with the query',
  logPublicSource:
    '{name}: query as sent “{query}”, {at}; {count} records retrieved, limit {limit}',
  logPublicHits: '{text}, of {hits} hits',
  logPublicFailure: '{text}; failed or incomplete ({failure})',
  logGate:
    'Screening was automatic: a record was included if it covers enough of the words of the query, weighted by how rare they are.',
  logGateCited:
    'Screening was automatic: a record was included if it covers enough of the words of the query, weighted by how rare they are, or if an uploaded paper cites it.',
  logCount: '{step}: {count}',
} as const;

export type SearchLogMessages = Readonly<Record<keyof typeof searchLogMessages, string>>;
