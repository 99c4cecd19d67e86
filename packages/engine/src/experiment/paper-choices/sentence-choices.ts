import type { Evidence } from '@spinout/api-client';
import type { Language } from '../../language/parse-text.js';
import { repeatsFactor } from '../usable-parts.js';
import { chooseSentence } from '../../study-phrases/choose-sentence.js';
import type { PhraseChoices } from '../../study-phrases/phrase-choices.types.js';

/** A choice, from the sentence that a person started from or from a paper. */
export interface SentenceChoice {
  readonly text: string;
  readonly evidence?: Evidence | undefined;
  /** Whether the sentence of the hypothesis names it. @default false */
  readonly isInSentence?: boolean;
}

/** What the sentence of a hypothesis names, by what it can be in a study. */
export interface SentenceChoices {
  readonly factors: readonly SentenceChoice[];
  readonly outcomes: readonly SentenceChoice[];
  readonly units: readonly SentenceChoice[];
  /** What a study could vary or measure, where the sentence does not say which of both. */
  readonly either: readonly SentenceChoice[];
}

const MAX_CHARACTERS = 2000;

/** Characters between the two sides of a comparison. */
const MAX_BETWEEN = 40;

/** "A versus B" where the sentence names both, then the other factors: B goes with the factor right before it, else the first. */
function withComparator(
  { factor: factors, comparator: [other] }: PhraseChoices,
  statement: string,
): readonly string[] {
  if (other === undefined) return factors;
  // What stands in parentheses is no part of a name.
  const at = statement.indexOf(other.split(' ').slice(0, 2).join(' '));
  const compared =
    factors.find((factor) => {
      const end = statement.indexOf(factor) + factor.length;
      return end <= at && at - end <= MAX_BETWEEN;
    }) ?? factors[0];
  return compared === undefined
    ? []
    : [`${compared} versus ${other}`, ...factors.filter((factor) => factor !== compared)];
}

/** "Most people with asthma": how many of them a result was found in. */
const QUANTIFIER = /^(?:most|many|some|few|all|half) (?:of )?(?:the )?/iu;
/** "Low overlap", "faster diffusion": a result, where a study measures the overlap. */
const RESULT =
  /^(?:unusually |relatively |very )?(?:low|lower|high|higher|fast|faster|slow|slower|minimal|excessive|poor|poorer|greater|larger|smaller) (?!(?:back|density|school|income|frequency|resolution|temperature|throughput|pressure|energy|dose|plants?|order|level)\b)(?=\p{Ll})/iu;

/**
 * What the sentence of a hypothesis names, in its own words: measures, what can be given, set or compared, and whom it studies.
 */
export function findSentenceChoices(
  statement: string,
  language: Pick<Language, 'parse'>,
  evidence?: Evidence,
): SentenceChoices {
  const sentences = language.parse(statement.slice(0, MAX_CHARACTERS)).sentences;
  const read = chooseSentence(sentences, language);
  const toChoice = (text: string): SentenceChoice => ({
    text,
    isInSentence: true,
    ...(evidence?.quote.includes(text) ? { evidence } : {}),
  });
  return {
    factors: withComparator(read, statement).map(toChoice),
    outcomes: read.outcome
      .filter((outcome) => !read.factor.some((factor) => repeatsFactor(outcome, factor)))
      .map((outcome) => toChoice(outcome.replace(RESULT, ''))),
    units: read.units.map((units) => toChoice(units.replace(QUANTIFIER, ''))),
    either: read.either.map(toChoice),
  };
}
