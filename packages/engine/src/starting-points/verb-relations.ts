import type { Token } from '../language/language.types.js';
import { isNoun } from '../language/phrase-words.js';
import type { TextRange } from '../text/text-range.js';
import { wordSet } from '../text/word-lists.js';
import { findVerbGroups, readEffectVerb, type EffectVerb } from './effect-verbs.js';
import type { FoundRelation } from './found-relation.js';
import type { MarkedSentence } from './marked-sentence.js';
import { readPhrase, wordOf, type TokenRange } from './noun-phrase.js';
import { readEffectGerund } from './effect-gerund.js';
import { isProcess, readObject } from './read-object.js';
import { readSharedSubject, readSubject } from './read-subject.js';

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
const startOfGroup = (tokens: readonly Token[], verb: number): number | undefined => {
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
      if (/^(?:needed|required)$/u.test(lead) && wordOf(tokens[verb]) === 'determine') return undefined;
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

const IS_BE = /^(?:be|is|are|was|were|been|being)$/u;
const IS_BY = /^(?:by|through|via)$/u;

const hasSubjectBefore = (tokens: readonly Token[], at: number): boolean =>
  // "have impaired growth" says what they have.
  (/^(?:have|has|had)$/u.test(wordOf(tokens[at - 1])) &&
    (MODAL.test(wordOf(tokens[at - 2])) || tokens[at + 1]?.pos === 'DET')) ||
  (tokens[at - 1]?.pos === 'ADV' &&
    isNoun(tokens[at - 2]) &&
    !/^by$/u.test(wordOf(tokens[at + 1])));

const isVerbUse = (tokens: readonly Token[], at: number): boolean => {
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

/** Whether "may", "perhaps" and the like stand right before a verb, with at most adverbs between. */
const isHedgedAt = (tokens: readonly Token[], verb: number): boolean => {
  const before = tokens.slice(Math.max(0, verb - 4), verb + 2).map(wordOf);
  return before.some((word) => HEDGE.test(word));
};

const HEDGE = /^(?:appears?|seems?|may|might|could|perhaps|possibly|probably|presumably|likely|whether)$/u;

/** "account for half of the deaths": a share, no effect. */
const SHARE =
  /^\s*(?:(?:more|less) than|most|much|about|approximately|almost|nearly|up to|over|half|\d|one|two|three|an? (?:third|quarter|half|majority|large|small))/iu;

/** "the ability of A to reduce": what is able acts. */
const readAbility = (tokens: readonly Token[], verb: number): TokenRange | undefined => {
  const to = tokens.findLastIndex((token, at) => at < verb && at > verb - 3 && wordOf(token) === 'to');
  const noun = tokens.findLastIndex(
    ({ text }, at) => at < to && at > to - 12 && /^(?:ability|capacity|capability)$/iu.test(text),
  );
  if (to < 0 || noun < 0 || !/^(?:of|for)$/u.test(wordOf(tokens[noun + 1]))) return undefined;
  const phrase = readPhrase(tokens.slice(0, to), noun + 2);
  return phrase?.to === to ? phrase : undefined;
};

/** "A may increase if B": the subject is what changes, and what follows changes it. */
const relateIntransitive = (
  tokens: readonly Token[],
  verb: number,
  { direction }: EffectVerb,
  cue: TextRange,
): FoundRelation | undefined => {
  if (!INTRANSITIVE.test(wordOf(tokens[verb]))) return undefined;
  const link = skipAdverbs(tokens, verb + 1);
  const word = wordOf(tokens[link]);
  if (!ENDS_VERB.test(word)) return undefined;
  const group = startOfGroup(tokens, verb);
  const outcome = group === undefined ? undefined : readSubject(tokens, group);
  if (!outcome) return undefined;
  const factor = /^(?:if|when|once)$/u.test(word)
    ? readClauseSubject(tokens, link + 1)
    : /^(?:with|under|after|upon|following)$/u.test(word)
      ? readObject(tokens, link + 1)
      : word === 'due' && wordOf(tokens[link + 1]) === 'to'
        ? readObject(tokens, link + 2)
        : undefined;
  return { factor, outcome, direction, cue, next: factor?.to ?? link, mayBePartial: true };
};

const PERMITS = /^(?:allow|enable|permit|help|ensure|cause|trigger|induce|stimulate|encourage)s?$/u;
const INTRANSITIVE = /^(?:increases?|decreases?|declines?|improves?|worsens?|rises?|drops?)$/u;
const ENDS_VERB = /^(?:|[.,;]|if|when|once|due|with|under|after|upon|following|and|or|but|during|over)$/u;

const skipAdverbs = (tokens: readonly Token[], from: number): number => {
  let at = from;
  while (tokens[at]?.pos === 'ADV' && !/^when$/u.test(wordOf(tokens[at]))) at += 1;
  return at;
};

/** "if the dose is raised": what the clause is about. */
const readClauseSubject = (tokens: readonly Token[], from: number): TokenRange | undefined => {
  const phrase = readPhrase(tokens, from);
  return phrase && tokens[phrase.to]?.pos === 'AUX' ? phrase : undefined;
};

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
      ? { factor: able, outcome: acts, direction, cue: { start, end }, next: acts?.to ?? object, mayBePartial: false }
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
      mayBePartial: isHedgedAt(tokens, group + 1) || wordOf(tokens[(subject?.from ?? 0) - 1]) === 'whether',
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
