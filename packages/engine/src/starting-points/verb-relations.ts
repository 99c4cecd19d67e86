import type { Token } from '../language/language.types.js';
import { isNoun } from '../language/phrase-words.js';
import type { TextRange } from '../text/text-range.js';
import { readEffectVerb, type EffectVerb } from './effect-verbs.js';
import { findVerbGroups } from './verb-groups.js';
import type { FoundRelation } from './found-relation.js';
import type { MarkedSentence } from './marked-sentence.js';
import { readPhrase, wordOf, type TokenRange } from './noun-phrase.js';
import { readEffectGerund } from './effect-gerund.js';
import { isProcess, readObject } from './read-object.js';
import { relateIntransitive } from './intransitive-relations.js';
import { IS_BE, IS_BY, isHedgedAt, isVerbUse, startOfGroup } from './verb-forms.js';
import { readSharedSubject, readSubject } from './read-subject.js';

const lemmasOf = ({ lemma, text }: Token): readonly string[] => [
  lemma.toLowerCase(),
  text.toLowerCase(),
];

/** Finds what verbs relate, in the order of the sentence. */
export function findVerbRelations({
  tokens,
  text,
  start,
}: MarkedSentence): readonly FoundRelation[] {
  const groups = findVerbGroups(text);
  const indexAt = (offset: number) => tokens.findIndex((token) => token.start - start >= offset);
  const relations = groups.flatMap((group) => {
    const [verb, object] = [indexAt(group.start), indexAt(group.end)];
    if (
      verb < 0 ||
      object < 0 ||
      (/^account/iu.test(text.slice(group.start)) && SHARE.test(text.slice(group.end)))
    )
      return [];
    // "signals arising from": no verb of a clause
    if (
      /^(?:arising|resulting)\b/iu.test(text.slice(group.start)) &&
      tokens[verb - 1]?.pos !== 'AUX' &&
      wordOf(tokens[verb - 1]) !== ','
    )
      return [];
    if (group.needsHedge && !isHedgedAt(tokens, verb)) return [];
    const inner = group.isReversed ? undefined : readEffectGerund(tokens, object, text, start);
    const isReversed =
      group.isReversed ??
      (group.explainsIfHedged === true &&
        isHedgedAt(tokens, verb) &&
        !isThingAndProcess(tokens, verb, object));
    const effect = inner?.effect ?? { ...group, isReversed };
    return relate(tokens, verb, inner?.object ?? object, effect, group) ?? [];
  });
  const plain = tokens.flatMap((token, at): FoundRelation[] => {
    const offset = token.start - start;
    if (groups.some((group) => offset >= group.start && offset < group.end)) return [];
    const after = text.slice(token.end - start, token.end - start + 60);
    const effect = lemmasOf(token)
      .map((lemma) => readEffectVerb(lemma, after))
      .find(Boolean);
    if (!effect || !isVerbUse(tokens, at)) return [];
    if (effect.needsHedge && !isHedgedAt(tokens, at)) return [];
    const cue = { start: offset, end: token.end - start };
    const relation =
      relateIntransitive(tokens, at, effect, cue) ?? relate(tokens, at, at + 1, effect, cue);
    return relation ? [relation] : [];
  });
  return [...relations, ...plain].sort((one, other) => one.cue.start - other.cue.start);
}

/** "account for half of the deaths": a share, no effect. */
const SHARE =
  /^\s*(?:(?:more|less) than|most|much|about|approximately|almost|nearly|up to|over|half|\d|one|two|three|an? (?:third|quarter|half|majority|large|small))/iu;

/** "The protein may be related to growth": a thing does not follow from a process. */
const isThingAndProcess = (tokens: readonly Token[], verb: number, object: number): boolean => {
  const group = startOfGroup(tokens, verb);
  const subject = group === undefined ? undefined : readSubject(tokens, group);
  const after = readObject(tokens, object);
  return (
    subject !== undefined &&
    after !== undefined &&
    subject.to - subject.from === 1 &&
    /\p{Lu}.*[\p{Lu}\p{N}]/u.test(tokens[subject.from]?.text ?? '') &&
    isProcess(tokens, after)
  );
};

/** "the ability of A to reduce": what is able acts. */
const readAbility = (tokens: readonly Token[], verb: number): TokenRange | undefined => {
  const to = tokens.findLastIndex(
    (token, at) => at < verb && at > verb - 3 && wordOf(token) === 'to',
  );
  const noun = tokens.findLastIndex(
    ({ text }, at) => at < to && at > to - 12 && /^(?:ability|capacity|capability)$/iu.test(text),
  );
  if (to < 0 || noun < 0 || !/^(?:of|for)$/u.test(wordOf(tokens[noun + 1]))) return undefined;
  const phrase = readPhrase(tokens.slice(0, to), noun + 2);
  return phrase?.to === to ? phrase : undefined;
};

