const IN_BRACKETS = /\s\(([\p{L}\p{N}][\p{L}\p{N}+/-]{1,9})\)/gu;
const MAX_CHARACTERS_BEFORE = 120;
const MAX_EXTRA_WORDS = 5;

/**
 * Finds acronyms that a text defines, such as "lipid nanoparticle (LNP)", with the algorithm of Schwartz and Hearst
 * (2003): the letters of the short form occur in the same order in the words before it, the first at the start of a word.
 * @returns short form → long form as written; a plural short form (LNPs) is listed in the singular
 */
export function findAcronyms(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { index, 1: inside = '' } of text.matchAll(IN_BRACKETS)) {
    const short = inside.replace(/(?<=\p{Lu})s$/u, '');
    if ((short.match(/\p{Lu}/gu)?.length ?? 0) < 2 || found.has(short)) continue;
    const before = text.slice(Math.max(0, index - MAX_CHARACTERS_BEFORE), index);
    const long = findLongForm(before.split(/[()\n]/).at(-1) ?? '', short);
    if (long !== undefined) found.set(short, long);
  }
  return found;
}

const findLongForm = (before: string, short: string): string | undefined => {
  const near = before
    .split(/\s+/)
    .slice(-(short.length + MAX_EXTRA_WORDS))
    .join(' ');
  let at = near.length - 1;
  for (let index = short.length - 1; index >= 0; index -= 1) {
    const letter = short[index]?.toLowerCase() ?? '';
    if (!/[\p{L}\p{N}]/u.test(letter)) continue;
    const isMatch = () =>
      near[at]?.toLowerCase() === letter &&
      (index > 0 || /^$|[^\p{L}\p{N}]/u.test(near[at - 1] ?? ''));
    while (at >= 0 && !isMatch()) at -= 1;
    if (at < 0) return undefined;
    at -= 1;
  }
  const long = near.slice(at + 1).trim();
  const words = long.split(/\s+/).length;
  return words >= 1 &&
    words <= short.length + 2 &&
    long.length > short.length &&
    !long.includes(',')
    ? long
    : undefined;
};
