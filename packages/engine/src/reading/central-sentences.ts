import type { LocatedSentence, Section } from './sections.js';
import type { Term } from './terms.js';

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
/** Above this overlap of terms two sentences say the same. */
const MAX_OVERLAP = 0.5;
const SHARE_OF_SENTENCES = 0.1;
const MIN_SENTENCES = 3;
const MAX_SENTENCES = 5;
/** Notes on a document's own making say nothing about its subject. */
const SELF_REFERENCE =
  /\b(?:this text|this document|example text|test document|invented for|no measurement)\b/i;

/**
 * Picks the 3 to 5 sentences that carry a paper best, in the order of the paper. Centroid method (Radev et al. 2004): a
 * sentence's score is the sum of the weights of the terms in it, ln(1 + count) falling to a half with the term's rank,
 * divided by the square root of its words, times a weight of its section. Sentences that share more than half of
 * their terms with a better one are passed over; questions and notes about the document itself are left out.
 * @param terms the paper's best terms, best first; their places count from the start of the joined pages
 * @param pageStarts where each page begins in the joined pages
 */
export function selectCentralSentences(
  sentences: readonly LocatedSentence[],
  terms: readonly Term[],
  pageStarts: readonly number[],
): readonly LocatedSentence[] {
  const found = groupTermsBySentence(sentences, terms, pageStarts);
  const weights = terms.map(
    ({ count }, rank) => Math.log1p(count) * (1 - rank / (2 * terms.length)),
  );
  const ranked = sentences
    .map((sentence, index) => ({ sentence, found: found[index] ?? new Set<number>() }))
    .filter(
      ({ sentence: { text } }) =>
        !text.endsWith('?') && !SELF_REFERENCE.test(text) && hasSuitableLength(text),
    )
    .map((candidate) => ({ ...candidate, score: scoreSentence(candidate, weights) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const targetCount = Math.min(
    MAX_SENTENCES,
    Math.max(MIN_SENTENCES, Math.round(sentences.length * SHARE_OF_SENTENCES)),
  );
  const chosen: typeof ranked = [];
  for (const candidate of ranked) {
    if (chosen.length === targetCount) break;
    if (chosen.every((other) => computeOverlap(other.found, candidate.found) <= MAX_OVERLAP)) {
      chosen.push(candidate);
    }
  }
  return chosen
    .map(({ sentence }) => sentence)
    .sort((a, b) => a.page - b.page || a.start - b.start);
}

/** The ranks of the terms in each sentence. Sentences are in the order of the text. */
const groupTermsBySentence = (
  sentences: readonly LocatedSentence[],
  terms: readonly Term[],
  pageStarts: readonly number[],
): readonly ReadonlySet<number>[] => {
  const found = sentences.map(() => new Set<number>());
  const getStart = ({ page, start }: LocatedSentence) => (pageStarts[page - 1] ?? 0) + start;
  terms.forEach(({ spans }, rank) => {
    let index = 0;
    for (const [start] of spans) {
      let next = sentences[index + 1];
      while (next && getStart(next) <= start) next = sentences[(index += 1) + 1];
      const sentence = sentences[index];
      const from = sentence ? getStart(sentence) : 0;
      if (sentence && start >= from && start < from + sentence.text.length) found[index]?.add(rank);
    }
  });
  return found;
};

const countWords = (text: string) => text.split(/\s+/).length;

const hasSuitableLength = (text: string) => {
  const words = countWords(text);
  return words >= MIN_WORDS && words <= MAX_WORDS;
};

interface Candidate {
  readonly sentence: LocatedSentence;
  readonly found: ReadonlySet<number>;
}

const scoreSentence = ({ sentence, found }: Candidate, weights: readonly number[]) => {
  const sum = [...found].reduce((total, rank) => total + (weights[rank] ?? 0), 0);
  return (sum / Math.sqrt(countWords(sentence.text))) * SECTION_WEIGHT[sentence.section];
};

const computeOverlap = (one: ReadonlySet<number>, other: ReadonlySet<number>): number => {
  const shared = [...one].filter((rank) => other.has(rank)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
};
