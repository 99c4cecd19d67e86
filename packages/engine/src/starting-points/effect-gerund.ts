import type { Token } from '../language/language.types.js';
import { wordSet } from '../text/word-lists.js';
import { readEffectVerb, type EffectVerb } from './effect-verbs.js';

/** What is treated is meant to become less. */
const TREATS = wordSet(
  'treating preventing relieving managing controlling combating eliminating treat prevent relieve manage combat eliminate',
);

interface EffectGerund {
  readonly effect: EffectVerb;
  /** The token that its object begins with. */
  readonly object: number;
}

/** "responsible for reducing pain", "efficacy in treating pain": the gerund says what the subject does. */
export const readEffectGerund = (
  tokens: readonly Token[],
  at: number,
  text: string,
  start: number,
  /** Also "to treat". @default false */
  withInfinitive = false,
): EffectGerund | undefined => {
  const gerund = tokens[at]?.pos === 'ADV' ? at + 1 : at;
  const token = tokens[gerund];
  const isInfinitive =
    withInfinitive && token?.pos === 'VERB' && /^to$/iu.test(tokens[at - 1]?.text ?? '');
  if (!token || token.pos === 'NOUN' || !(isInfinitive || /ing$/iu.test(token.text)))
    return undefined;
  if (TREATS.has(token.text.toLowerCase()))
    return { effect: { direction: 'lowers' }, object: gerund + 1 };
  const effect = readEffectVerb(token.lemma.toLowerCase(), text.slice(token.end - start));
  return effect && !effect.needsHedge ? { effect, object: gerund + 1 } : undefined;
};
