import { searchLogMessages } from './search-log.messages.js';

export const literatureMessages = {
  ...searchLogMessages,
  title: 'Literature Review',
  introduction: 'Papers related to your hypothesis. Select the ones your study builds on.',
  searchBox: 'Literature search',
  placeholder: 'Refine your literature search...',
  search: 'Search',
  searching: 'Searching the literature…',
  cancel: 'Cancel search',
  summary: 'Analysis Summary',
  themes: 'Key Themes',
  gaps: 'Research Gaps',
  methodologies: 'Methodologies',
  noneFound: 'None found in these papers.',
  count: '{count} relevant papers',
  papers: 'Relevant papers',
  select: 'Select {title}',
  relevance: 'Relevance: {percent}',
  relevanceOf: 'Relevance of {title}',
  relevanceHelp:
    'How closely this paper matches your search, compared with the best possible match.',
  matched: 'Matches: {terms}',
  yourPaper: 'Your paper',
  library: 'Bundled library',
  cited: 'Cited in your paper',
  contexts: 'Citing sentences in your paper: {count}',
  contextsOf: 'Sentences that cite {title}',
  citedRelevanceHelp:
    'How closely this work matches your search. Without search words: how often and where your paper cites it, and how many words it shares with your hypothesis.',
  view: 'View Paper',
  empty: 'No papers found. Try adjusting your search.',
  emptyHelp: 'Use fewer words, such as the name of a gene, a material or a method.',
  emptyPapers:
    'Go back to Paper Upload and bring a paper on this subject. Its references are searched too.',
  emptyPublic: 'Turn on “Search public sources” and search again.',
  nextSteps: 'What you can do next',
  abstractLicense:
    'Abstracts from public sources belong to their authors or publishers. Check the license before you reuse or publish them, exports included.',
  publicSearch: 'Search public sources',
  /** {names} is a list of services. */
  publicSearchHint:
    'When you search, your search words are sent to {names}. Without search words, the terms of your hypothesis are sent, or the key terms of your papers. Your papers are not sent.',
  publicSearchOthers: 'the public sources of this server',
  publicUnavailable:
    'The public sources did not answer. These results are from your papers and the bundled library. Check your connection and search again.',
  notSearched: 'No search yet. Enter what you are looking for.',
  interrupted: 'This request was interrupted. It was not sent again.',
  /** The word is plural for every count. */
  complete: 'Complete Review ({count} papers selected)',
  reviewing: 'Reviewing the selected papers…',
  /** At the end of a long list that is shown in parts. */
  more: 'Show more papers ({count} left)',
  selectAll: 'Select all',
  selectNone: 'Select none',
  exportGroup: 'Export selected papers',
  exportBibtex: 'Export BibTeX',
  exportRis: 'Export RIS',
  exportCslJson: 'Export CSL-JSON',
} as const;

export type LiteratureMessages = typeof literatureMessages;
