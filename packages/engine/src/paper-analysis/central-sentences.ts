import type { LocatedSentence, Section } from '../paper-parts/sections.js';
import type { KeyTerm } from '../language/key-terms.js';
import { overlapOf } from '../text/overlap.js';

const SECTION_WEIGHT: Readonly<Record<Section, number>> = {
  abstract: 1.5,
  conclusion: 1.3,
  results: 1.1,
  discussion: 1,
  introduction: 0.9,
  body: 1,
  front: 1,
  open: 0.7,
  methods: 0.6,
  back: 0,
};
const MIN_WORDS = 8;
const MAX_WORDS = 55;
/** Two sentences with a higher share of common terms count as redundant. */
const MAX_OVERLAP = 0.5;
const SHARE_OF_SENTENCES = 0.5;
const MIN_SENTENCES = 3;
const MAX_SENTENCES = 5;
/** Sentences about the document itself, not about its subject. */
const SELF_REFERENCE =
  /\b(?:this text|this document|example text|test document|invented for|no measurement)\b/i;

/**
 * Extractive summary: selects the 3 to 5 most central sentences, in the order of the paper. Centroid method (Radev et
 * al. 2004): the score of a sentence is the sum of its term weights, ln(1 + count) decreasing to one half with the rank
 * of the term, divided by the square root of its word count, times the weight of its section. Prefers sentences that share
 * no more than half of their terms with a better one; skips questions, and notes about the document itself.
 * @param sentences with offsets in the whole text
 * @param terms the paper's terms, best first
 */
export function selectCentralSentences(
  sentences: readonly LocatedSentence[],
  terms: readonly Pick<KeyTerm, 'count' | 'spans'>[],
): readonly LocatedSentence[] {
  const found = groupTermsBySentence(sentences, terms);
  const weights = terms.map(
    ({ count }, rank) => Math.log1p(count) * (1 - rank / (2 * terms.length)),
  );
  const ranked = sentences
    .map((sentence, index) => ({ sentence, found: found[index] ?? new Set<number>() }))
    .filter(
      ({ sentence: { text } }) =>
        !text.endsWith('?') && !SELF_REFERENCE.test(text) && hasSuitableLength(text),
    )
    .map((candidate) => {
      const { text, section } = candidate.sentence;
      const sum = [...candidate.found].reduce((total, rank) => total + (weights[rank] ?? 0), 0);
      return { ...candidate, score: (sum / Math.sqrt(countWords(text))) * SECTION_WEIGHT[section] };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const targetCount = Math.min(
    MAX_SENTENCES,
    Math.max(MIN_SENTENCES, Math.round(sentences.length * SHARE_OF_SENTENCES)),
  );
  const chosen: typeof ranked = [];
  for (const candidate of ranked) {
    if (chosen.length === targetCount) break;
    if (chosen.every((other) => overlapOf(other.found, candidate.found) <= MAX_OVERLAP)) {
      chosen.push(candidate);
    }
  }
  const rest = ranked.filter((candidate) => !chosen.includes(candidate));
  return [...chosen, ...rest.slice(0, Math.max(0, MIN_SENTENCES - chosen.length))]
    .map(({ sentence }) => sentence)
    .sort((a, b) => a.start - b.start);
}

/** The ranks of the terms in each sentence. Sentences must be in text order. */
const groupTermsBySentence = (
  sentences: readonly LocatedSentence[],
  terms: readonly Pick<KeyTerm, 'count' | 'spans'>[],
): readonly ReadonlySet<number>[] => {
  const found = sentences.map(() => new Set<number>());
  terms.forEach(({ spans }, rank) => {
    let index = 0;
    for (const [start] of spans) {
      let next = sentences[index + 1];
      while (next && next.start <= start) next = sentences[(index += 1) + 1];
      const sentence = sentences[index];
      if (sentence && start >= sentence.start && start < sentence.end) found[index]?.add(rank);
    }
  });
  return found;
};

const countWords = (text: string) => text.split(/\s+/).length;

const hasSuitableLength = (text: string) => {
  const words = countWords(text);
  return words >= MIN_WORDS && words <= MAX_WORDS;
};
