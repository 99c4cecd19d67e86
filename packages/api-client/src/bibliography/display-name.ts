import type { BibliographyName } from './bibliography.types.js';
import { createName, MORE_AUTHORS, parseName } from './name.js';
import { toPlainText } from './plain-text.js';

const SUFFIX = /^(?:[JS]r\.?|I{2,3}|IV)$/;
/** Some are often written with a capital too, as in "Al Sayed". */
const PARTICLE =
  /^(?:af|[Aa]l|av|bin|d[aou]|das|dal|[Dd]e|de[nr]|[Dd]el|[Dd]ella|[Dd]i|do[ns]|[Ee]l|ibn|[Ll]a|le|ten?|ter|[Vv][ao]n|vom|zu[mr]?)$/;
/** Joins two family names, as in "Ramón y Cajal". */
const CONJUNCTION = 'y';
const GROUP =
  /\b(?:agency|association|authors|centre|center|collaboration|collaborative|collaborators|committee|consortium|foundation|group|initiative|institute|investigators|network|organi[sz]ation|program|programme|project|society|team|university)\b/i;

/** Where the family name begins: at its first particle, else at the last word. */
const familyStart = (words: readonly string[]): number => {
  const last = words.length - 1;
  if (last > 2 && words[last - 1] === CONJUNCTION) return last - 2;
  let start = last;
  while (start > 1 && PARTICLE.test(words[start - 1] ?? '')) start -= 1;
  return start;
};

/**
 * Reads a name as it is displayed: "Given Family", with particles and a suffix, but also "Family, Given" and "Family JD".
 * A name that says that it is a group, such as "ENCODE Project Consortium", stays whole. A family name of two words
 * without a particle or a hyphen cannot be told from a middle name.
 * @returns undefined if nothing is left
 */
export function parseDisplayName(text: string): BibliographyName | undefined {
  const plain = toPlainText(text);
  if (plain === MORE_AUTHORS || GROUP.test(plain)) return createName(plain);
  if (plain.includes(',')) return parseName(plain);
  const words = plain.split(' ');
  const hasSuffix = words.length > 2 && SUFFIX.test(words.at(-1) ?? '');
  const suffix = hasSuffix ? words.pop() : undefined;
  const parsed = parseName(words.join(' '));
  if (parsed?.given !== undefined) return createName(parsed.family, parsed.given, suffix);
  const start = familyStart(words);
  return createName(words.slice(start).join(' '), words.slice(0, start).join(' '), suffix);
}
