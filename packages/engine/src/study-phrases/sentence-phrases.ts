import { hasPos, isNoun } from '../language/phrase-words.js';
import type { Token } from '../language/language.types.js';
import type { MarkedSentence } from '../starting-points/marked-sentence.js';
import { isParticiple, readPhrase, wordOf } from '../starting-points/noun-phrase.js';
import { NO_PARTICIPLE } from '../starting-points/phrase-word-lists.js';
import { wordSet } from '../text/word-lists.js';
import type { TextRange } from '../text/text-range.js';
import { isEffectWord } from './grammar-roles.js';

/** Words after which the sentence says something else about a phrase. */
const STOPS = wordSet(
  'by during after before at over via through than throughout within across per along toward towards',
);
/** "As a consequence of", "in addition to", "in order to": no things of a study. */
const IN_SAYINGS =
  /^(?:addition|order|contrast|combination|terms|case|cases|fact|particular|general|part|turn|regards?|light|view|spite|comparison|line|accordance|agreement|respect|conclusion|summary|future|time)$/iu;
/** "In response to", "in relation to" */
const AFTER_IN = /^(?:response|relation|connection|association|conjunction|parallel|keeping)$/iu;
/** What joins two phrases to one name. */
const JOINS =
  /^ (?:(?:in combination with|combined with|together with|requiring|containing|expressing|carrying|lacking|belonging to|infected with|exposed to|underlying|living in|derived from|(?:observed|found|seen|reported) between)(?: (?:the|an?))?|and(?: the)?) $/iu;
/** "The ability of cells to divide in the dark" */
const ABILITY =
  /^(?:the |an? |their |its )?(?:[\p{L}-]+ )?(?:propensity|ability|tendency|capacity|inability) of /iu;
const TO_DO = /^ to \p{Ll}{4,}(?: (?:at|in|on|with|into) [\p{L} -]{3,40})?/u;
/** "Between A", "the role of A": what follows "and" belongs to it. */
const OPEN_PAIR =
  /\bbetween (?!.*\band\b)|^(?:the |an? )?(?:[\p{L}-]+ )?(?:roles?|effects?|impacts?|influences?|involvement|efficacy|effectiveness) of (?!.* (?:in|on|with) )|^(?:the |an? )?(?:[\p{L}-]+ )?(?:numbers?|levels?|expression|activation|loss|lack) of \S+$/iu;
/** The end of a name such as "AB-12.3". */
const NUMBER = /^\.\d+\b/u;
/** The first part of the name of a species, which ends like a sentence; "in vivo". */
const GENUS = /(?<![\p{L}.])\p{Lu}\p{Ll}{0,2}\. $|\bin (?=$)/u;

const canBegin = (tokens: readonly Token[], at: number): boolean => {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token || !/[\p{L}\d]/u.test(token.text)) return false;
  if (IN_SAYINGS.test(token.text) && hasPos(before, 'ADP')) return false;
  if (AFTER_IN.test(token.text) && wordOf(before) === 'in') return false;
  if (isVerbBetweenNouns(tokens, at) || (isEffectWord(wordOf(token)) && isNoun(next))) return false;
  if (QUESTION_WORD.test(wordOf(token)) || QUESTION_WORD.test(wordOf(next))) return false;
  if (isVerbLikeNoun(tokens, at) || ACTING.test(wordOf(token))) return false;
  if (isNoun(token) || hasPos(token, 'ADJ', 'DET', 'X')) return true;
  if (NO_PARTICIPLE.has(wordOf(token)) || isNoun(before) || before?.pos === 'AUX') return false;
  // "Introducing a time limit"
  if (token.pos === 'VERB' && /ing$/iu.test(token.text))
    return isNoun(next) || hasPos(next, 'ADJ', 'DET');
  return isParticiple(token) && (isNoun(next) || next?.pos === 'ADJ');
};

/** "A downregulated B levels", "A increase B": a verb that the tagger takes for a part of the name. */
const isVerbBetweenNouns = (tokens: readonly Token[], at: number): boolean =>
  isEffectWord(wordOf(tokens[at])) &&
  hasPos(tokens[at - 1], 'NOUN', 'PROPN', 'NUM', 'X', 'SYM', 'CCONJ') &&
  (isNoun(tokens[at + 1]) || hasPos(tokens[at + 1], 'ADJ', 'DET', 'X'));

