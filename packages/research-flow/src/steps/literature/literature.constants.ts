export const SEARCH_LIMIT = 20;
/** Name of exported files, without extension. */
export const EXPORT_NAME = 'references';
/** Name of the exported search log, without extension. */
export const LOG_NAME = 'literature-search';
/** Files that a person can add at once. */
export const MAX_SOURCE_FILES = 50;
export const ACCEPTED_BIBLIOGRAPHIES = '.bib,.bibtex,.ris,.json,.nbib,.xml,.txt';
