import type { Token } from '../language/language.types.js';
import { hasPos } from '../language/phrase-words.js';
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

const isNominalGerund = (tokens: readonly Token[], at: number): boolean => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return (
    token?.pos === 'VERB' &&
    NOMINAL_GERUNDS.has(token.text.toLowerCase()) &&
    (next === undefined || hasPos(next, 'ADP', 'PUNCT', 'AUX', 'CCONJ', 'PART'))
  );
};

/** Corrects verbs that are nouns where they stand. */
export const correctTags = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) =>
    isNominalGerund(tokens, at) || isObjectOfVerb(tokens, at) ? { ...token, pos: 'NOUN' } : token,
  );
