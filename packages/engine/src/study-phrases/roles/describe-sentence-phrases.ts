import type { ParsedSentence } from '../../language/language.types.js';
import type { Language } from '../../language/parse-text.js';
import { markSentence } from '../../starting-points/marked-sentence.js';
import { chooseByGrammar } from '../choose-by-grammar.js';
import type { PhraseChoices } from '../phrase-choices.types.js';
import { describeCandidate } from './describe-candidate.js';
import { findCandidates, type PhraseCandidate } from './find-candidates.js';
import type { SentencePlace } from './sentence-place.js';

/** A noun phrase of a sentence with its features. */
export interface DescribedPhrase extends PhraseCandidate {
  readonly features: ReadonlySet<string>;
}

/** What is known of a sentence besides its words. */
export interface SentenceContext {
  /** The roles of its phrases by rules of grammar. @default read from the sentence */
  readonly byGrammar?: PhraseChoices | undefined;
  /** @default a question */
  readonly place?: SentencePlace;
}

/** Describes the noun phrases of a sentence. */
export function describePhrases(
  sentence: ParsedSentence,
  language: Pick<Language, 'parse'>,
  {
    byGrammar = chooseByGrammar(sentence, language),
    place = { from: 'question' },
  }: SentenceContext = {},
): readonly DescribedPhrase[] {
  const marked = markSentence(sentence);
  const candidates = findCandidates(marked, language);
  return candidates.map((candidate, index) => ({
    ...candidate,
    features: describeCandidate(marked, {
      candidate,
      index,
      count: candidates.length,
      byGrammar,
      place,
    }),
  }));
}
