/** Parses words that are separated by spaces or line breaks. */
export const parseWords = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Parses phrases that are separated by semicolons. */
export const parsePhrases = (text: string): ReadonlySet<string> =>
  new Set(text.trim().split(/;\s+/));