const PERMITS = /^(?:allow|enable|permit|help|ensure|cause|trigger|induce|stimulate|encourage)s?$/u;

const isHave = (token: Token): boolean => /^(?:have|has|had)$/u.test(wordOf(token));

const relate = (
  tokens: readonly Token[],
  verb: number,
  object: number,
  { direction, isReversed = false, needsProcess = false }: EffectVerb,
  { start, end }: TextRange,
): FoundRelation | undefined => {
  const group = startOfGroup(tokens, verb);
  if (group === undefined) {
    const able = readAbility(tokens, verb);
    const acts = able && readObject(tokens, object);
    return able && !isReversed
      ? {
          factor: able,
          outcome: acts,
          direction,
          cue: { start, end },
          next: acts?.to ?? object,
          mayBePartial: false,
        }
      : undefined;
  }
  const subject =
    readSubject(tokens, group) ??
    readMainSubject(tokens, group) ??
    readSharedSubject(tokens, group);
  if (isPassive(tokens, group, verb) && !isReversed) {
    return {
      factor: readMeans(tokens, subject) ?? readAgent(tokens, object),
      outcome: subject,
      direction,
      cue: { start, end },
      next: readAgent(tokens, object)?.to ?? object,
      // "whether A is increased in B"
      mayBePartial:
        (isHedgedAt(tokens, group + 1) && !tokens.slice(group, verb).some(isHave)) ||
        wordOf(tokens[(subject?.from ?? 0) - 1]) === 'whether',
    };
  }
  const named = readObject(tokens, object);
  const after = needsProcess && named && !isProcess(tokens, named) ? undefined : named;
  // "may allow the cells to grow"
  if (PERMITS.test(wordOf(tokens[verb])) && after && wordOf(tokens[after.to]) === 'to')
    return undefined;
  const [factor, outcome] = isReversed ? [after, subject] : [subject, after];
  // "to analyze and better predict": a verb without a subject of its own.
  const before = tokens[group - 1];
  const hasSubject =
    (isNoun(before) || before?.pos === 'PRON') && !/^(?:which|that|who)$/u.test(wordOf(before));
  const isPast = /ed$/u.test(tokens[verb]?.text ?? '') && group === verb;
  return {
    factor,
    outcome,
    direction,
    cue: { start, end },
    next: after?.to ?? object,
    mayBePartial: hasSubject && !isPast,
  };
};

/** "Stress lowers immunity, promoting infection": the subject of the clause before acts. */
const readMainSubject = (tokens: readonly Token[], verb: number): TokenRange | undefined => {
  const before = wordOf(tokens[verb - 1]);
  if (before !== ',' || !/ing$/iu.test(tokens[verb]?.text ?? '')) return undefined;
  const isFinite = ({ pos, text }: Token) =>
    pos === 'AUX' || (pos === 'VERB' && !/(?:ed|en|ing)$/iu.test(text));
  // Of several clauses before, it is uncertain which one is meant.
  if (tokens.slice(0, verb).some(({ text }) => /^(?:;|while|whereas|that|which)$/iu.test(text)))
    return undefined;
  const main = tokens.findIndex((token, at) => at > 0 && at < verb && isFinite(token));
  return main > 0 ? readSubject(tokens, main) : undefined;
};

/** "is reduced": the subject is what changes. */
const isPassive = (tokens: readonly Token[], group: number, verb: number): boolean =>
  /(?:ed|en|wn)$/iu.test(tokens[verb]?.text ?? '') &&
  tokens.slice(group, verb).some((token) => IS_BE.test(wordOf(token)));

/** "can be reduced by heat", "can be reduced through selectively blocking uptake". */
const readAgent = (tokens: readonly Token[], at: number): TokenRange | undefined => {
  if (!IS_BY.test(wordOf(tokens[at]))) return undefined;
  return readObject(tokens, tokens[at + 1]?.pos === 'ADV' ? at + 2 : at + 1);
};

/** "By raising the dose, …": what is done stands before the subject. */
const readMeans = (
  tokens: readonly Token[],
  subject: TokenRange | undefined,
): TokenRange | undefined => {
  const comma = (subject?.from ?? 0) - 1;
  if (tokens[comma]?.text !== ',') return undefined;
  const by = tokens.findLastIndex(
    ({ text }, at) =>
      at < comma &&
      /^by$/iu.test(text) &&
      (at === 0 || wordOf(tokens[at - 1]) === 'that' || tokens[at - 1]?.text === ','),
  );
  return by >= 0 && /ing$/iu.test(tokens[by + 1]?.text ?? '')
    ? { from: by + 1, to: comma }
    : undefined;
};
