import { defineMessages } from '@spinout/flow-kit';
import { languageModelHints } from '../../view/language-model.messages.js';
import { searchLogMessages } from './search-log.messages.js';

export const literatureMessages = /* @__PURE__ */ defineMessages('literature', {
  languageModelHint: languageModelHints.themes,
  ...searchLogMessages,
  title: 'Literature Review',
  introduction: 'Papers related to your hypothesis. Select the ones your study builds on.',
  searchBox: 'Literature search',
  placeholder: 'Refine your literature search...',
  search: 'Search',
  searching: 'Searching the literature…',
  cancel: 'Cancel search',
  summary: 'Analysis Summary',
  /** The closed summary; {result} is its first entry. */
  summaryResult: 'Analysis summary: {result}',
  themes: 'Key Themes',
  gaps: 'Research Gaps',
  methodologies: 'Methodologies',
  byYear: 'Papers by year',
  byThemeAndYear: 'Papers by theme and year',
  year: 'Year',
  allPapers: 'All papers',
  papersOnTheme: '{theme}: {count}',
  papersMatching: 'Matching “{term}”',
  yearSpan: '{from}–{to}',
  yearsCaption: 'Papers by year of publication.',
  yearsCaptionTerms:
    'Papers by year of publication: in total and for the most frequent terms. A paper can match several terms.',
  yearsCaptionThemes:
    'Papers by year of publication: in total and for the largest themes. A paper can belong to several themes.',
  /** Always more than one year. */
  yearsPerColumn: 'Each column covers {count} years.',
  undatedPapers: 'Papers without a year: {count}.',
  /** {year} is a year or a range of years. */
  yearsSummary:
    'Papers with a year between {from} and {to}: {total}. Most of them are from {year}: {count}.',
  /** Opens the list; {count} is the number of linked terms. */
  linksTitle: 'Links of “{term}” across your papers ({count})',
  linksNote:
    'None of your papers names these terms together with “{term}”, but your papers connect both with the same terms. A link is a question to test, not a finding.',
  linksNone:
    'Your papers connect “{term}” with no term that they do not also name together with it.',
  linksNoTerm: 'None of your papers names “{term}”. Search for a term as your papers write it.',
  linksRead: 'Papers read: {papers}. Papers that name “{term}”: {named}.',
  linksNotRead: 'Papers not read, because there are too many for one search: {count}.',
  linksOfFactor:
    'This term is the factor of your hypothesis. Search for another term to see its links.',
  /** Names the list. */
  linksOf: 'Terms linked with “{term}”',
  /** Opens what is known of a linked term. */
  link: '{link} (connecting terms: {bridges}, papers: {papers})',
  linkChance:
    'Connecting terms expected by chance: {expected}. Probability of {found} or more by chance: {probability}.',
  linkNotCompared: 'You have too few papers to compare this with chance.',
  linkBridges: 'What connects “{term}” with “{link}”',
  /** Opens the quotes of a connecting term; the numbers are those of papers. */
  linkBridge: '{bridge} (papers with “{term}”: {withTerm}, with “{link}”: {withLink})',
  linkSide: '“{bridge}” and “{term}”',
  linkMore: 'More papers: {count}',
  linkSearch: 'Search for “{term}” and “{link}”',
  noneFound: 'None found in these papers.',
  /** Shows all entries of the summary. */
  showMore: 'Show {count} more',
  count: '{count} relevant papers',
  /** In place of the count while a filter hides papers. */
  countShown: '{shown} of {count} relevant papers',
  /** Opens the fields that narrow the list. */
  filter: 'Filter',
  /** The same while {count} conditions hold. */
  filterActive: 'Filter ({count})',
  /** Names the fields. */
  filterOf: 'Filter papers',
  filterFrom: 'From year',
  filterTo: 'To year',
  filterWrongYears: 'Enter a year no earlier than the first.',
  filterAllKinds: 'All sources',
  filterTheme: 'Theme',
  filterAllThemes: 'All themes',
  filterUploaded: 'Your papers',
  filterReferences: 'References of your papers',
  filterImported: 'Your imported files',
  filterPublic: 'Public sources',
  /** A choice and its number of papers. */
  filterCount: '{name} ({count})',
  noneFits: 'No papers match this filter.',
  /** Selected papers that the filter hides. */
  hiddenSelected: 'Selected papers not shown: {count}.',
  showAllPapers: 'Show all papers',
  sortBy: 'Order of the papers',
  sortRelevance: 'Sort by relevance',
  sortNewest: 'Sort by year, newest first',
  sortCitations: 'Sort by citations in your papers',
  papers: 'Relevant papers',
  views: 'View of the papers',
  viewList: 'List',
  viewTable: 'Table',
  /** Opens the choice of the columns of the table. */
  columns: 'Columns',
  columnSelected: 'Selected',
  columnTitle: 'Title',
  columnYear: 'Year',
  columnSource: 'Source',
  columnRelevance: 'Relevance',
  columnCitations: 'Cited by your paper',
  select: 'Select {title}',
  relevance: 'Relevance: {percent}',
  relevanceOf: 'Relevance of {title}',
  relevanceHelp:
    'How closely this paper matches your search, compared with the best possible match.',
  relevanceNote:
    'Relevance compares words: those of a paper with those of your search or hypothesis. For works that your paper cites, it also counts the citations. It does not rate quality or say whether a paper supports your hypothesis.',
  matched: 'Matches: {terms}',
  /** A selected paper that the latest search did not find. */
  earlierSearch: 'From an earlier search',
  yourPaper: 'Your paper',
  library: 'Bundled library',
  /** {name} is a file. */
  imported: 'Imported: {name}',
  ownSources: 'Your own sources',
  ownSourcesCount: 'Your own sources ({count})',
  ownSourcesHint:
    'Every search includes them, along with the references in your papers and the bundled library. If you search for a term, we also list the terms that two or more of your papers link with it.',
  importLabel: 'Import a bibliography',
  importPrompt: 'Drop bibliography files here, or choose files',
  importHint:
    'BibTeX, RIS, CSL-JSON, PubMed (nbib) or EndNote XML, exported from Zotero or another reference manager. Up to 20,000 records.',
  papersLabel: 'Add papers',
  papersPrompt: 'Drop papers here, or choose files',
  papersHint: 'PDF, DOC, DOCX or TXT. Up to 50 files at once.',
  tooManyFiles: 'You can add up to 50 files at once. The others were not added.',
  storedUnknown: 'Only you can find what you add here.',
  storedInBrowser:
    'What you add here stays in this browser. A saved journey contains only the papers that a search lists.',
  storedOnServer:
    'What you add here is stored on this page’s server, for you only. A saved journey contains only the papers that a search lists.',
  fileList: 'Files that are being added',
  fileWaiting: 'Waiting',
  fileReading: 'Reading',
  fileStage: '{stage}: {done} of {total}',
  stageReadingRecords: 'Reading records',
  stageIndexing: 'Indexing records',
  stageReadingPages: 'Reading pages',
  fileProgress: 'Progress of {name}',
  retryFile: 'Try again',
  retryFileNamed: 'Try again: {name}',
  cancelFile: 'Cancel',
  removeFile: 'Remove',
  cancelFileNamed: 'Cancel {name}',
  removeFileNamed: 'Remove {name}',
  removeImportTitle: 'Remove {name}?',
  /** {count} records. */
  removeImportText:
    'Its records ({count}) will no longer be searched. To bring them back, choose the file again.',
  keepImport: 'Keep file',
  removeImport: 'Remove file',
  importList: 'Imported files',
  paperList: 'Papers added in this step',
  importRecords: 'Records: {count}',
  importDuplicates: 'Duplicates merged: {count}',
  importKnown: 'Also in another file: {count}',
  importWithoutAbstract: 'Without abstract: {count} (only title and keywords are searched)',
  importProblems: 'Not usable: {count}',
  importMissing: 'Its records are no longer stored. Import the file again.',
  /** The last import; {name} is a file. */
  importDone: '{name} was imported.',
  paperDone: '{name} was added.',
  problemList: 'Records that could not be used',
  problemLine: 'Line {line}: {reason}',
  problemRest: '{count} more are not listed.',
  outdated: 'Your sources have changed. Search again to include them.',
  searchAgain: 'Search again',
  cited: 'Cited in your paper',
  /** Below the first lines of an abstract. */
  showAll: 'Show all',
  showLess: 'Show less',
  contexts: 'Citing sentences in your paper: {count}',
  contextsOf: 'Sentences that cite {title}',
  moreContexts: 'More citing sentences: {count}',
  moreContextsOf: 'More sentences that cite {title}',
  citedRelevanceHelp:
    'How closely this work matches your search. Without search words: how often and where your paper cites it, and how many words it shares with your hypothesis.',
  view: 'View Paper',
  /** Of a paper without a DOI; {site} is a host such as “arxiv.org”. */
  viewAt: 'View at {site}',
  empty: 'No papers found. Try adjusting your search.',
  emptyHelp: 'Use fewer words, such as the name of a gene, a material or a method.',
  emptyPapers:
    'Go back to Paper Upload and add a paper on this topic. We also search its references.',
  emptyImport: 'Open “Your own sources” and import a bibliography, or add papers.',
  emptyPublic: 'Turn on “Search public sources” and search again.',
  /** Shown with the steps that a person can take next. */
  onlyOwn:
    'Only your own papers match. We found no other work on this, and no references in them that fit.',
  nextSteps: 'What you can do next',
  abstractLicense:
    'Abstracts from public sources belong to their authors or publishers. Check the license before you reuse or publish them, including in exports.',
  publicSearch: 'Search public sources',
  /** {names} is a list of services. */
  publicSearchHint:
    'Each search sends your search words to {names}. Without search words, it sends the terms of your hypothesis or the key terms of your papers. It does not send your papers.',
  /** Shows the hint. */
  publicSearchSent: 'What is sent',
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
});

export type LiteratureMessages = typeof literatureMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly literature: LiteratureMessages;
  }
}
