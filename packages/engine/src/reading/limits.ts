/** Bytes of a file or a fetched page that are read at most. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** Pages of a PDF. */
export const MAX_PDF_PAGES = 300;

/** Milliseconds that reading a PDF may take. */
export const MAX_PDF_MS = 10_000;

/** Bytes of a DOCX once inflated. */
export const MAX_INFLATED_BYTES = 100 * 1024 * 1024;

/** Inflated bytes per packed byte of a DOCX. */
export const MAX_INFLATION = 100;

/** Letters per page below which a PDF that shows pictures counts as pictures of pages. */
export const MIN_LETTERS_PER_PAGE = 20;

/** Characters of text of one paper: about five hundred pages. */
export const MAX_CHARACTERS = 1_000_000;
