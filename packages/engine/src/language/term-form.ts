/** Compares terms: lower case, one micro sign, hyphens as blanks, last word in the singular. */
export function normalizeTerm(phrase: string): string {
  const words = phrase
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('µ', 'μ')
    .replaceAll('’', "'")
    .split(/[\s‐‑–-]+/u)
    .filter(Boolean);
  const last = words.pop() ?? '';
  return [...words, singular(last)].join(' ');
}

/** Latin names that end like plurals. */
const LATIN_SINGULAR =
  /^(?:albicans|elegans|erectus|faecalis|mutans|neoformans|nidulans|pyogenes|radiodurans|sapiens|viridans)$/;

/** The singular of an English noun by its ending. */
export function singular(word: string): string {
  if (LATIN_SINGULAR.test(word)) return word;
  if (word.length <= 3 || /(?:ss|us|is|ous|series|species|diabetes|ics)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  if (word === 'mice') return 'mouse';
  return /[^\d-]s$/.test(word) ? word.slice(0, -1) : word;
}