/** The noun phrases of a sentence, each with all that belongs to it, as offsets into its text. */
export function findPhrases({ tokens, start, text }: MarkedSentence): readonly TextRange[] {
  const found: TextRange[] = [];
  let at = 0;
  while (at < tokens.length) {
    const range = canBegin(tokens, at)
      ? readPhrase(tokens, at, { stopAt: STOPS, joins: true })
      : undefined;
    const to = range && endBeforeVerb(tokens, at, range.to);
    const [first, last] = range ? [tokens[range.from], tokens[(to ?? 0) - 1]] : [];
    if (to === undefined || !first || !last || to <= at) {
      at += 1;
      continue;
    }
    const from = first.start - start;
    const lead = GENUS.exec(text.slice(0, from))?.[0] ?? '';
    const isLead = lead !== 'in ' || /^viv|^vitr/u.test(text.slice(from));
    const genus = isLead ? lead.length : 0;
    const number = NUMBER.exec(text.slice(last.end - start))?.[0].length ?? 0;
    found.push({ start: from - genus, end: last.end - start + number });
    at = to;
  }
  return joinPhrases(
    found.map((phrase) => withAbility(text, phrase)),
    text,
  );
}

/** "A correlates with B", "A shares B": verbs that the tagger takes for nouns. */
const VERB_LIKE_NOUN: Readonly<Record<string, RegExp>> = {
  correlates: /^with$/u,
  relates: /^to$/u,
  shares: /^with$/u,
  differs: /^(?:from|between)$/u,
  depends: /^(?:on|upon)$/u,
  interacts: /^with$/u,
  contributes: /^to$/u,
  binds: /^(?:to|with)$/u,
};

const isVerbLikeNoun = (tokens: readonly Token[], at: number): boolean =>
  isNoun(tokens[at - 1]) &&
  VERB_LIKE_NOUN[wordOf(tokens[at])]?.test(wordOf(tokens[at + 1])) === true;

/** "Modulating growth": the growth is what is studied. */
const ACTING =
  /^(?:generating|producing|leading|resulting|allowing|regulating|controlling|determining|affecting|influencing|mediating|modulating|promoting|inhibiting|causing)$/u;

/** "Unclear how A works": another clause begins. */
const QUESTION_WORD = /^(?:how|why|whether|when|where)$/u;

/** "Uses of food [4] later work": two phrases with a citation between them, which is blank in the text. */
const isAfterGap = ([before, token]: readonly (Token | undefined)[]): boolean =>
  before !== undefined &&
  token !== undefined &&
  isNoun(before) &&
  hasPos(token, 'ADJ', 'NOUN', 'PROPN', 'DET') &&
  token.start - before.end > 1;

/** Whether what stands at a token does not belong to the phrase before it. */
const endsPhrase = (tokens: readonly Token[], at: number): boolean => {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    isVerbBetweenNouns(tokens, at) ||
    QUESTION_WORD.test(wordOf(token)) ||
    isVerbLikeNoun(tokens, at) ||
    // "The source of light and changing moods"
    (token?.pos === 'CCONJ' && next?.pos === 'VERB' && /ing$/iu.test(next.text)) ||
    isAfterGap([before, token])
  );
};

/** Where a phrase ends: before a verb or another clause within it, after "joint" in "the knee joint will". */
const endBeforeVerb = (tokens: readonly Token[], from: number, to: number): number => {
  for (let at = from + 1; at < to; at += 1) if (endsPhrase(tokens, at)) return at;
  const isNounHere =
    (tokens[to]?.pos === 'ADJ' && tokens[to + 1]?.pos === 'AUX') ||
    /^extracts?$/u.test(wordOf(tokens[to]));
  return isNounHere ? to + 1 : to;
};

const withAbility = (text: string, phrase: TextRange): TextRange => {
  const rest = ABILITY.test(text.slice(phrase.start, phrase.end))
    ? TO_DO.exec(text.slice(phrase.end))
    : null;
  return rest === null ? phrase : { ...phrase, end: phrase.end + rest[0].length };
};

/** "A in combination with B", "between A and B": one phrase. */
function joinPhrases(phrases: readonly TextRange[], text: string): readonly TextRange[] {
  const joined: TextRange[] = [];
  for (const phrase of phrases) {
    const before = joined.at(-1);
    const between = before && text.slice(before.end, phrase.start);
    const isOpen =
      before !== undefined &&
      between !== undefined &&
      JOINS.test(between) &&
      (!/\band\b/u.test(between) || OPEN_PAIR.test(text.slice(before.start, before.end)));
    if (isOpen) joined[joined.length - 1] = { start: before.start, end: phrase.end };
    else if (before === undefined || phrase.start >= before.end) joined.push(phrase);
  }
  return joined;
}
