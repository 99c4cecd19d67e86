export const literatureMessages = {
  title: 'Literature Review',
  introduction: 'Papers that bear on your hypothesis. Choose those that your study builds on.',
  /** LIT-01 */
  searchBox: 'Literature search',
  placeholder: 'Refine your literature search...',
  search: 'Search',
  searching: 'Searching the literature…',
  cancel: 'Cancel search',
  /** LIT-04 */
  summary: 'Analysis Summary',
  themes: 'Key Themes',
  gaps: 'Research Gaps',
  methodologies: 'Methodologies',
  nothingNamed: 'None found in these papers.',
  /** LIT-05 */
  count: '{count} relevant papers',
  papers: 'Relevant papers',
  select: 'Select {title}',
  /** LIT-06 */
  relevance: 'Relevance: {percent}',
  relevanceOf: 'Relevance of {title}',
  relevanceHelp:
    'How well this paper matches the words of the search, out of the best match possible.',
  matched: 'Covers: {terms}',
  yourPaper: 'Your paper',
  /** LIT-07 */
  view: 'View Paper',
  /** LIT-09 */
  empty: 'No papers found. Try adjusting your search.',
  emptyHelp: 'Use fewer words, such as the name of a gene, a material or a method.',
  notSearched: 'Nothing was searched yet. Type what you are looking for.',
  interrupted: 'This was interrupted. Nothing was sent again.',
  /** LIT-10: the word stays plural for every count. */
  complete: 'Complete Review ({count} papers selected)',
  reviewing: 'Reviewing the selected papers…',
  /** At the end of a long list, of which a part is shown. */
  more: 'Show more papers ({count} left)',
  selectAll: 'Select all',
  selectNone: 'Select none',
} as const;

export type LiteratureMessages = typeof literatureMessages;
