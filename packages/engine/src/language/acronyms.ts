const IN_BRACKETS = /\s\(([\p{L}\p{N}][\p{L}\p{N}+/-]{1,9})\)/gu;
const MAX_CHARACTERS_BEFORE = 120;
const MAX_EXTRA_WORDS = 5;

/**
 * Finds the short forms that a text defines, "lipid nanoparticle (LNP)", after Schwartz and Hearst (2003): the short
 * form's letters must come in the same order in the words before it, the first of them at the start of a word.
 * @returns short form → long form as written; a plural short form (LNPs) is listed in the singular
 */
export function definedAcronyms(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { index, 1: inside = '' } of text.matchAll(IN_BRACKETS)) {
    const short = inside.replace(/(?<=\p{Lu})s$/u, '');
    if ((short.match(/\p{Lu}/gu)?.length ?? 0) < 2 || found.has(short)) continue;
    const before = text.slice(Math.max(0, index - MAX_CHARACTERS_BEFORE), index);
    const long = longForm(before.split(/[()\n]/).at(-1) ?? '', short);
    if (long !== undefined) found.set(short, long);
  }
  return found;
}

const withoutQuotes = (phrase: string) =>
  phrase.replace(/^[\s“‘"']{1,3}|(?:['’]s)?[\s”’"']{0,3}$/gu, '');

/** The last words whose initials are the short form, "stratified squamous epithelium (SSE)". */
const byInitials = (before: string, short: string): string | undefined => {
  const starts = [...before.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].slice(-short.length);
  const initials = starts.map(([letter]) => letter.toLowerCase()).join('');
  const [first] = starts;
  return first && initials === short.toLowerCase()
    ? withoutQuotes(before.slice(first.index))
    : undefined;
};

const longForm = (before: string, short: string): string | undefined => {
  const exact = byInitials(before, short);
  if (exact !== undefined && !exact.includes(',')) return exact;
  const near = before
    .split(/\s+/)
    .slice(-(short.length + MAX_EXTRA_WORDS))
    .join(' ');
  let at = near.length - 1;
  for (let index = short.length - 1; index >= 0; index -= 1) {
    const letter = short[index]?.toLowerCase() ?? '';
    if (!/[\p{L}\p{N}]/u.test(letter)) continue;
    const matches = () =>
      near[at]?.toLowerCase() === letter &&
      (index > 0 || /^$|[^\p{L}\p{N}]/u.test(near[at - 1] ?? ''));
    while (at >= 0 && !matches()) at -= 1;
    if (at < 0) return undefined;
    at -= 1;
  }
  const long = withoutQuotes(near.slice(at + 1));
  const words = long.split(/\s+/).length;
  return (words > 1 || short.length > 2 || /[-–]/.test(long)) &&
    words <= short.length + 2 &&
    long.length > short.length &&
    !long.includes(',')
    ? long
    : undefined;
};
