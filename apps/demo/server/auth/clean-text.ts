const CONTROLS = /\p{Cc}+/gu;
// Line breaks and tabs are text; all other control characters are not.
const CONTROLS_IN_TEXT = /[^\P{Cc}\n\t]+/gu;

/** One line: well-formed, composed, without control characters and outer spaces. */
export const cleanLine = (text: string): string =>
  text.toWellFormed().replace(CONTROLS, ' ').normalize('NFC').trim();

/** Text of several lines, otherwise as {@link cleanLine}. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replace(CONTROLS_IN_TEXT, ' ')
    .normalize('NFC')
    .trim();
