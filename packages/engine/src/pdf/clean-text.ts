const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
// Control and direction marks; U+200D stays, it holds emoji together.
const INVISIBLE = /(?!\n|\u200d)[\p{Cc}\p{Cf}]/gu;
const TAB_WIDTH = '    ';

/**
 * Brings any text into the one form that is parsed and set: composed letters, `\n` as the only line end,
 * no control characters, no invisible marks, no halves of surrogate pairs.
 */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\t', TAB_WIDTH)
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(INVISIBLE, '')
    .normalize('NFC');

/** The same for a text of one line. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ').trim();
