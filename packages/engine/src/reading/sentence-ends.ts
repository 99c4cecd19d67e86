/** "et al.", "Fig.", "E.": a period that ends no sentence. */
const ABBREVIATED =
  /(?:(?<![\p{L}\p{N}])(?:al|figs?|eqs?|refs?|tab|suppl|vs|cf|e\.?\s?g|i\.?\s?e|ca|approx|nos?|drs?|mr|mrs|st|spp?|ssp|subsp|var|cv|resp|inc|viz)|(?<![\p{L}\p{N}])\p{Lu})\.$/iu;
const END = /[.?!]["”’)\]]*(?:\s?\[[\d,;–\- ]{1,40}\]|[\d,–]{1,20})?(?=\s+["“(]?[\p{Lu}\p{N}])/gu;
const FINAL_MARK = /[.?!…]["”’)\]]*(?:\s?\[[\d,;–\- ]{1,40}\]|[\d,–\s]{1,20})?[*†‡§]?$/u;
/** The last characters of a text decide. */
const TAIL = 80;

/** Whether a text stops within a sentence. */
export const isCutAtEnd = (text: string): boolean => {
  const tail = text.slice(-TAIL);
  return !FINAL_MARK.test(tail) || ABBREVIATED.test(tail);
};

/** Where the first sentence of a text ends; the end of the text if it does not end before. */
export const findSentenceEnd = (text: string): number => {
  for (const { 0: mark, index } of text.matchAll(END)) {
    const isAbbreviated = ABBREVIATED.test(text.slice(Math.max(0, index - 12), index + 1));
    if (!isAbbreviated) return index + mark.length;
  }
  return text.length;
};
