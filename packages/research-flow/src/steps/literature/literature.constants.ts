export const SEARCH_LIMIT = 20;
/** The kind of an exported file, in its name. */
export const EXPORT_KIND = 'References';
/** The kind of the exported search log, in its name. */
export const LOG_KIND = 'Literature search';
/** Files that a person can add at once. */
export const MAX_SOURCE_FILES = 50;
export const ACCEPTED_BIBLIOGRAPHIES = '.bib,.bibtex,.ris,.json,.nbib,.xml,.txt';
