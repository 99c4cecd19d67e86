// Besides the control characters those that turn the direction of writing: a name must not reorder what stands beside it.
const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;
// Line breaks and tabs are text.
const CONTROLS_IN_TEXT = /(?:(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069])+/gu;

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
