/** Writes words by what differs from the word before; english-model.words.cjs reads them. */
export function writeWords(words: readonly string[]): string;

/** Writes words and their base forms, as what ends and what follows. */
export function writeBaseForms(baseForms: Readonly<Record<string, string>>): {
  readonly words: string;
  readonly forms: string;
};
