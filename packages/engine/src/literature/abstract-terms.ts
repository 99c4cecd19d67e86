import { definedAcronyms } from '../language/acronyms.js';
import {
  DESCRIPTIVE_WORDS,
  GENERIC_NOUNS,
  ADJECTIVE_LIKE_NOUNS,
  ING_NOUNS,
  STOPWORDS,
} from './abstract-terms.stopwords.js';
import { isVerb } from './abstract-terms.verbs.js';

export interface Term {
  /** Lower case, last word in the singular, at most three words. */
  readonly term: string;
  readonly count: number;
  /** C-value: based on frequency, length, and occurrences outside longer terms. */
  readonly score: number;
  /** Offsets in the text, `[start, end)`; acronyms count as their long form. */
  readonly spans: readonly (readonly [number, number])[];
}

const MAX_WORDS = 3;
/** A phrase that occurs once may be a coincidence of word order. */
const SINGLE_OCCURRENCE_WEIGHT = 0.6;
const TOKEN =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-+/'’](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+|\+(?![\p{L}\p{N}]))*/gu;

interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Term extraction: splits runs of content words between stop words, verbs and punctuation into candidates of one to three
 * words that end like a noun, and ranks them by their C-value (Frantzi, Ananiadou and Mima 2000).
 * @param limit maximum number of terms, best first. @default 50
 */
export function extractTerms(text: string, limit = 50): readonly Term[] {
  const acronyms = mapAcronyms(text);
  const spans = new Map<string, [number, number][]>();
  for (const run of splitIntoRuns(text, acronyms)) {
    for (const [term, start, end] of extractCandidates(run)) {
      const known = spans.get(term);
      if (known) known.push([start, end]);
      else spans.set(term, [[start, end]]);
    }
  }
  return scoreTerms(spans)
    .sort((a, b) => b.score - a.score || (a.term < b.term ? -1 : 1))
    .slice(0, limit);
}

/** Normalizes a word or phrase to the form of terms: lower case, one micro sign, last word in the singular. */
export function normalizeTerm(phrase: string): string {
  const words = phrase
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('µ', 'μ')
    .replaceAll('’', "'")
    .split(/\s+/);
  const last = words.pop() ?? '';
  return [...words, singularize(last)].join(' ');
}

const singularize = (word: string): string => {
  const plain = word.replace(/'s$/, '');
  if (plain.length <= 3 || /(?:ss|us|is|ous|series|species)$/.test(plain)) return plain;
  if (/[^aeiou]ies$/.test(plain)) return `${plain.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(plain)) return plain.slice(0, -2);
  return /[^\d-]s$/.test(plain) ? plain.slice(0, -1) : plain;
};

const mapAcronyms = (text: string): ReadonlyMap<string, string> => {
  const forms = new Map<string, string>();
  for (const [short, long] of definedAcronyms(text)) {
    const term = normalizeTerm(long);
    if (term.split(' ').length > MAX_WORDS) continue;
    forms.set(short, term);
    forms.set(`${short}s`, term);
  }
  return forms;
};

const isContent = (word: string) =>
  !STOPWORDS.has(word) &&
  !isVerb(word) &&
  !/^[\d.,/+-]+(?:fold)?$/.test(word) &&
  (word.length > 2 || /[\p{Script=Greek}\d]/u.test(word));

const PLURAL = /^\p{Ll}[\p{L}-]{2,}(?<!s|u|i|'|’)s$/u;

/** Runs of content words; acronyms are replaced by their long form. */
const splitIntoRuns = (
  text: string,
  acronyms: ReadonlyMap<string, string>,
): readonly (readonly Token[])[] => {
  const runs: Token[][] = [];
  let run: Token[] = [];
  let end = 0;
  const close = () => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const { 0: written, index } of text.matchAll(TOKEN)) {
    if (!/^ ?$/.test(text.slice(end, index))) close();
    end = index + written.length;
    const long = acronyms.get(written);
    const word = long ?? written.toLowerCase().replaceAll('µ', 'μ').replaceAll('’', "'");
    const isShort = long === undefined && !isContent(word) && !/^\p{Lu}{2}$/u.test(written);
    if (isShort) close();
    else run.push({ word, start: index, end });
    // A plural noun or a verb in -s ends a noun phrase.
    if (long === undefined && PLURAL.test(written)) close();
  }
  close();
  return runs;
};

const extractCandidates = (run: readonly Token[]): (readonly [string, number, number])[] => {
  const parts: (readonly [string, number, number])[] = [];
  for (let from = 0; from < run.length; from += 1) {
    for (let to = from; to < run.length; to += 1) {
      const tokens = run.slice(from, to + 1);
      const words = tokens.flatMap(({ word }) => word.split(' '));
      if (words.length > MAX_WORDS) break;
      const [first, last] = [tokens[0], tokens.at(-1)];
      if (
        first &&
        last &&
        canStartTerm(words[0] ?? '') &&
        canEndTerm(words.at(-1) ?? '', words.length)
      ) {
        parts.push([normalizeTerm(words.join(' ')), first.start, last.end]);
      }
    }
  }
  return parts;
};

const canStartTerm = (word: string) =>
  !/ly$/.test(word) || word === 'assembly' || word === 'family';

const canEndTerm = (word: string, length: number): boolean => {
  if (length === 1 && (GENERIC_NOUNS.has(singularize(word)) || isDescriptiveAlone(word)))
    return false;
  if (DESCRIPTIVE_WORDS.has(word)) return false;
  if (/(?:ous|ful|less|ical|ional|ively|edly)$/.test(word)) return false;
  if (/ly$/.test(word) && !/(?:assembly|family|anomaly)$/.test(word)) return false;
  if (/ed$/.test(word) && word.length > 4 && !/(?:seed|feed|speed|need|breed)$/.test(word))
    return false;
  if (/ing$/.test(word)) return ING_NOUNS.has(word.replace(/^.*-/, ''));
  return length > 1 || !/^(?:\p{L}|\d+\p{L}?)$/u.test(word);
};

const isDescriptiveAlone = (word: string) =>
  /(?:al|ive|ary|ic|ar|une)$/.test(word) && !ADJECTIVE_LIKE_NOUNS.has(word);

const scoreTerms = (spans: ReadonlyMap<string, [number, number][]>): Term[] => {
  const nested = new Map<string, { count: number; hosts: number }>();
  for (const [term, where] of spans) {
    for (const part of getInnerParts(term)) {
      if (!spans.has(part)) continue;
      const host = nested.get(part) ?? { count: 0, hosts: 0 };
      nested.set(part, { count: host.count + where.length, hosts: host.hosts + 1 });
    }
  }
  return [...spans].map(([term, where]) => {
    const host = nested.get(term);
    const alone = where.length - (host ? host.count / host.hosts : 0);
    const length = Math.log2(term.split(' ').length + 1);
    const weight = where.length > 1 ? 1 : SINGLE_OCCURRENCE_WEIGHT;
    return { term, count: where.length, score: length * alone * weight, spans: where };
  });
};

const getInnerParts = (term: string): ReadonlySet<string> => {
  const words = term.split(' ');
  const parts = new Set<string>();
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) {
      if (to - from < words.length) parts.add(normalizeTerm(words.slice(from, to).join(' ')));
    }
  }
  return parts;
};
