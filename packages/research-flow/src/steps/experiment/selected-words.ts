const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}\p{M}_'’−–-]/u.test(character);

/**
 * The words that a selection in a text touches, without marks around them; empty for a selection without any.
 * @param start offset of the first selected UTF-16 code unit
 * @param end offset behind the last one
 */
export function wordsAt(text: string, start: number, end: number): string {
  if (start >= end) return '';
  let [from, to] = [start, end];
  if (isWordCharacter(text[from])) while (isWordCharacter(text[from - 1])) from -= 1;
  if (isWordCharacter(text[to - 1])) while (isWordCharacter(text[to])) to += 1;
  return text
    .slice(from, to)
    .replace(/^[\s\p{P}]+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}%)])[\s,.;:!?“”"']+$/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
