import type { Token } from '../language/language.types.js';
import { hasPos, isNoun, isPossessive } from '../language/phrase-words.js';
import {
  BEGINS_CLAUSE,
  DETERMINERS,
  NO_PARTICIPLE,
  NOT_A_PLACE,
  PREPOSITIONS,
  SUBJECT_LINKS,
} from './phrase-word-lists.js';

/** Positions of tokens, `[from, to)`. */
export interface TokenRange {
  readonly from: number;
  readonly to: number;
}

interface PhraseOptions {
  /** Prepositions that end the phrase, in lower case. @default none */
  readonly stopAt?: ReadonlySet<string>;
  /** Whether "A and B" is one phrase. @default true */
  readonly joins?: boolean;
  /** Whether all up to the verb belongs to the phrase, also "A such as B", "A using B", "A during B". @default false */
  readonly fillsClause?: boolean;
}

/** A token's word in lower case. */
export const wordOf = (token: Token | undefined): string => token?.text.toLowerCase() ?? '';

/** "treated", "growing": a form that also stands before a noun. */
export const isParticiple = (token: Token | undefined): boolean =>
  token?.pos === 'VERB' && /(?:ed|en|ing|wn|lt|und)$/iu.test(token.text);

const isNameLike = (token: Token | undefined): boolean =>
  hasPos(token, 'X', 'SYM', 'NUM') && /[\p{L}\p{N}]/u.test(token?.text ?? '');

/** "P6.p", "growth∶death": a mark within a name. */
export const isWithinName = (tokens: readonly Token[], at: number): boolean => {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !token || !next || /^[,;()]$/u.test(token.text)) return false;
  return (
    hasPos(token, 'PUNCT', 'SYM', 'X') && before.end === token.start && token.end === next.start
  );
};

/** "more distally located cells": an adverb within a noun phrase. */
const leadsToModifier = (tokens: readonly Token[], at: number): boolean => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (next?.pos === 'ADV') return leadsToModifier(tokens, at + 1);
  // "at later time points"
  if (isNoun(next) || wordOf(next) === 'time') return !/ly$/u.test(token?.text ?? '');
  return next?.pos === 'ADJ' || (isParticiple(next) && isNoun(tokens[at + 2]));
};

/** "genes involved in": an adjective after its noun begins what belongs to it. */
const startsPhraseAfter = (tokens: readonly Token[], at: number): boolean =>
  isNoun(tokens[at - 1]) && tokens[at + 1]?.pos === 'ADP';

