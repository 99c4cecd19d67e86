import type { Token } from '../language/language.types.js';
import type { TextRange } from '../text/text-range.js';
import type { EffectVerb } from './effect-verbs.js';
import type { FoundRelation } from './found-relation.js';
import { readPhrase, wordOf, type TokenRange } from './noun-phrase.js';
import { readObject } from './read-object.js';
import { readSubject } from './read-subject.js';
import { startOfGroup } from './verb-forms.js';

/** "A may increase if B": the subject is what changes, and what follows changes it. */
export const relateIntransitive = (
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

const INTRANSITIVE =
  /^(?:(?:increase|decrease|decline|improve|worsen|rise|drop|change)s?|(?:increas|decreas|declin|improv|worsen|chang)ing)$/u;
const ENDS_VERB =
  /^(?:|[.,;]|if|when|once|due|with|under|after|upon|following|and|or|but|during|over|between)$/u;

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
