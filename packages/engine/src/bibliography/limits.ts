export const MAX_BYTES = 25 * 1024 * 1024;
/** Most records of one file, including those that cannot be used. */
export const MAX_RECORDS = 20_000;

/** The reason given with the first record beyond {@link MAX_RECORDS}. */
export const TOO_MANY_RECORDS = `Only the first ${MAX_RECORDS.toLocaleString('en-US')} records were read.`;
