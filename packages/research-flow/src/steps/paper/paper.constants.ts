/** PAPER-02. */
export const ACCEPTED_FILES = '.pdf,.doc,.docx,.txt';
/** PAPER-04, CONST-19: as the specification counts, 2,621,440 bytes are 2.50 MB. */
export const BYTES_PER_MB = 1_048_576;
/** A pasted paper is named after its first line, up to here. */
export const MAX_TITLE_CHARACTERS = 120;
/** CONST-38, T-05: for a paper that the server gave no id. */
export const DOCUMENT_ID_PREFIX = 'doc-';
