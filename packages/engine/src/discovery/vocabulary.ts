import { findAcronyms } from '../reading/acronyms.js';
import { STOPWORDS } from '../reading/stopwords.js';
import { extractTerms } from '../reading/terms.js';
import { canonicalKey, curatedKind, curatedTerms, isRefused, synonyms } from './curated-terms.js';
import { isSpecific, isSpecificAlone } from './generic-words.js';
import { kindOf, type Kind } from './kinds.js';
import type { Source } from './sources.js';
import { phraseKey, phraseWords } from './tokens.js';

/** Something that sources write about. */
export interface Term {
  /** Folded words, one space between; the same for all spellings. */
  readonly key: string;
  readonly words: readonly string[];
  /** As the library or the paper writes it. */
  readonly spelling: string;
  readonly kind: Kind;
  /** Whether the library lists it; such terms were chosen by people. */
  readonly listed: boolean;
}

/** The terms to look for, by key; other names and defined short forms lead to the same term. */
export interface Vocabulary {
  readonly terms: readonly Term[];
  readonly byKey: ReadonlyMap<string, Term>;
  /** Words of the longest key. */
  readonly longest: number;
}

const MAX_TERM_LENGTH = 60;
const TERMS_A_PAPER = 220;
/** Characters of an uploaded paper that terms are drawn from. */
const MAX_TEXT = 400_000;

const textOf = ({ pages }: Source) =>
  pages
    .map(({ text }) => text)
    .join('\n\n')
    .slice(0, MAX_TEXT);

const isNameLike = (spelling: string) =>
  /\p{Lu}.*\p{Lu}|\p{L}.*\d|\p{Script=Greek}/u.test(spelling);

class Collection {
  readonly terms: Term[] = [];
  readonly byKey = new Map<string, Term>();

  add(spelling: string, listed: boolean): void {
    const key = canonicalKey(phraseKey(spelling));
    const words = key.split(' ');
    const fits = listed && words.length > 1 ? words.length <= 5 : isSpecific(words, spelling);
    if (!fits || spelling.length > MAX_TERM_LENGTH || this.byKey.has(key) || isRefused(key)) return;
    const term: Term = { key, words, spelling, kind: curatedKind(key) ?? kindOf(words), listed };
    this.terms.push(term);
    this.byKey.set(key, term);
  }

  /** Lets a second name lead to a term that has no such name yet; a short form like "BE" is the verb as a rule. */
  alias(name: string, term: Term | undefined): void {
    const key = phraseKey(name);
    if (STOPWORDS.has(key)) return;
    if (term && key !== '' && name.length <= MAX_TERM_LENGTH && !this.byKey.has(key))
      this.byKey.set(key, term);
  }
}

/** Collects the terms of the sources: those the library lists, and those found in uploaded papers. */
export function vocabularyOf(sources: readonly Source[]): Vocabulary {
  const collection = new Collection();
  for (const source of sources) for (const term of source.terms) collection.add(term, true);
  if (collection.terms.length > 0) for (const term of curatedTerms) collection.add(term, true);
  const own = sources.filter(({ kind }) => kind === 'uploaded').map(textOf);
  for (const text of own) {
    for (const { term, count } of extractTerms(text, TERMS_A_PAPER)) {
      if (
        term.includes(' ') ||
        isNameLike(term) ||
        (count > 1 && isSpecificAlone(phraseWords(term)))
      ) {
        collection.add(term, false);
      }
    }
  }
  for (const [name, key] of synonyms()) collection.alias(name, collection.byKey.get(key));
  for (const text of own) {
    for (const [short, long] of findAcronyms(text)) {
      const term = collection.byKey.get(phraseKey(long)) ?? collection.byKey.get(phraseKey(short));
      collection.alias(short, term);
      collection.alias(long, term);
    }
  }
  const { terms, byKey } = collection;
  const longest = Math.max(1, ...Array.from(byKey.keys(), (key) => key.split(' ').length));
  return { terms, byKey, longest };
}
