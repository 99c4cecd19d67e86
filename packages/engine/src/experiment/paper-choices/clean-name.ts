import { isNounPhrase } from '../../starting-points/is-noun-phrase.js';
import type { Token } from '../../language/language.types.js';
import type { PaperSentence } from '../../statements/statement.types.js';

const MIN_CHARACTERS = 3;
const MAX_CHARACTERS = 70;
const MAX_WORDS = 9;

const LEAD =
  /^(?:(?:the|an?|all|both|each|every|its|their|our|some|any|these|those|this|respective|overall(?! survival)|mean|average|median|crude|pooled|fitted|adjusted|estimated|relative|resulting|corresponding|following|different|various|other|only|also|then|first|finally|subsequent(?:ly)?|in vitro|in vivo)\s+)+/iu;
/** What a noun phrase of a study has no use for. */
const ODD =
  /[=<>|\\{}[\]@#;:?!"“”]|https?:|\.\s|\bet al\b|\b(?:fig|table|eq)s?\b|\d{4,}|\(\s|\s\)|^\d/iu;
/** "(Neo-)adjuvant" keeps its space. */
const WITHOUT_PARENTHESES = /\([^()]{0,80}\)(?=\p{L})|\s?\([^()]{0,80}\)(?!\p{L})/gu;
const PRONOUN =
  /\b(?:it|they|we|he|she|this|these|those|that|them|us|our|their|its|there|here|which|who|whom|how|what|when|where|whether|such|same|above|below|following|latter|former|respectively|each|as|if|than|not|no)\b/iu;

/** Tags that the words of a plain noun phrase have. */
const PLAIN = new Set([
  'NOUN',
  'PROPN',
  'ADJ',
  'ADP',
  'DET',
  'CCONJ',
  'NUM',
  'PART',
  'PUNCT',
  'SYM',
  'X',
]);

const isPlain = ({ pos, text }: Token): boolean =>
  PLAIN.has(pos) ? true : pos === 'VERB' && /(?:ed|ing|en)$/u.test(text);

/** The tokens of a sentence within a stretch of it. */
export const tokensWithin = (
  { tokens, start }: PaperSentence,
  from: number,
  to: number,
): readonly Token[] =>
  tokens.filter((token) => token.start >= start + from && token.end <= start + to);

/**
 * The name that a stretch of a sentence is: a plain noun phrase, without articles and parentheses.
 * @returns undefined where the stretch is anything else
 */
export function nameIn(sentence: PaperSentence, from: number, to: number): string | undefined {
  const tokens = tokensWithin(sentence, from, to);
  if (tokens.length === 0 || !tokens.every(isPlain) || !isNounPhrase(tokens)) return undefined;
  const last = tokens.at(-1);
  if (last && !['NOUN', 'PROPN', 'NUM', 'PUNCT', 'X', 'SYM'].includes(last.pos)) return undefined;
  return cleanName(sentence.text.slice(from, to));
}

/** A name without articles and parentheses; undefined for what is too long, too short or points elsewhere. */
function cleanName(stretch: string): string | undefined {
  const name = stretch
    .replace(/\s+/gu, ' ')
    .replace(WITHOUT_PARENTHESES, '')
    .trim()
    .replace(LEAD, '')
    .replace(/^(?:patients?|individuals?)['’]s? /iu, '')
    .replace(/^scores for /iu, '')
    .replace(
      /(?<=\S{3}) (?:treated|exposed|collected|obtained|measured|observed|included|associated|receiving|undergoing|infected)(?: (?:with|in)\b.*)?$/iu,
      '',
    )
    .replace(/(?<=\S{3}) (?:in response|for the entire sample|in all patients)$/iu, '')
    .replace(/(?<![\s,.])[\s,.]+$/u, '');
  return name.length >= MIN_CHARACTERS &&
    name.length <= MAX_CHARACTERS &&
    name.split(' ').length <= MAX_WORDS &&
    /\p{L}{3}/u.test(name) &&
    !ODD.test(name) &&
    !PRONOUN.test(name)
    ? name
    : undefined;
}
