import { definedAcronyms } from './acronyms.js';
import { candidateTerms } from './candidate-terms.js';
import { WIDE_NOUNS } from './generic-words.js';
import type { ParsedText } from './language.types.js';
import { isName, scoreTerms, type ScoredTerm } from './score-terms.js';
import { normalizeTerm } from './term-form.js';
import { countValues } from '../text/count-values.js';

/** A noun phrase that characterizes a paper. */
export interface KeyTerm {
  /** As the paper mostly writes it, in lower case except for names: "iron uptake", "HPV infection". */
  readonly term: string;
  /** For comparisons: lower case, hyphens as blanks, last word in the singular. */
  readonly normalized: string;
  readonly acronym?: string;
  /** Occurrences in the text, short forms and longer phrases that contain it included. */
  readonly count: number;
  /** Higher is better; comparable within one paper only. */
  readonly score: number;
  /** Where it occurs, in the order of the text: `[start, end)`. */
  readonly spans: readonly (readonly [number, number])[];
}

export interface KeyTermOptions {
  /** Terms of the title count double. */
  readonly title?: string;
  /** Terms of the abstract count more. */
  readonly abstract?: string;
  /** Names that are no terms: authors, journals, institutions. */
  readonly exclude?: readonly string[];
  /** Language of the text as ISO 639-1. The tagger knows English only, so there are no terms for another one. @default "en" */
  readonly language?: string;
  /** @default 15 */
  readonly limit?: number;
  /** Terms that the text has less often are left out. @default 3 */
  readonly minCount?: number;
}

const DEFAULT_LIMIT = 15;
/** More terms with the same last word say little new. */
const MAX_SAME_HEAD = 3;
/** Longer terms beside a chosen shorter one. */
const MAX_LONGER = 2;
const MIN_COUNT = 3;
/** A word of wide meaning has to be frequent. */
const MIN_WIDE_COUNT = 10;
const MAX_NESTED_SHARE = 0.85;
const REPLACING_SHARE = 0.5;
/** So many times the limit of best terms are looked through for longer ones. */
const POOL = 3;

/**
 * Finds the key terms of a paper: noun phrases ranked by C-value (Frantzi, Ananiadou and Mima 2000), spread over the
 * text, presence in title and abstract, and specificity. Generic words, names, units, reference entries and back matter
 * are left out.
 * @param parsed the body of a paper, best without its reference list
 * @returns the best terms first; fewer than `limit`, or none, for a short text; none for a language other than English
 */
export function findKeyTerms(parsed: ParsedText, options: KeyTermOptions = {}): readonly KeyTerm[] {
  const { title = '', abstract = '', exclude = [], limit = DEFAULT_LIMIT } = options;
  const { minCount = MIN_COUNT } = options;
  if (!/^(?:en|und)$/.test(options.language ?? 'en')) return [];
  const acronyms = definedAcronyms(parsed.text);
  const occurrences = candidateTerms(parsed, acronyms, exclude);
  const scored = scoreTerms(occurrences, { title, abstract, length: parsed.text.length });
  const definitions = new Map(
    [...acronyms].map(([short, long]) => [normalizeTerm(long), { short, long }] as const),
  );
  return selectDistinct(scored, limit, minCount).map((term) => {
    const definition = definitions.get(term.normalized);
    return {
      term: displayForm(term, definition),
      normalized: term.normalized,
      ...(definition === undefined ? {} : { acronym: definition.short }),
      count: term.occurrences.length,
      score: term.score,
      spans: term.occurrences.map(({ start, end }) => [start, end] as const),
    };
  });
}

const selectDistinct = (
  scored: readonly ScoredTerm[],
  limit: number,
  minCount: number,
): readonly ScoredTerm[] => {
  const chosen: ScoredTerm[] = [];
  const heads = new Map<string, number>();
  const eligible = scored.filter(
    (term) => term.occurrences.length >= minCount && standsAlone(term),
  );
  const longer = eligible
    .slice(0, limit * POOL)
    .filter(({ normalized }) => normalized.includes(' '));
  for (const term of eligible) {
    if (chosen.length >= limit) break;
    const head = term.normalized.split(' ').at(-1) ?? '';
    const sameHead = heads.get(head) ?? 0;
    const hasLonger = (other: ScoredTerm) =>
      chosen.filter((third) => contains(third, other)).length > MAX_LONGER;
    if (sameHead >= MAX_SAME_HEAD || chosen.some((other) => isRedundant(term, other))) continue;
    if (chosen.some((other) => contains(term, other) && hasLonger(other))) continue;
    if (!isNamed(term) && longer.some((other) => replaces(other, term))) continue;
    heads.set(head, sameHead + 1);
    chosen.push(term);
  }
  return chosen;
};

const isNamed = ({ occurrences }: ScoredTerm) => occurrences.some(({ form }) => isName(form));

/** Words that are nearly always part of the same longer terms are modifiers: "off-label", "under-five". */
const standsAlone = (term: ScoredTerm): boolean => {
  if (isNamed(term)) return true;
  if (WIDE_NOUNS.has(term.normalized) && term.occurrences.length < MIN_WIDE_COUNT) return false;
  const nested = term.occurrences.filter(({ isNested }) => isNested).length;
  return nested <= term.occurrences.length * MAX_NESTED_SHARE;
};

/** Whether most places of a shorter term belong to this longer one. */
const replaces = (longer: ScoredTerm, shorter: ScoredTerm): boolean =>
  longer.normalized !== shorter.normalized &&
  contains(longer, shorter) &&
  longer.occurrences.length >= shorter.occurrences.length * REPLACING_SHARE;

const contains = (longer: ScoredTerm, shorter: ScoredTerm) =>
  ` ${longer.normalized} `.includes(` ${shorter.normalized} `);

/** A part of a chosen term that is seldom on its own, or a longer form that adds little to a chosen one. */
const isRedundant = (term: ScoredTerm, other: ScoredTerm): boolean => {
  const [many, few] = [other.occurrences.length, term.occurrences.length];
  if (contains(other, term)) return few < many * 3;
  return contains(term, other) && few < many * (other.normalized.includes(' ') ? 0.7 : 0.1);
};

/** The form that the text has most often; for a term that stands as its short form, the long form as defined. */
const displayForm = (
  { occurrences, normalized }: ScoredTerm,
  definition: { readonly short: string; readonly long: string } | undefined,
): string => {
  const forms = occurrences.map(({ form }) => form);
  const counts = countValues(forms.filter((form) => normalizeTerm(form) === normalized));
  const [mostFrequent] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return mostFrequent ?? definition?.long ?? occurrences[0]?.form ?? normalized;
};
