export const MAX_FILE_BYTES = 25 * 1024 * 1024;
export const MAX_PDF_MS = 10_000;
