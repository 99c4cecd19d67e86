import type { Token } from '../language/language.types.js';
import { hasPos, isNoun } from '../language/phrase-words.js';
import type { TextRange } from '../text/text-range.js';
import { wordSet } from '../text/word-lists.js';
import type { FoundRelation } from './found-relation.js';
import type { MarkedSentence } from './marked-sentence.js';
import { readPhrase, wordOf } from './noun-phrase.js';
import { NP_STOPS, readObject } from './read-object.js';
import { readSubject } from './read-subject.js';

const BETTER = wordSet('more less better worse superior inferior faster slower safer');
/** What "more" and "less" say of one thing beside another. */
const QUALITY =
  /^(?:effective|efficacious|beneficial|efficient|potent|useful|suitable|accurate|sensitive|susceptible|resistant|vulnerable|stable|toxic|infectious|virulent|tolerable|active|aggressive|prone|cost-effective)$/iu;
const COMPARES = /^(?:compare|comparing|comparison)$/u;
const AS_TO = wordSet('regarding concerning');

/** Finds what a sentence compares: "A may be more effective than B", "compare A with B in terms of C". */
export function findComparisons({ tokens, start }: MarkedSentence): readonly FoundRelation[] {
  return tokens.flatMap((token, at): FoundRelation[] => {
    const cue = { start: token.start - start, end: token.end - start };
    const found = readBetter(tokens, at, cue) ?? readCompared(tokens, at, cue);
    return [found, readReason(tokens, at, cue)].flatMap((each) => (each ? [each] : []));
  });
}

/** "A may be more effective than B": what it is better at is not said. */
const readBetter = (
  tokens: readonly Token[],
  at: number,
  cue: TextRange,
): FoundRelation | undefined => {
  if (!BETTER.has(wordOf(tokens[at])) || !/^(?:be|been|is|are)$/u.test(wordOf(tokens[at - 1])))
    return undefined;
  if (/^(?:more|less)$/u.test(wordOf(tokens[at])) && !QUALITY.test(wordOf(tokens[at + 1])))
    return undefined;
  const verb = startOfHelpers(tokens, at - 1);
  const factor = verb === undefined ? undefined : readSubject(tokens, verb);
  if (!factor) return undefined;
  const than = tokens.findIndex(
    (token, index) => index > at && index < at + 4 && /^(?:than|to)$/u.test(wordOf(token)),
  );
  const comparator = than < 0 ? undefined : readObject(tokens, than + 1);
  return {
    factor,
    outcome: undefined,
    comparator,
    direction: 'changes',
    cue,
    next: comparator?.to ?? at + 1,
    mayBePartial: true,
  };
};

const startOfHelpers = (tokens: readonly Token[], be: number): number | undefined => {
  let at = be;
  while (/^(?:not|never)$/u.test(wordOf(tokens[at - 1])) || hasPos(tokens[at - 1], 'AUX', 'ADV')) {
    if (/^(?:not|never)$/u.test(wordOf(tokens[at - 1]))) return undefined;
    at -= 1;
  }
  return at;
};

/** "compare A with B with regard to C", "a comparison of A and B in C" */
const readCompared = (
  tokens: readonly Token[],
  at: number,
  cue: TextRange,
): FoundRelation | undefined => {
  if (!COMPARES.test(wordOf(tokens[at]))) return undefined;
  const from = /^(?:of|between)$/u.test(wordOf(tokens[at + 1])) ? at + 2 : at + 1;
  const factor = readPhrase(tokens, from, { stopAt: STOPS, joins: false });
  if (!factor || !/^(?:and|with|to|versus|vs\.?)$/u.test(wordOf(tokens[factor.to])))
    return undefined;
  const comparator = readPhrase(tokens, factor.to + 1, { stopAt: STOPS, joins: false });
  if (!comparator) return undefined;
  const to = startOfAspect(tokens, comparator.to);
  const outcome = to === undefined ? undefined : readObject(tokens, to);
  return {
    factor,
    outcome,
    comparator,
    direction: 'changes',
    cue,
    next: (outcome ?? comparator).to,
    mayBePartial: true,
  };
};

const STOPS = new Set([...NP_STOPS, 'with', 'to', 'in', 'for', 'versus', 'vs', 'vs.']);

/** "with regard to their contribution to growth", "in terms of growth": where "growth" begins. */
const startOfAspect = (tokens: readonly Token[], at: number): number | undefined => {
  const words = [0, 1, 2].map((step) => wordOf(tokens[at + step]));
  const isLong = /^(?:with (?:regards?|respect) to|in terms of)$/u.test(words.join(' '));
  if (!isLong && !AS_TO.has(words[0] ?? '')) return undefined;
  const from = at + (isLong ? 3 : 1);
  const own = tokens.findIndex(
    ({ text }, index) =>
      index >= from &&
      index < from + 4 &&
      /^(?:effects?|impacts?|contributions?|influence)$/iu.test(text),
  );
  return own < 0 ? from : own + 2;
};

/** "the reasons for higher participation of women than men" */
const readReason = (
  tokens: readonly Token[],
  at: number,
  cue: TextRange,
): FoundRelation | undefined => {
  const isMore = /^(?:higher|lower|greater|increased|reduced)$/u.test(wordOf(tokens[at]));
  if (!isMore || !/^(?:reasons?|causes?|explanations?)$/iu.test(wordBefore(tokens, at)))
    return undefined;
  const outcome = readPhrase(tokens, at + 1, { stopAt: GROUP_LINKS, joins: false });
  if (!outcome || !GROUP_LINKS.has(wordOf(tokens[outcome.to]))) return undefined;
  const factor = readPhrase(tokens, outcome.to + 1, { joins: false, stopAt: THAN });
  if (!factor || wordOf(tokens[factor.to]) !== 'than' || !isNoun(tokens[factor.to - 1]))
    return undefined;
  const isLinked = GROUP_LINKS.has(wordOf(tokens[factor.to + 1]));
  const comparator = readPhrase(tokens, factor.to + (isLinked ? 2 : 1), {
    joins: false,
    stopAt: GROUP_LINKS,
  });
  return comparator
    ? {
        factor,
        outcome,
        comparator,
        direction: 'changes',
        cue,
        next: comparator.to,
        mayBePartial: false,
        comparesGroups: true,
      }
    : undefined;
};

const GROUP_LINKS = wordSet('of in among');
const THAN = wordSet('than');

const wordBefore = (tokens: readonly Token[], at: number): string => {
  const link = /^(?:the|an?)$/u.test(wordOf(tokens[at - 1])) ? at - 2 : at - 1;
  return /^(?:of|for)$/u.test(wordOf(tokens[link])) ? wordOf(tokens[link - 1]) : '';
};
