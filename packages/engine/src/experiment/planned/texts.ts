/** A text on one line, shortened at a word. */
export const shorten = (text: string, most: number): string => {
  const plain = text.replace(/\s+/gu, ' ').trim();
  return plain.length > most ? `${plain.slice(0, most).replace(/(?<!\s)\s+\S*$/u, '')} …` : plain;
};

/** "A, B and C" */
export const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1) ?? ''}`;
