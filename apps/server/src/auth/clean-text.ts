// Control characters, including those that change the text direction: a name must not reorder the text next to it.
const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;
// Line breaks and tabs are text.
const CONTROLS_IN_TEXT = /(?:(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069])+/gu;

/** Normalizes a single line: well-formed, composed, without control characters and surrounding spaces. */
export const cleanLine = (text: string): string =>
  text.toWellFormed().replace(CONTROLS, ' ').normalize('NFC').trim();

/** Like {@link cleanLine}, for text of several lines. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replace(CONTROLS_IN_TEXT, ' ')
    .normalize('NFC')
    .trim();
