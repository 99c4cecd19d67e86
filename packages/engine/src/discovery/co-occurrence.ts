import { statesOpenQuestion } from '../reading/open-question-cues.js';
import { mentionsIn, type Mention } from './mentions.js';
import type { Passage } from './passages.js';
import { relationStrength } from './relation.js';
import type { Source } from './sources.js';
import { phraseKey } from './tokens.js';
import type { Term, Vocabulary } from './vocabulary.js';

/** A sentence that names two terms. */
export interface CoMention {
  readonly passage: Passage;
  /** How plainly the sentence relates the two, 0..1. */
  readonly strength: number;
}

/** How a term is written. */
export interface WrittenForm {
  readonly text: string;
  readonly count: number;
  /** How often "the" and "a" or "an" precede it. */
  readonly definite: number;
  readonly indefinite: number;
}

/** Co-mentions of terms in sentences. */
export interface TermGraph {
  readonly vocabulary: Vocabulary;
  readonly sources: readonly Source[];
  /** The sources that name a term, in their text or among their listed terms. */
  sourcesOf(term: Term): ReadonlySet<Source>;
  /** How many sentences name a term. */
  sentencesWith(term: Term): number;
  /** The terms that share a quotable sentence with a term, with those sentences; none says that something is not known. */
  neighborsOf(term: Term): ReadonlyMap<Term, readonly CoMention[]>;
  /** Whether any sentence of any source, quotable or not, names both; a longer term also names the terms inside it. */
  areCoMentioned(a: Term, b: Term): boolean;
  /** A term's written forms, as the sources spell it within sentences, most frequent first. */
  formsOf(term: Term): readonly WrittenForm[];
}

/** Builds the term graph in one pass over the passages. */
export class CoOccurrence implements TermGraph {
  readonly #sources = new Map<Term, Set<Source>>();
  readonly #sentences = new Map<Term, Set<number>>();
  readonly #neighbors = new Map<Term, Map<Term, CoMention[]>>();
  readonly #forms = new Map<Term, Map<string, WrittenForm>>();
  readonly #seen = new Set<Source>();
  #count = 0;

  constructor(readonly vocabulary: Vocabulary) {}

  get sources(): readonly Source[] {
    return [...this.#seen];
  }

  /** Adds a sentence to the graph. */
  add(passage: Passage): void {
    this.#addSource(passage.source);
    const { all, outer } = mentionsIn(passage, this.vocabulary);
    const sentence = this.#count++;
    for (const { term } of all) {
      setOf(this.#sources, term).add(passage.source);
      setOf(this.#sentences, term).add(sentence);
    }
    if (!passage.quotable) return;
    for (const mention of outer) this.#countForm(passage, mention);
    if (statesOpenQuestion(passage.text)) return;
    for (const [index, one] of outer.entries()) {
      for (const other of outer.slice(index + 1)) this.#addCoMention(passage, one, other);
    }
  }

  sourcesOf(term: Term): ReadonlySet<Source> {
    return this.#sources.get(term) ?? new Set();
  }

  sentencesWith(term: Term): number {
    return this.#sentences.get(term)?.size ?? 0;
  }

  neighborsOf(term: Term): ReadonlyMap<Term, readonly CoMention[]> {
    return this.#neighbors.get(term) ?? new Map<Term, readonly CoMention[]>();
  }

  areCoMentioned(a: Term, b: Term): boolean {
    const ofB = this.#sentences.get(b);
    if (!ofB) return false;
    for (const sentence of this.#sentences.get(a) ?? []) if (ofB.has(sentence)) return true;
    return false;
  }

  formsOf(term: Term): readonly WrittenForm[] {
    const forms = [...(this.#forms.get(term)?.values() ?? [])];
    return forms.sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
  }

  #addSource(source: Source): void {
    if (this.#seen.has(source)) return;
    this.#seen.add(source);
    for (const listed of source.terms) {
      const term = this.vocabulary.byKey.get(phraseKey(listed));
      if (term) setOf(this.#sources, term).add(source);
    }
  }

  #addCoMention(passage: Passage, one: Mention, other: Mention): void {
    if (one.term === other.term || isDenied(passage, one) || isDenied(passage, other)) return;
    const strength = relationStrength(passage.text, passage.text.slice(one.end, other.start));
    if (strength === 0) return;
    for (const [from, to] of [
      [one.term, other.term],
      [other.term, one.term],
    ] as const) {
      const neighbors = this.#neighbors.get(from) ?? new Map<Term, CoMention[]>();
      this.#neighbors.set(from, neighbors);
      const coMentions = neighbors.get(to);
      const before = coMentions?.find((coMention) => coMention.passage === passage);
      if (!coMentions) neighbors.set(to, [{ passage, strength }]);
      else if (!before) coMentions.push({ passage, strength });
      else if (strength > before.strength)
        coMentions[coMentions.indexOf(before)] = { passage, strength };
    }
  }

  #countForm(passage: Passage, { term, start, end, describes }: Mention): void {
    const written = passage.text.slice(start, end);
    // The first word of a sentence shows a capital that is not the word's own.
    const text =
      start < 2 && /^\p{Lu}\p{Ll}/u.test(written)
        ? `${written.slice(0, 1).toLowerCase()}${written.slice(1)}`
        : written;
    const forms = this.#forms.get(term) ?? new Map<string, WrittenForm>();
    this.#forms.set(term, forms);
    const before = describes
      ? undefined
      : /(?:^|\s)(the|an?)\s$/i
          .exec(passage.text.slice(Math.max(0, start - 5), start))?.[1]
          ?.toLowerCase();
    const form = forms.get(text) ?? { text, count: 0, definite: 0, indefinite: 0 };
    forms.set(text, {
      text,
      count: form.count + 1,
      definite: form.definite + (before === 'the' ? 1 : 0),
      indefinite: form.indefinite + (before?.startsWith('a') ? 1 : 0),
    });
  }
}

/** "Cas9 without nuclease activity" relates nothing to nuclease activity. */
const isDenied = ({ text }: Passage, { start }: Mention): boolean =>
  /\b(?:without|lacking|lacks?|no)\s$/i.test(text.slice(Math.max(0, start - 9), start));

const setOf = <Key, Value>(map: Map<Key, Set<Value>>, key: Key): Set<Value> => {
  const set = map.get(key) ?? new Set<Value>();
  map.set(key, set);
  return set;
};
