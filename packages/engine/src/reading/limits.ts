export const MAX_FILE_BYTES = 25 * 1024 * 1024;

export const MAX_PDF_PAGES = 300;

export const MAX_PDF_MS = 10_000;

/** A PDF with pictures and fewer letters per page counts as scanned. */
export const MIN_LETTERS_PER_PAGE = 20;

/** Maximum characters of one paper, about five hundred pages. */
export const MAX_CHARACTERS = 1_000_000;
