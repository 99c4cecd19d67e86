import type { Token } from '../language/language.types.js';
import { hasPos, isNoun } from '../language/phrase-words.js';
import { wordSet } from '../text/word-lists.js';
import { isParticiple, isWithinName, readPhrase, wordOf, type TokenRange } from './noun-phrase.js';

const STARTS_CLAUSE = wordSet(
  'that whether if how why because although though while whilst whereas whereby when where since as but so than until once',
);

const RELATIVE = /^(?:which|whom)$/u;
const REPORT = wordSet(
  'show find conclude hypothesize hypothesise propose suggest speculate predict demonstrate believe think',
);
/** "much of the variation": what follows is what is meant. */
const SHARE = wordSet('much most part some all');

/** The first token of the clause that a position belongs to. */
const startOfClause = (tokens: readonly Token[], to: number): number | undefined => {
  for (let at = to - 1; at >= 0; at -= 1) {
    const [token, before] = [tokens[at], tokens[at - 1]];
    const word = wordOf(token);
    if (/^[;:—?]$/u.test(word) && !isWithinName(tokens, at)) return at + 1;
    const isWithinList =
      /^(?:well|such)$/u.test(wordOf(before)) || wordOf(tokens[at + 1]) === 'well';
    if (word === 'as' && isWithinList) continue;
    // "A, lower than B, may": an insertion
    if (word === 'than' && tokens.slice(at, to).some(({ text }) => text === ',')) continue;
    // "factors other than A": no clause of its own
    if (word === 'than') return to;
    if (STARTS_CLAUSE.has(word) || (RELATIVE.test(word) && before?.pos === 'ADP')) {
      // "cells that may grow": what belongs to the noun before "that" is uncertain.
      return word === 'that' && to - at <= 1 ? undefined : at + 1;
    }
    if (token?.pos === 'VERB' && REPORT.has(token.lemma) && /^(?:we|i)$/u.test(wordOf(before)))
      return at + 1;
  }
  return 0;
};

const BEGINS_ITEM = ['NOUN', 'PROPN', 'ADJ', 'DET', 'NUM'] as const;

/** "C4, and C5": what follows a comma is the rest of a list that began before it. */
const endsList = (tokens: readonly Token[], from: number): boolean =>
  tokens.some(
    (token, at) =>
      at > from && at < from + 4 && token.text === ',' && tokens[at + 1]?.pos === 'CCONJ',
  );

/** "A is low, and B …": a conjunction after a whole clause. */
const beginsNextClause = (tokens: readonly Token[], start: number, from: number): boolean =>
  tokens[from]?.pos === 'CCONJ' &&
  tokens
    .slice(start, from)
    .some(
      ({ pos, text }, at, all) =>
        pos === 'AUX' || (pos === 'VERB' && isNoun(all[at - 1]) && !/(?:ed|en|ing)$/iu.test(text)),
    );

/** Reads the noun phrase that fills a clause up to a token: its subject. Undefined where anything else stands there. */
export function readSubject(all: readonly Token[], to: number): TokenRange | undefined {
  const tokens = all.slice(0, to);
  const start = startOfClause(tokens, to);
  if (start === undefined) return readAntecedent(tokens, to - 1);
  let before = start;
  for (let from = start; from < to; from += 1) {
    if (from !== start && tokens[from - 1]?.text !== ',') continue;
    const [first] = tokens.slice(before, before + 1);
    const isListTail = from !== start && endsList(tokens, from) && hasPos(first, ...BEGINS_ITEM);
    before = from;
    if (isListTail) continue;
    // "how exactly heat acts"
    if (tokens[from]?.pos === 'ADV' && /ly$/u.test(wordOf(tokens[from]))) {
      const rest = readPhrase(tokens, from + 1, { fillsClause: true });
      if (rest?.to === to) return rest;
    }
    const isShare = SHARE.has(wordOf(tokens[from])) && wordOf(tokens[from + 1]) === 'of';
    const isNext = beginsNextClause(tokens, start, from);
    const phrase = readPhrase(tokens, from + (isShare ? 2 : isNext ? 1 : 0), { fillsClause: true });
    if (phrase?.to === to) return phrase;
  }
  return readBeforeInsertion(tokens, start);
}

/** "A is low but raises B": both verbs of a clause have its first subject. */
export function readSharedSubject(all: readonly Token[], verb: number): TokenRange | undefined {
  if (all[verb - 1]?.pos !== 'CCONJ') return undefined;
  const tokens = all.slice(0, verb - 1);
  const start = startOfClause(tokens, tokens.length) ?? 0;
  const isFinite = ({ pos, text }: Token, at: number) =>
    at > start && (pos === 'AUX' || (pos === 'VERB' && !/(?:ed|en|ing)$/iu.test(text)));
  const first = tokens.findIndex(isFinite);
  return first < 0 ? undefined : readSubject(tokens, first);
}

/** "to define values of cells that may predict": the whole phrase before "that", after the verb that it belongs to. */
const readAntecedent = (tokens: readonly Token[], to: number): TokenRange | undefined => {
  const verb = tokens.findLastIndex(
    ({ pos }, at) =>
      at < to && pos === 'VERB' && !(isParticiple(tokens[at]) && isNoun(tokens[at + 1])),
  );
  const from = verb + 1;
  const phrase = verb < 0 ? undefined : readPhrase(tokens.slice(0, to), from);
  return phrase?.to === to ? phrase : undefined;
};

/** "Heat, unlike drought, reduces": the subject stands before what the commas enclose. */
const readBeforeInsertion = (tokens: readonly Token[], start: number): TokenRange | undefined => {
  if (tokens.at(-1)?.text !== ',') return undefined;
  const phrase = readPhrase(tokens, start, { joins: false, fillsClause: true });
  const whole = readPhrase(tokens, start, { fillsClause: true });
  return [whole, phrase].find(
    (read) =>
      read !== undefined &&
      read.to < tokens.length - 1 &&
      tokens[read.to]?.text === ',' &&
      isInserted(tokens[read.to + 1]),
  );
};

const isInserted = (first: Token | undefined): boolean =>
  isParticiple(first) ||
  hasPos(first, 'ADP', 'ADJ', 'SCONJ') ||
  /^(?:which|who|an?|e\.g\.|especially|particularly|notably|mainly|such)$/u.test(wordOf(first));
