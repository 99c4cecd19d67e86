import type { Occurrence } from './candidate-terms.js';
import { GENERIC_NOUNS, NAMING_ING, WEAK_HEADS, WIDE_NOUNS } from './generic-words.js';
import { normalizeTerm } from './term-form.js';

export interface ScoredTerm {
  readonly normalized: string;
  readonly score: number;
  readonly occurrences: readonly Occurrence[];
}

interface PaperContext {
  readonly title: string;
  readonly abstract: string;
  readonly length: number;
}

const TITLE_WEIGHT = 2;
const ABSTRACT_WEIGHT = 1.5;
/** Reagents and instruments are named often in methods. */
const METHODS_WEIGHT = 0.4;
/** Words beyond these do not make a term better; long forms of acronyms may have many. */
const MAX_LENGTH = 4;
const PARTS_OF_TEXT = 10;
/** A term of generic words but one says less. */
const GENERIC_WORD_PENALTY = 0.5;
const SINGLE_WORD_WEIGHT = 0.8;
const WIDE_WEIGHT = 0.3;
const WEAK_HEAD_WEIGHT = 0.5;

/** Scores candidate terms; best first, ties in alphabetical order. */
export function scoreTerms(
  occurrences: readonly Occurrence[],
  { title, abstract, length }: PaperContext,
): readonly ScoredTerm[] {
  const terms = new Map<string, Occurrence[]>();
  for (const occurrence of occurrences) {
    const places = terms.get(occurrence.normalized);
    if (places) places.push(occurrence);
    else terms.set(occurrence.normalized, [occurrence]);
  }
  const titleForm = ` ${comparable(title)} `;
  const abstractForm = ` ${comparable(abstract)} `;
  return [...terms]
    .map(([normalized, places]): ScoredTerm => {
      const cValue =
        Math.log2(Math.min(normalized.split(' ').length, MAX_LENGTH) + 1.5) * weightedCount(places);
      const place = ` ${normalized} `;
      let position = 1;
      if (titleForm.includes(place)) position = TITLE_WEIGHT;
      else if (abstractForm.includes(place)) position = ABSTRACT_WEIGHT;
      const score = cValue * position * spread(places, length) * specificity(normalized, places);
      return { normalized, score, occurrences: places };
    })
    .sort((a, b) => b.score - a.score || (a.normalized < b.normalized ? -1 : 1));
}

/** Every word in the singular, so that terms are found whatever their number. */
const comparable = (text: string) =>
  (text.match(/[\p{L}\p{N}+.'’]+/gu) ?? [])
    .map((word) => normalizeTerm(word.replace(/\.$/, '')))
    .join(' ');

/** A place inside a longer term counts for that term in the first line. */
const weightedCount = (places: readonly Occurrence[]) =>
  places.reduce(
    (sum, { isNested, isInMethods }) =>
      sum + (isNested ? 0.5 : 1) * (isInMethods ? METHODS_WEIGHT : 1),
    0,
  );

/** Root of the share of tenths of the text in which it occurs. */
const spread = (places: readonly Occurrence[], length: number) => {
  const parts = new Set(
    places.map(({ start }) => Math.floor((start / (length + 1)) * PARTS_OF_TEXT)),
  );
  return Math.sqrt(parts.size / PARTS_OF_TEXT);
};

/** Generic and wide words say less; names of genes, species or methods say most. */
const specificity = (normalized: string, places: readonly Occurrence[]) => {
  const words = normalized.split(' ');
  const head = words.at(-1) ?? '';
  const generic = words.filter((word) => GENERIC_NOUNS.has(word)).length;
  const weight = 1 - (GENERIC_WORD_PENALTY * generic) / words.length;
  if (words.length > 1)
    return WEAK_HEADS.has(head) && words.at(-2) !== 'copy' ? weight * WEAK_HEAD_WEIGHT : weight;
  if (places.some(({ form }) => isName(form))) return weight;
  const isVerbal = /ing$/.test(head) && !NAMING_ING.has(head);
  return WIDE_NOUNS.has(head) || isVerbal ? WIDE_WEIGHT : SINGLE_WORD_WEIGHT;
};

/** Whether a form has inner capitals or digits: "BRCA1", "mtDNA". */
export const isName = (form: string) => /.[\p{Lu}\d]/u.test(form);
