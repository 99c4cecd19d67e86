import { extractTerms, type Term } from './terms.js';
import type { PlacedSentence, Section } from './sections.js';

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
const FEWEST = 3;
const MOST = 5;
/** Notes on a document's own making say nothing about its subject. */
const ABOUT_ITSELF =
  /\b(?:this text|this document|example text|test document|invented for|no measurement)\b/i;

/**
 * Picks the 3 to 5 sentences that carry a text best, in the order of the text. Centroid method (Radev et al. 2004): a
 * sentence's score is the sum of the weights (ln(1 + count) · C-value rank weight) of the text's 40 best terms in it,
 * divided by the square root of its words, times a weight of its section. Sentences that share more than half of
 * their terms with a better one are passed over; questions and notes about the document itself are left out.
 */
export function centralSentences(
  text: string,
  sentences: readonly PlacedSentence[],
  terms: readonly Term[] = extractTerms(text, 40),
): readonly PlacedSentence[] {
  const weights = new Map(
    terms.slice(0, 40).map(({ term, count }, rank) => [term, Math.log1p(count) * (1 - rank / 80)]),
  );
  const ranked = sentences
    .filter(({ text: words }) => !words.endsWith('?') && !ABOUT_ITSELF.test(words) && fits(words))
    .map((sentence) => ({ sentence, ...scoreOf(sentence, weights) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const wanted = Math.min(
    MOST,
    Math.max(FEWEST, Math.round(sentences.length * SHARE_OF_SENTENCES)),
  );
  const chosen: typeof ranked = [];
  for (const candidate of ranked) {
    if (chosen.length === wanted) break;
    if (chosen.every(({ found }) => overlap(found, candidate.found) <= MAX_OVERLAP))
      chosen.push(candidate);
  }
  return chosen
    .map(({ sentence }) => sentence)
    .sort((a, b) => a.page - b.page || a.start - b.start);
}

const wordsIn = (text: string) => text.split(/\s+/).length;

const fits = (text: string) => {
  const words = wordsIn(text);
  return words >= MIN_WORDS && words <= MAX_WORDS;
};

const scoreOf = ({ text, section }: PlacedSentence, weights: ReadonlyMap<string, number>) => {
  const found = new Set(
    extractTerms(text, Number.POSITIVE_INFINITY)
      .map(({ term }) => term)
      .filter((term) => weights.has(term)),
  );
  const sum = [...found].reduce((total, term) => total + (weights.get(term) ?? 0), 0);
  return { found, score: (sum / Math.sqrt(wordsIn(text))) * SECTION_WEIGHT[section] };
};

const overlap = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const shared = [...one].filter((term) => other.has(term)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
};
