/** Capitalizes a phrase for the start of a sentence, except names such as “mRNA”. */
export const atStart = (wording: string): string =>
  /^\p{Ll}\p{Lu}/u.test(wording)
    ? wording
    : `${wording.slice(0, 1).toUpperCase()}${wording.slice(1)}`;

/** For use within a sentence; acronyms keep their letters. */
export const uncapitalize = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
