export const ACCEPTED_FILES = '.pdf,.doc,.docx,.txt';
/** Binary megabytes: 2,621,440 bytes are 2.50 MB. */
export const BYTES_PER_MB = 1_048_576;
/** Maximum length of the title that is taken from the first line of a pasted paper. */
export const MAX_TITLE_CHARACTERS = 120;
/** Used if the server returns no document id. */
export const DOCUMENT_ID_PREFIX = 'doc-';
/** Files that are analyzed at once. */
export const MAX_PAPERS = 50;
