/** One space between words, none around them. */
export const collapseWhitespace = (text: string): string => text.replace(/\s+/gu, ' ').trim();