const isModifier = (tokens: readonly Token[], at: number): boolean => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (wordOf(token) === 'such' && wordOf(next) === 'as') return false;
  if (token?.pos === 'ADJ' || wordOf(token) === 'live') return !startsPhraseAfter(tokens, at);
  if (isWithinName(tokens, at)) return true;
  if (hasPos(token, 'SYM', 'X')) return true;
  if (token?.pos === 'ADV') return !BEGINS_CLAUSE.has(wordOf(token)) && leadsToModifier(tokens, at);
  // The tagger takes "time points" for a clause.
  if (wordOf(token) === 'time') return isNoun(next);
  if (NO_PARTICIPLE.has(wordOf(token)) && isNoun(tokens[at - 1])) return false;
  if (isParticiple(token))
    return (
      isNoun(next) ||
      next?.pos === 'ADJ' ||
      (next?.pos === 'CCONJ' && tokens[at + 2]?.pos === 'ADJ' && isNoun(tokens[at + 3]))
    );
  if (token?.pos === 'CCONJ')
    return (tokens[at - 1]?.pos === 'ADJ' || isParticiple(tokens[at - 1])) && next?.pos === 'ADJ';
  // "a small, poorly tailored program"
  if (wordOf(token) === ',')
    return (
      tokens[at - 1]?.pos === 'ADJ' &&
      (next?.pos === 'ADJ' || (next?.pos === 'ADV' && isParticiple(tokens[at + 2])))
    );
  return isNameLike(token) || /^(?:['’]s?|[/–-])$/u.test(token?.text ?? '');
};

/** "evening dosing": a gerund after a noun, with nothing that it acts on. */
const isGerundHead = (
  tokens: readonly Token[],
  at: number,
  stopAt?: ReadonlySet<string>,
): boolean => {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (
    token?.pos !== 'VERB' ||
    !/ing$/iu.test(token.text) ||
    !isNoun(before) ||
    NO_PARTICIPLE.has(wordOf(token))
  )
    return false;
  return (
    !next || next.pos === 'PUNCT' || next.pos === 'AUX' || (stopAt?.has(wordOf(next)) ?? false)
  );
};

/** The end of a noun phrase without anything after its head; undefined if none begins here. */
const endOfBase = (
  tokens: readonly Token[],
  from: number,
  stopAt?: ReadonlySet<string>,
): number | undefined => {
  let at = from;
  while (DETERMINERS.test(wordOf(tokens[at])) || isPossessive(tokens[at])) at += 1;
  const gerund = tokens[at];
  let last = -1;
  for (let index = at; index < tokens.length; index += 1) {
    const isNamed = isNameLike(tokens[index]) && last === index - 1;
    if (isNoun(tokens[index]) || isNamed || isGerundHead(tokens, index, stopAt)) last = index;
    else if (!isModifier(tokens, index)) break;
  }
  if (last >= 0) return last + 1;
  return gerund?.pos === 'VERB' && /ing$/iu.test(gerund.text) ? at + 1 : undefined;
};

const ACTS_ON = /^(?:with|in|on|for|against)$/u;

/** Where a preposition, a participle or a further item goes on with the phrase; undefined where the phrase ends. */
const endOfNext = (
  tokens: readonly Token[],
  at: number,
  options: PhraseOptions,
): number | undefined => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const word = wordOf(token);
  if (options.fillsClause && SUBJECT_LINKS.has(word)) return endOfBase(tokens, at + 1);
  // "loss due to heat", "rates in cases compared to controls"
  if (options.fillsClause && /^(?:due|compared)$/u.test(word))
    return /^(?:to|with)$/u.test(wordOf(next)) ? endOfBase(tokens, at + 2) : undefined;
  if (hasPos(token, 'ADP', 'PART', 'SCONJ') && PREPOSITIONS.has(word)) {
    if (options.stopAt?.has(word)) return undefined;
    if (word === 'in' && (NOT_A_PLACE.has(wordOf(next)) || NOT_A_PLACE.has(wordOf(tokens[at + 2]))))
      return undefined;
    if (word === 'to' && next?.pos === 'VERB' && !/ing$/iu.test(next.text)) return undefined;
    // "limits A in promoting B"
    if (
      word === 'in' &&
      /ing$/iu.test(next?.text ?? '') &&
      next?.pos === 'VERB' &&
      isNoun(tokens[at + 2])
    )
      return undefined;
    return endOfBase(tokens, at + 1);
  }
  // "lowering the risk earlier in life"
  if (/^(?:earlier|later)$/u.test(word) && next?.pos === 'ADP') return endOfBase(tokens, at + 2);
  if (
    (isParticiple(token) || (token?.pos === 'ADJ' && /ed$/u.test(word))) &&
    !NO_PARTICIPLE.has(word)
  ) {
    const isActive = /ing$/iu.test(word);
    // "compounds interfering with uptake"
    if (isActive) return endOfBase(tokens, ACTS_ON.test(wordOf(next)) ? at + 2 : at + 1);
    // "immunity acquired during childhood", but "the effect of drugs identified on growth"
    const belongsOutside =
      options.stopAt?.has(wordOf(next)) && /^(?:in|on|to|for|with|and)$/u.test(wordOf(next));
    if (
      !belongsOutside &&
      /^(?:in|by|to|with|from|for|on|at|of|during|after|under|through)$/u.test(wordOf(next))
    )
      return endOfBase(tokens, at + 2);
    return undefined;
  }
  if (options.joins === false) return undefined;
  if (word === 'as' && wordOf(next) === 'well' && wordOf(tokens[at + 2]) === 'as')
    return endOfItem(tokens, at + 3, options);
  if (options.fillsClause && word === 'such' && wordOf(next) === 'as')
    return endOfItem(tokens, at + 2, options);
  if (token?.pos === 'CCONJ' && /^(?:and|or|&|and\/or)$/u.test(word))
    return endOfItem(tokens, at + (isSamePreposition(tokens, at + 1) ? 2 : 1), options);
  return word === ',' ? endOfList(tokens, at, options) : undefined;
};

