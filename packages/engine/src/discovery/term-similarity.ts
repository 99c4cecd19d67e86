import type { Term } from './vocabulary.js';

const shareWord = (one: Term, other: Term) =>
  one.words.some((word) => other.words.some((twin) => alike(word, twin)));

/** Words for kinds of one thing. */
const FAMILIES: readonly ReadonlySet<string>[] = [
  'tumor cancer carcinoma melanoma leukaemia leukemia lymphoma glioblastoma metastasis oncogene sarcoma',
  'immune immunity immunogenicity antibody vaccine',
  'solar photovoltaic sunlight',
  'carbon co2 fossil',
  'cas9 crispr nuclease',
  'planet exoplanet planetary',
].map((words) => new Set(words.split(' ')));

/** The same word, one that begins the other ("edit" and "editing"), or one for a kind of the same thing. */
const alike = (one: string, other: string): boolean => {
  if (one === other) return true;
  const shared = Math.min(one.length, other.length, 6);
  if (shared >= 5 && one.slice(0, shared) === other.slice(0, shared)) return true;
  return FAMILIES.some((family) => family.has(one) && family.has(other));
};

const isAcronymOf = (short: Term, long: Term) =>
  short.words.length === 1 &&
  long.words.length > 1 &&
  short.key === long.words.map((word) => word.slice(0, 1)).join('');

/** Terms that name too much of the same thing to be two ends of a link. */
export const areTooSimilar = (one: Term, other: Term): boolean =>
  one === other || shareWord(one, other) || isAcronymOf(one, other) || isAcronymOf(other, one);
