import { isNoun } from '../language/phrase-words.js';
import type { Token } from '../language/language.types.js';
import type { FoundRelation } from './found-relation.js';
import type { MarkedSentence } from './marked-sentence.js';
import { readPhrase, wordOf, type TokenRange } from './noun-phrase.js';
import { readEffectGerund } from './effect-gerund.js';
import { isProcess, NP_STOPS, readObject } from './read-object.js';

const EFFECT =
  /^(?:effects?|impacts?|influences?|roles?|contributions?|consequences?|implications?|relevance|importance)$/iu;
const TO = /^(?:on|upon|in|to|for)$/u;
const HAS = /^(?:ha(?:s|ve|d)|plays?|played|exerts?|exerted)$/u;
const ABOUT_STUDIES =
  /^(?:stud(?:y|ies)|research|work|investigations?|analys[ei]s|knowledge|data|information|evidence|understanding|experiments?)$/iu;
const MAX_FACTOR = 16;

/** Reads "A and its effect on B", "the effect that A may have on B" and "the mode of action of A" at a noun. */
export const readLinkedNouns = (sentence: MarkedSentence, at: number): readonly FoundRelation[] => {
  const { tokens, start } = sentence;
  const token = tokens[at];
  if (!token || !isNoun(token)) return [];
  const cue = { start: token.start - start, end: token.end - start };
  const acting = readAction(tokens, at);
  if (acting)
    return [
      {
        factor: acting,
        outcome: undefined,
        direction: 'changes',
        cue,
        next: acting.to,
        mayBePartial: true,
      },
    ];
  const reason = readReason(tokens, at);
  if (reason)
    return [{ ...reason, direction: 'changes', cue, next: reason.factor.to, mayBePartial: false }];
  if (!EFFECT.test(token.text)) return [];
  const pair = readOwnEffect(tokens, at) ?? readEffectHad(tokens, at);
  if (!pair) return [];
  const gerund = readEffectGerund(tokens, pair.to, sentence.text, start);
  const outcome = readObject(tokens, gerund?.object ?? pair.to, true);
  const isPlace = /^(?:in|to)$/u.test(wordOf(tokens[pair.to - 1])) && !gerund;
  if (!outcome || (isPlace && !isProcess(tokens, outcome))) return [];
  const direction = gerund?.effect.direction ?? 'changes';
  const verb = tokens[pair.verb ?? at] ?? token;
  const words = { start: verb.start - start, end: verb.end - start };
  return [
    { factor: pair.factor, outcome, direction, cue: words, next: outcome.to, mayBePartial: false },
  ];
};

/** "the mode of action of A" */
const readAction = (tokens: readonly Token[], at: number): TokenRange | undefined =>
  /^(?:mode|mechanism)s?$/iu.test(tokens[at]?.text ?? '') &&
  [1, 2, 3].map((step) => wordOf(tokens[at + step])).join(' ') === 'of action of'
    ? readPhrase(tokens, at + 4, { stopAt: NP_STOPS })
    : undefined;

interface FactorWithLink {
  readonly factor: TokenRange;
  /** The token that what is affected begins with. */
  readonly to: number;
  /** The verb that states the relation. @default none, the noun does */
  readonly verb?: number;
}

/** "a reason for the higher rate is smoking" */
const readReason = (
  tokens: readonly Token[],
  at: number,
): { readonly factor: TokenRange; readonly outcome: TokenRange } | undefined => {
  if (!/^(?:reason|explanation|cause)s?$/iu.test(tokens[at]?.text ?? '')) return undefined;
  if (!/^(?:for|of)$/u.test(wordOf(tokens[at + 1]))) return undefined;
  const outcome = readPhrase(tokens, at + 2, { stopAt: NP_STOPS });
  if (!outcome || !/^(?:is|are|may|might|could)$/u.test(wordOf(tokens[outcome.to])))
    return undefined;
  const isModal = !/^(?:is|are)$/u.test(wordOf(tokens[outcome.to]));
  const factor = readObject(tokens, outcome.to + (isModal ? 2 : 1));
  return factor && { factor, outcome };
};

/** "sleep loss and its effect on memory" */
const readOwnEffect = (tokens: readonly Token[], at: number): FactorWithLink | undefined => {
  const own = tokens.findLastIndex(
    ({ text }, index) => index < at && index > at - 4 && /^(?:its|their)$/iu.test(text),
  );
  const isAsWell = wordOf(tokens[own - 1]) === 'as' && wordOf(tokens[own - 2]) === 'well';
  const and = own - (isAsWell ? 3 : 1);
  if (own < 0 || !(isAsWell || wordOf(tokens[and]) === 'and') || !TO.test(wordOf(tokens[at + 1])))
    return undefined;
  const from = tokens.findIndex(
    (_, index) =>
      index >= and - MAX_FACTOR &&
      index < and &&
      !isWithinPhrase(tokens, index) &&
      !tokens.slice(index, and).some(({ text }) => ABOUT_STUDIES.test(text)) &&
      endsAt(readPhrase(tokens.slice(0, and), index), and),
  );
  return from < 0 ? undefined : { factor: { from, to: and }, to: at + 2 };
};

const endsAt = (phrase: TokenRange | undefined, end: number): boolean => phrase?.to === end;

/** Whether a token goes on with a phrase, so that none begins with it. */
const isWithinPhrase = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  if (ABOUT_STUDIES.test(tokens[at]?.text ?? '')) return true;
  return isNoun(before) || /^(?:the|an?)$/u.test(wordOf(before)) || before?.pos === 'ADJ';
};

/** "the effect that heat may have on growth" */
const readEffectHad = (tokens: readonly Token[], at: number): FactorWithLink | undefined => {
  const from = /^(?:that|which)$/u.test(wordOf(tokens[at + 1])) ? at + 2 : at + 1;
  const factor = readPhrase(tokens, from, { stopAt: NP_STOPS });
  if (!factor) return undefined;
  const isModal = /^(?:may|might|could|can|will)$/u.test(wordOf(tokens[factor.to]));
  const has = factor.to + (isModal ? 1 : 0);
  return HAS.test(wordOf(tokens[has])) && TO.test(wordOf(tokens[has + 1]))
    ? { factor, to: has + 2, verb: has }
    : undefined;
};
