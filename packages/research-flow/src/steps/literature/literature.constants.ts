export const SEARCH_LIMIT = 20;
/** Name of exported files, without extension. */
export const EXPORT_NAME = 'references';
