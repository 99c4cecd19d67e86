/** Maximum bytes of a file or a fetched page. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** Maximum pages of a PDF. */
export const MAX_PDF_PAGES = 300;

/** Time limit for reading a PDF, in milliseconds. */
export const MAX_PDF_MS = 10_000;

/** Maximum bytes of a DOCX after decompression. */
export const MAX_INFLATED_BYTES = 100 * 1024 * 1024;

/** Maximum compression ratio of a DOCX. */
export const MAX_INFLATION = 100;

/** A PDF with pictures and fewer letters per page counts as scanned. */
export const MIN_LETTERS_PER_PAGE = 20;

/** Maximum characters of one paper, about five hundred pages. */
export const MAX_CHARACTERS = 1_000_000;
