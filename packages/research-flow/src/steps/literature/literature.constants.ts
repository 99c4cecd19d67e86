export const SEARCH_LIMIT = 20;
