import type { HypothesisStructure } from '@spinout/api-client';
import { wordSet } from '../text/word-lists.js';

export type Direction = HypothesisStructure['direction'];

/** How a verb relates its subject to what follows. */
export interface EffectVerb {
  readonly direction: Direction;
  /** What follows acts on the subject: "depends on". @default false */
  readonly isReversed?: boolean;
  /** What follows may be a place: "play a role in growth", not "in the liver". @default false */
  readonly needsProcess?: boolean;
  /** Counts only with "may", "perhaps" and the like: "may reflect". @default false */
  readonly needsHedge?: boolean;
  /** With "may" and the like, what follows explains the subject: "may be related to". @default false */
  readonly explainsIfHedged?: boolean;
}

const RAISES = wordSet(
  'increase enhance promote facilitate stimulate induce accelerate boost elevate augment strengthen prolong extend potentiate amplify raise upregulate up-regulate intensify foster hasten trigger cause drive restore confer catalyze catalyse initiate provoke encourage activate elicit',
);
const LOWERS = wordSet(
  'reduce decrease inhibit suppress impair prevent block attenuate limit lower diminish abolish weaken repress compromise destroy eliminate downregulate down-regulate reverse abrogate inactivate mitigate hinder counteract restrict shorten curb alleviate ameliorate dampen undermine slow retard halt arrest constrain hamper',
);
const CHANGES = wordSet(
  'affect influence modulate regulate alter modify determine control shape govern impact delay disrupt perturb change destabilize stabilize underlie mediate',
);
/** More of it is better or worse, so that the sign depends on what it is. */
const EVALUATES = wordSet('improve worsen exacerbate aggravate');
const NEGATIVE =
  /\b(?:pain|symptoms?|diseases?|disorders?|depress\w*|anxiety|deficits?|impairments?|toxicity|errors?|mortality|severity|burden|stress|damage|injur\w+|inflammation|loss|decline|fatigue|infections?|failure|risks?|adverse|bias)\b/iu;
/** "may explain the association": what is explained is how other things are related, or what a study found. */
const UNEXPLAINED =
  /^(?:why|how|that|(?:[\p{L}-]+ ){0,5}(?:associations?|relationships?|correlations?|links?|findings?|observations?|results?|discrepanc(?:y|ies)|inconsistenc(?:y|ies)|lack|failure|absence|phenomen(?:on|a)))\b/iu;
/** "may raise implications for the law": what is raised is a matter to talk about. */
const MATTER =
  /^(?:(?:an?|the|some|many|new|important|serious|ethical|legal|further|several|other) )*(?:[\p{L}-]+ )?(?:implications?|questions?|concerns?|issues?|doubts?|objections?|hopes?|possibilit(?:y|ies))\b/iu;
const ASSOCIATED = wordSet('predict');
/** Said of results and reasons too, so that only a supposition states an effect. */
const RAISES_IF_HEDGED = wordSet('help support favor favour permit enable allow ensure');

/** The effect that a verb with a plain object states; undefined if it states none. */
export function readEffectVerb(lemma: string, object: string): EffectVerb | undefined {
  if (lemma === 'raise' && MATTER.test(object.trimStart())) return undefined;
  if (RAISES.has(lemma)) return { direction: 'raises' };
  if (LOWERS.has(lemma)) return { direction: 'lowers' };
  if (CHANGES.has(lemma)) return { direction: 'changes' };
  if (ASSOCIATED.has(lemma)) return { direction: 'associated' };
  if (RAISES_IF_HEDGED.has(lemma)) return { direction: 'raises', needsHedge: true };
  if (lemma === 'explain')
    return UNEXPLAINED.test(object.trimStart())
      ? undefined
      : { direction: 'changes', needsHedge: true };
  if (lemma === 'reflect') return { direction: 'changes', isReversed: true, needsHedge: true };
  if (lemma === 'indicate') return { direction: 'associated', needsHedge: true };
  if (!EVALUATES.has(lemma)) return undefined;
  const isGood = lemma === 'improve';
  if (NEGATIVE.test(object)) return { direction: isGood ? 'changes' : 'raises' };
  return { direction: isGood ? 'raises' : 'changes' };
}
