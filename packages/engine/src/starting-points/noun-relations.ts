import type { Token } from '../language/language.types.js';
import { hasPos, isNoun } from '../language/phrase-words.js';
import type { FoundRelation } from './found-relation.js';
import type { MarkedSentence } from './marked-sentence.js';
import { FRAMES, type NounFrame } from './noun-frames.js';
import { readPhrase, wordOf, type TokenRange } from './noun-phrase.js';
import { NOT_A_PLACE } from './phrase-word-lists.js';
import { readEffectGerund } from './effect-gerund.js';
import { readLinkedNouns } from './linked-nouns.js';
import { isProcess, NP_STOPS, readObject } from './read-object.js';

/** "not only between A and B, but also between C and D": where the second pair begins. */
const findSecond = (tokens: readonly Token[], at: number, of: string): number =>
  tokens.findIndex(
    (token, index) =>
      index > at + 3 && wordOf(token) === of && wordOf(tokens[index - 1]) === 'also',
  );

/** Finds what nouns relate: "the effect of A on B". */
export function findNounRelations(sentence: MarkedSentence): readonly FoundRelation[] {
  const { tokens } = sentence;
  return tokens.flatMap((token, at): FoundRelation[] => [
    ...readLinkedNouns(sentence, at),
    ...FRAMES.flatMap((frame) => {
      if (!frame.nouns.has(wordOf(token)) || !isNoun(token)) return [];
      if (frame.direction === 'associated' && isPartOfOther(tokens, at)) return [];
      const isPaired = wordOf(tokens[at + 1]) === 'not' && wordOf(tokens[at + 2]) === 'only';
      const links = isPaired
        ? [at + 3, findSecond(tokens, at, frame.of)]
        : [startOfLink(tokens, at, frame.of)];
      return links
        .filter((link) => wordOf(tokens[link]) === frame.of)
        .flatMap((link) => readNounFrame(sentence, at, link, frame));
    }),
  ]);
}

/** "the roles and regulatory mechanisms of": where "of" stands. */
const startOfLink = (tokens: readonly Token[], at: number, of: string): number => {
  if (of !== 'of' || wordOf(tokens[at + 1]) !== 'and') return at + 1;
  const link = tokens.findIndex((token, index) => index > at + 2 && wordOf(token) === 'of');
  const isShort = link > 0 && link <= at + 5 && isNoun(tokens[link - 1]);
  return isShort ? link : at + 1;
};

const EFFECT_BEFORE =
  /^(?:lack|absence|effects?|impacts?|influences?|roles?|consequences?|result|because|ability|importance)$/u;

/** "the lack of a link between", "the effect of associations between": what is between belongs to another noun. */
const isPartOfOther = (tokens: readonly Token[], at: number): boolean => {
  let before = at - 1;
  while (hasPos(tokens[before], 'ADJ', 'DET')) before -= 1;
  const isOf = wordOf(tokens[before]) === 'of';
  return (
    (isOf && EFFECT_BEFORE.test(wordOf(tokens[before - 1]))) ||
    /^(?:no|by|to|explains?|underl(?:y|ie|ies))$/u.test(wordOf(tokens[before])) ||
    tokens.slice(before + 1, at).some((token) => wordOf(token) === 'no')
  );
};

/** "the role of A and the cause of B": what follows "and the" is another question. */
const beforeSecond = (tokens: readonly Token[], { from, to }: TokenRange): TokenRange => {
  const and = tokens.findIndex(
    ({ pos }, at) =>
      at > from &&
      at < to &&
      pos === 'CCONJ' &&
      /^(?:the|its|their)$/u.test(wordOf(tokens[at + 1])),
  );
  return { from, to: and < 0 ? to : and };
};

/** "the immune response of": the noun with what stands before it. */
const startOfNoun = (tokens: readonly Token[], noun: number): number => {
  let from = noun;
  while (hasPos(tokens[from - 1], 'ADJ', 'NOUN', 'PROPN', 'DET')) from -= 1;
  return from;
};

/** "the function of A is to raise B": where "raise" stands. */
const readPurpose = (tokens: readonly Token[], at: number): number | undefined => {
  if (!/^(?:is|are|may|might|could)$/u.test(wordOf(tokens[at]))) return undefined;
  const to = tokens.findIndex(
    (token, index) => index > at && index < at + 4 && wordOf(token) === 'to',
  );
  return to < 0 ? undefined : to + 1;
};

