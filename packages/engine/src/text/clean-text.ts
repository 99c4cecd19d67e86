const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
// Control and direction characters, except U+200D, which joins emoji.
const INVISIBLE = /(?!\n|\u200d)[\p{Cc}\p{Cf}]/gu;
const TAB_WIDTH = '    ';

/**
 * Normalizes text for parsing and layout: NFC, `\n` line ends, no control or invisible characters, no lone surrogates.
 */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\t', TAB_WIDTH)
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(INVISIBLE, '')
    .normalize('NFC');

export const cleanLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ').trim();
