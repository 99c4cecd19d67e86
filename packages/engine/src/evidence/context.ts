const isLowSurrogate = (text: string, index: number) => /[\uDC00-\uDFFF]/.test(text.charAt(index));

const getTextBefore = (text: string, start: number, maxLength: number): string => {
  const from = Math.max(0, start - maxLength);
  const context = text.slice(isLowSurrogate(text, from) ? from + 1 : from, start);
  return from === 0 ? context : context.replace(/^\S*\s/u, '');
};

const getTextAfter = (text: string, end: number, maxLength: number): string => {
  const to = Math.min(text.length, end + maxLength);
  const context = text.slice(end, isLowSurrogate(text, to) ? to - 1 : to);
  return to === text.length ? context : context.replace(/\s\S*$/u, '');
};

/** The text before and after a passage, cut at whole words, at most `maxLength` characters on a side. */
export const getContext = (text: string, start: number, end: number, maxLength: number) => ({
  before: getTextBefore(text, start, maxLength),
  after: getTextAfter(text, end, maxLength),
});
