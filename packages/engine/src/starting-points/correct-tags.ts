import type { Token } from '../language/language.types.js';
import { hasPos, isNoun } from '../language/phrase-words.js';
import { wordSet } from '../text/word-lists.js';

/** Gerunds that name a process by themselves: "binding to DNA". */
const NOMINAL_GERUNDS = wordSet(
  'binding signaling signalling splicing branching folding flowering feeding breathing sprouting tillering clustering spreading swelling healing imprinting silencing scavenging priming remodeling remodelling processing trafficking spawning rooting ripening aging ageing drinking smoking eating learning coping trapping clearing spiking firing loading unfolding misfolding lodging',
);

/** "reduces falls in adults": the tagger takes the object for a second verb. */
const isObjectOfVerb = (tokens: readonly Token[], at: number): boolean => {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    token?.pos === 'VERB' &&
    /[^s]s$/iu.test(token.text) &&
    hasPos(before, 'VERB', 'ADP', 'DET', 'ADJ') &&
    (next === undefined || hasPos(next, 'ADP', 'PUNCT'))
  );
};

/** "in the elderly": an adjective that stands for a group. */
const isGroup = (tokens: readonly Token[], at: number): boolean =>
  /^(?:elderly|young|obese|uninsured|poor|homeless)$/iu.test(tokens[at]?.text ?? '') &&
  /^the$/iu.test(tokens[at - 1]?.text ?? '') &&
  !hasPos(tokens[at + 1], 'NOUN', 'PROPN', 'ADJ', 'CCONJ');

/** "by use of heat", "in the setting of illness": before "of" stands a noun. */
const isBeforeOf = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.pos === 'VERB' &&
  /^(?:use|setting)$/iu.test(tokens[at]?.text ?? '') &&
  hasPos(tokens[at - 1], 'ADP', 'DET', 'ADJ') &&
  /^of$/iu.test(tokens[at + 1]?.text ?? '');

const COUNTED = /^(?:counts|loads|yields|scores|benefits)$/iu;

/** "the low cell counts": the tagger takes the last noun of a phrase for a verb. */
const isLastNoun = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.pos === 'VERB' &&
  COUNTED.test(tokens[at]?.text ?? '') &&
  isNoun(tokens[at - 1]) &&
  (tokens[at + 1] === undefined || hasPos(tokens[at + 1], 'ADP', 'PUNCT'));

const ONLY_VERB =
  /^(?:up-?regulates|down-?regulates|induces|reduces|promotes|inhibits|enhances|suppresses|regulates|modulates|contributes|decreases|impairs|improves|attenuates|prevents|activates|stimulates|facilitates|alters|modifies)$/iu;

/** "whether training upregulates growth": the tagger takes the verb between two nouns for a noun. */
const isVerbBetween = (tokens: readonly Token[], at: number): boolean =>
  isNoun(tokens[at]) &&
  ONLY_VERB.test(tokens[at]?.text ?? '') &&
  isNoun(tokens[at - 1]) &&
  hasPos(tokens[at + 1], 'NOUN', 'PROPN', 'ADJ', 'DET');

/** "the effect of A on B warrants further study": the tagger takes the verb for a noun. */
const isVerbOfCall = (tokens: readonly Token[], at: number): boolean =>
  /^(?:needs?|warrants|merits|deserves|requires|awaits)$/iu.test(tokens[at]?.text ?? '') &&
  isNoun(tokens[at - 1]) &&
  /^(?:to|further|more|additional|careful|clarification|confirmation|investigation|attention|stud(?:y|ies))$/iu.test(
    tokens[at + 1]?.text ?? '',
  );

/** "the binding between": the tagger takes it for an adjective. */
const isBetween = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.pos === 'ADJ' && /^between$/iu.test(tokens[at + 1]?.text ?? '');

const isNominalGerund = (tokens: readonly Token[], at: number): boolean => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return (
    (token?.pos === 'VERB' || isBetween(tokens, at)) &&
    NOMINAL_GERUNDS.has(token?.text.toLowerCase() ?? '') &&
    (next === undefined || hasPos(next, 'ADP', 'PUNCT', 'AUX', 'CCONJ', 'PART'))
  );
};

/** Corrects verbs that are nouns where they stand. */
export const correctTags = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) => {
    if (isVerbOfCall(tokens, at) || isVerbBetween(tokens, at)) return { ...token, pos: 'VERB' };
    const isName =
      isNominalGerund(tokens, at) ||
      isObjectOfVerb(tokens, at) ||
      isLastNoun(tokens, at) ||
      isGroup(tokens, at) ||
      isBeforeOf(tokens, at);
    return isName ? { ...token, pos: 'NOUN' } : token;
  });