/** "related to light and to heat" */
const isSamePreposition = (tokens: readonly Token[], at: number): boolean =>
  /^(?:of|to|in|on|by|with|from|during|before|after)$/u.test(wordOf(tokens[at])) &&
  (/^(?:during|before|after)$/u.test(wordOf(tokens[at])) || wordOf(tokens[at - 1]) === 'and') &&
  tokens
    .slice(Math.max(0, at - 8), at - 1)
    .some(({ text }) =>
      /^(?:during|before|after)$/u.test(wordOf(tokens[at]))
        ? /^(?:at|in|during|before|after)$/iu.test(text)
        : text.toLowerCase() === wordOf(tokens[at]),
    );

/** A further item, unless it is the subject of a clause of its own: "… and survival decreases". */
const endOfItem = (
  tokens: readonly Token[],
  from: number,
  options: PhraseOptions,
): number | undefined => {
  const first = tokens[from];
  if (
    first?.pos === 'VERB' &&
    /ing$/iu.test(first.text) &&
    (!isNoun(tokens[from + 1]) || NO_PARTICIPLE.has(wordOf(first)))
  )
    return undefined;
  const end = endOfBase(tokens, from);
  return end === undefined ? undefined : endOfPhrase(tokens, end, { ...options, joins: false });
};

/** ", B, and C": a list ends with "and" or "or". */
const endOfList = (
  tokens: readonly Token[],
  comma: number,
  options: PhraseOptions,
): number | undefined => {
  const isLast = /^(?:and|or)$/u.test(wordOf(tokens[comma + 1]));
  const end = endOfItem(tokens, comma + (isLast ? 2 : 1), options);
  if (end === undefined || isLast) return end;
  const link = wordOf(tokens[end]);
  if (link === ',') return endOfList(tokens, end, options);
  return /^(?:and|or)$/u.test(link) ? endOfItem(tokens, end + 1, options) : undefined;
};

/** "growth, and survival decreases": the second noun has a verb of its own. */
const isSubjectOfNext = (tokens: readonly Token[], at: number, end: number): boolean =>
  (tokens[at]?.pos === 'CCONJ' || wordOf(tokens[at]) === ',') &&
  (tokens[end]?.pos === 'AUX' || (tokens[end]?.pos === 'VERB' && !isParticiple(tokens[end])));

const endOfPhrase = (tokens: readonly Token[], from: number, options: PhraseOptions): number => {
  let end = from;
  for (;;) {
    const next = endOfNext(tokens, end, options);
    if (next === undefined || isSubjectOfNext(tokens, end, next)) return end;
    end = next;
  }
};

/** Reads the noun phrase that begins at a token, with all that belongs to it. */
export function readPhrase(
  tokens: readonly Token[],
  from: number,
  options: PhraseOptions = {},
): TokenRange | undefined {
  const base = endOfBase(tokens, from, options.stopAt);
  if (base === undefined) return undefined;
  const isGerund = tokens[base - 1]?.pos === 'VERB';
  const object = isGerund ? (endOfBase(tokens, base) ?? base) : base;
  return { from, to: endOfPhrase(tokens, object, options) };
}
