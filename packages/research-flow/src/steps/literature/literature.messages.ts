export const literatureMessages = {
  title: 'Literature Review',
  introduction: 'Papers that bear on your hypothesis. Choose those that your study builds on.',
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
    'How well this paper matches the words of the search, out of the best match possible.',
  matched: 'Covers: {terms}',
  yourPaper: 'Your paper',
  view: 'View Paper',
  empty: 'No papers found. Try adjusting your search.',
  emptyHelp: 'Use fewer words, such as the name of a gene, a material or a method.',
  notSearched: 'Nothing was searched yet. Type what you are looking for.',
  interrupted: 'This was interrupted. Nothing was sent again.',
  /** The word is plural for every count. */
  complete: 'Complete Review ({count} papers selected)',
  reviewing: 'Reviewing the selected papers…',
  /** At the end of a long list that is shown in parts. */
  more: 'Show more papers ({count} left)',
  selectAll: 'Select all',
  selectNone: 'Select none',
} as const;

export type LiteratureMessages = typeof literatureMessages;
