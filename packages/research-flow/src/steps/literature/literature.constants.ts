/** CONST-07, LIT-14. */
export const SEARCH_LIMIT = 20;
