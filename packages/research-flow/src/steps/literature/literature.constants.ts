export const SEARCH_LIMIT = 20;
/** Name of exported files, without extension. */
export const EXPORT_NAME = 'references';
/** Name of the exported search log, without extension. */
export const LOG_NAME = 'literature-search';