/** "the value of A as an early marker of B" */
const readMarked = (tokens: readonly Token[], at: number): TokenRange | undefined => {
  if (wordOf(tokens[at]) !== 'as') return undefined;
  const marker = tokens.findIndex(
    ({ text }, index) => index > at && index < at + 7 && MARKER.test(text),
  );
  const isLinked = /^(?:of|for)$/u.test(wordOf(tokens[marker + 1]));
  return marker < 0 || !isLinked ? undefined : readObject(tokens, marker + 2, true);
};

const MARKER = /^(?:bio)?(?:markers?|predictors?|indicators?)$/iu;

/** The phrase up to the word that leads to the other one; "in" leads to it only where no other does. */
const readFirst = (
  tokens: readonly Token[],
  from: number,
  to: ReadonlySet<string>,
  joins: boolean,
  text: string,
  start: number,
): TokenRange | undefined => {
  const read = (links: readonly string[]) =>
    readPhrase(tokens, from, { stopAt: new Set([...links, ...NP_STOPS]), joins });
  const others = [...to].filter((link) => link !== 'in');
  const far = read(others);
  // "the role of A in B, their C, and their impact on D"
  const isOne = ({ from: first, to: end }: TokenRange) =>
    !tokens.slice(first, end).some(({ text: word }) => /^(?:,|its|their)$/iu.test(word));
  if (!far || (others.includes(wordOf(tokens[far.to])) && isOne(far))) return far;
  // "the role of meaning in life in fostering health"
  const gerund = tokens.findIndex(
    (token, at) =>
      at > from &&
      at <= far.to &&
      wordOf(token) === 'in' &&
      readEffectGerund(tokens, at + 1, text, start),
  );
  if (to.has('in') && gerund > 0) return { from, to: gerund };
  return read([...to]);
};

const readNounFrame = (
  { tokens, text, start }: MarkedSentence,
  noun: number,
  link: number,
  { of, to, direction, isResponse = false, needsProcess = false }: NounFrame,
): FoundRelation[] => {
  const token = tokens[noun] as Token;
  const joins = of !== 'between';
  const isBareAdjective = (range: TokenRange) =>
    !joins &&
    range.to - range.from === 1 &&
    /(?:al|ic|ive|ous|ary)$/iu.test(wordOf(tokens[range.from]));
  const one = readFirst(tokens, link + 1, to, joins, text, start);
  if (!one || isBareAdjective(one)) return [];
  const hasOther = to.has(wordOf(tokens[one.to])) && !NOT_A_PLACE.has(wordOf(tokens[one.to + 1]));
  const gerund = hasOther ? readEffectGerund(tokens, one.to + 1, text, start, true) : undefined;
  const affected = gerund && readObject(tokens, gerund.object, true);
  const other = hasOther ? readObject(tokens, one.to + 1, true) : undefined;
  const cue = { start: token.start - start, end: token.end - start };
  if (gerund && affected)
    return [
      {
        factor: one,
        outcome: affected,
        direction: gerund.effect.direction,
        cue,
        next: affected.to,
        mayBePartial: true,
      },
    ];
  const purpose = readPurpose(tokens, one.to);
  const served =
    purpose === undefined ? undefined : readEffectGerund(tokens, purpose, text, start, true);
  const serves = served && readObject(tokens, served.object);
  if (served && serves)
    return [
      {
        factor: one,
        outcome: serves,
        direction: served.effect.direction,
        cue,
        next: serves.to,
        mayBePartial: true,
      },
    ];
  const markedBy = readMarked(tokens, one.to);
  if (markedBy)
    return [
      {
        factor: one,
        outcome: markedBy,
        direction: 'associated',
        cue,
        next: markedBy.to,
        mayBePartial: true,
      },
    ];
  const mustBeProcess =
    needsProcess || (direction === 'changes' && wordOf(tokens[one.to]) === 'in');
  if (other && mustBeProcess && !isProcess(tokens, other)) {
    // "the effect of shade in barley": in what shade has it belongs to it.
    const factor = needsProcess ? one : { from: one.from, to: other.to };
    return [{ factor, outcome: undefined, direction, cue, next: other.to, mayBePartial: true }];
  }
  if (of === 'with')
    return other
      ? [{ factor: other, outcome: one, direction, cue, next: other.to, mayBePartial: true }]
      : [];
  if (isResponse)
    return other
      ? [
          {
            factor: other,
            outcome: { from: startOfNoun(tokens, noun), to: one.to },
            direction,
            cue,
            next: other.to,
            mayBePartial: true,
          },
        ]
      : [];
  return [
    // "between knee and ankle stiffness and how …": one of two says too little.
    {
      factor: other ? one : beforeSecond(tokens, one),
      outcome: other,
      direction,
      cue,
      next: (other ?? one).to,
      mayBePartial: joins,
    },
  ];
};
