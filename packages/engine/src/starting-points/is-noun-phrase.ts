import type { Token } from '../language/language.types.js';
import { isNoun } from '../language/phrase-words.js';
import { isParticiple } from './noun-phrase.js';

const SUBORDINATE = /^(?:when|while|whereas|because|if|unless|although|though)$/iu;
const RELATIVE = /^(?:that|which|who|whom|whose)$/iu;

/** "damage and improve yield": a second verb, whose subject stands before the phrase. */
const isSecondVerb = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.pos === 'VERB' &&
  tokens[at - 1]?.pos === 'CCONJ' &&
  !isParticiple(tokens[at]) &&
  /^(?:DET|ADJ|NOUN|PROPN)$/u.test(tokens[at + 1]?.pos ?? '');

/** "hopping correlates with running": a verb in the present between two nouns. */
const isPresentVerb = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.pos === 'VERB' &&
  /[^s]s$/iu.test(tokens[at]?.text ?? '') &&
  isNoun(tokens[at - 1]) &&
  /^(?:ADP|DET)$/u.test(tokens[at + 1]?.pos ?? '');

/** "differently to regulate": an adverb that belongs to a verb outside. */
const beginsWithAdverb = ([first, second]: readonly Token[]): boolean =>
  first?.pos === 'ADV' &&
  /ly$/iu.test(first.text) &&
  /^(?:to|by|in|with|,)$/iu.test(second?.text ?? '');

/** "assimilation, and in turn contribute to": what follows belongs to the verb before. */
const isConsequence = (tokens: readonly Token[], at: number): boolean =>
  /^(?:thereby|thus|hence|consequently)$/iu.test(tokens[at]?.text ?? '') ||
  (/^turn$/iu.test(tokens[at]?.text ?? '') && /^in$/iu.test(tokens[at - 1]?.text ?? ''));

/** Whether words that stand for a factor or an outcome are one noun phrase, without a part of the clause around it. */
export function isNounPhrase(tokens: readonly Token[]): boolean {
  // What a relative clause says belongs to its noun.
  const relative = tokens.findIndex(({ text }) => RELATIVE.test(text));
  const own = relative > 0 ? tokens.slice(0, relative) : tokens;
  return (
    !beginsWithAdverb(own) &&
    !own.some(
      ({ pos, text }, at) =>
        SUBORDINATE.test(text) ||
        pos === 'AUX' ||
        isSecondVerb(own, at) ||
        isPresentVerb(own, at) ||
        isConsequence(own, at) ||
        // "growth or against stress"
        (at > 0 && own[at - 1]?.pos === 'CCONJ' && /^against$/iu.test(text)),
    )
  );
}
