const upperFirst = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Capitalizes a phrase for the start of a sentence, except names such as “mRNA”. */
export const atStart = (wording: string): string =>
  /^\p{Ll}\p{Lu}/u.test(wording) ? wording : upperFirst(wording);
