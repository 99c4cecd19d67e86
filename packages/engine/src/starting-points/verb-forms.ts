import type { Token } from '../language/language.types.js';
import { isNoun } from '../language/phrase-words.js';
import { wordSet } from '../text/word-lists.js';
import { wordOf } from './noun-phrase.js';

/** Words before a verb in its plain form. */
const MODAL = /^(?:may|might|could|can|will|would|should|must)$/u;
const HELPER =
  /^(?:may|might|could|can|will|would|should|must|be|is|are|was|were|been|being|has|have|had|do|does|did|to|indeed|fact|in|also|not|even|either)$/iu;
/** "appears to reduce", "is thought to reduce". */
const LEADS_TO_INFINITIVE = wordSet(
  'appear appears appeared seem seems seemed tend tends tended likely unlikely able thought believed expected shown found known suggested predicted reported proposed assumed hypothesized act acts serve serves helps help used explored exploited applied employed administered needed required',
);
const NEGATION = /^(?:not|never|no|neither|nor|cannot|n['’]t)$/iu;
/** The first token of the verb group that ends before a position; undefined for an infinitive that no verb carries, or a negation. */
export const startOfGroup = (tokens: readonly Token[], verb: number): number | undefined => {
  let at = verb;
  for (;;) {
    const before = tokens[at - 1];
    const word = wordOf(before);
    if (NEGATION.test(word)) return undefined;
    if (before?.pos === 'ADV' || before?.pos === 'AUX' || MODAL.test(word)) at -= 1;
    else if (word === 'to') {
      const lead = wordOf(tokens[at - 2]);
      if (!LEADS_TO_INFINITIVE.has(lead)) return undefined;
      // "studies are needed to determine"
      if (/^(?:needed|required)$/u.test(lead) && wordOf(tokens[verb]) === 'determine')
        return undefined;
      at -= 2;
    } else if (/^helps?$/u.test(word)) at -= 1;
    else if (word === 'fact' && wordOf(tokens[at - 2]) === 'in') at -= 2;
    else if (word === 'and' && isAfterModalVerb(tokens, at - 2)) at -= 2;
    else return at;
  }
};

/** "may predominate and lead to": both verbs have one subject. */
const isAfterModalVerb = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.pos === 'VERB' &&
  (/^(?:may|might|could|can|will|would|should)$/u.test(wordOf(tokens[at - 1])) ||
    (tokens[at - 1]?.pos === 'ADV' && HELPER.test(wordOf(tokens[at - 2]))));

/** A clause without any other verb, whose verb the tagger took for a noun: "genes in the pathway influence bone density". */
const isOnlyVerb = (tokens: readonly Token[], at: number): boolean => {
  const [token, before, next] = [tokens[at], tokens[at - 1], tokens[at + 1]];
  if (
    token?.pos !== 'NOUN' ||
    !isNoun(before) ||
    !/^(?:NOUN|PROPN|ADJ|DET)$/u.test(next?.pos ?? '')
  )
    return false;
  const isMark = ({ text }: Token) => /^(?:that|whether|how|[;:])$/iu.test(text);
  const from = tokens.findLastIndex((each, index) => index < at && isMark(each)) + 1;
  const end = tokens.findIndex((each, index) => index > at && isMark(each));
  return !tokens
    .slice(from, end < 0 ? undefined : end)
    .some(({ pos, text }) => pos === 'AUX' || (pos === 'VERB' && !/(?:ed|en|ing)$/u.test(text)));
};

/** The forms of "be". */
export const IS_BE = /^(?:be|is|are|was|were|been|being)$/u;
/** Words before what acts or mediates. */
export const IS_BY = /^(?:by|through|via)$/u;

const hasSubjectBefore = (tokens: readonly Token[], at: number): boolean =>
  // "have impaired growth" says what they have.
  (/^(?:have|has|had)$/u.test(wordOf(tokens[at - 1])) &&
    (MODAL.test(wordOf(tokens[at - 2])) || tokens[at + 1]?.pos === 'DET')) ||
  (tokens[at - 1]?.pos === 'ADV' &&
    isNoun(tokens[at - 2]) &&
    !/^by$/u.test(wordOf(tokens[at + 1])));

/** Whether a token is a verb that states something, and no participle or noun. */
export const isVerbUse = (tokens: readonly Token[], at: number): boolean => {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isAfterHelper =
    /^helps?$/u.test(wordOf(before)) ||
    MODAL.test(wordOf(before)) ||
    wordOf(before) === 'to' ||
    (before?.pos === 'ADV' && HELPER.test(wordOf(tokens[at - 2])));
  if (isAfterHelper) return true;
  if (isOnlyVerb(tokens, at)) return true;
  if (token?.pos !== 'VERB') return false;
  if (/ing$/iu.test(token.text)) return before?.pos === 'AUX' || before?.text === ',';
  // "can be reduced through": what is named after it acts.
  const helper = before?.pos === 'ADV' ? tokens[at - 2] : before;
  if (/ed$/iu.test(token.text) && IS_BE.test(wordOf(helper)) && IS_BY.test(wordOf(next)))
    return true;
  // "may have reduced", "also reduced"
  if (/ed$/iu.test(token.text) && hasSubjectBefore(tokens, at)) return true;
  // "the reduced levels", "reduced by": no verb of a clause with a plain object.
  if (/(?:ed|en|wn)$/iu.test(token.text))
    return isNoun(before) && !/^(?:by|in|to|for|with|from|on|at|as|of|and|or)$/u.test(wordOf(next));
  return true;
};

/** Whether "may", "perhaps" and the like stand right before a verb, with at most adverbs between. */
export const isHedgedAt = (tokens: readonly Token[], verb: number): boolean => {
  const before = tokens.slice(Math.max(0, verb - 4), verb + 2).map(wordOf);
  return before.some((word) => HEDGE.test(word));
};

const HEDGE =
  /^(?:appears?|seems?|may|might|could|perhaps|possibly|probably|presumably|likely|whether)$/u;
