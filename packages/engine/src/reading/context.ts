const isLow = (text: string, index: number) => /[\uDC00-\uDFFF]/.test(text.charAt(index));

const textBefore = (text: string, start: number, most: number): string => {
  const from = Math.max(0, start - most);
  const context = text.slice(isLow(text, from) ? from + 1 : from, start);
  return from === 0 ? context : context.replace(/^\S*\s/u, '');
};

const textAfter = (text: string, end: number, most: number): string => {
  const to = Math.min(text.length, end + most);
  const context = text.slice(end, isLow(text, to) ? to - 1 : to);
  return to === text.length ? context : context.replace(/\s\S*$/u, '');
};

/**
 * The text on either side of a passage, in whole words; it joins the passage without a gap.
 * @param most characters on a side, at most
 */
export const contextOf = (text: string, start: number, end: number, most: number) => ({
  before: textBefore(text, start, most),
  after: textAfter(text, end, most),
});
