import type { PhraseRole } from './phrase-role.types.js';

const ADVERBS = String.raw`(?:(?:\p{L}+ly|also|then|thus|therefore|even|further|both|not|in turn|in part|not only|well|more|partly|still|indeed)\s+)*`;
const MODAL = String.raw`(?:(?:may|might|could|can|will|would|should|does|do|did|that|which|is|are|be|has|have|been|was|were|(?:seems?|appears?|likely|able|expected|shown|known|thought|found|believed|suggested|assumed) to|likely|\p{L}+ly)\s+)*`;
const STEMS =
  'influenc|affect|improv|worsen|reduc|increas|decreas|enhanc|caus|promot|inhibit|impair|prevent|driv|trigger|induc|mediat|modulat|regulat|alter|facilitat|suppress|lower|rais|delay|accelerat|impact|hinder|hamper|down-?regulat|up-?regulat|activat|attenuat|elicit|stimulat|exacerbat|alleviat|mitigat|disrupt|shap|strengthen|weaken|shorten|prolong';
const MORE_STEMS = `${STEMS}|explain|predict|limit|protect|favou?r|extend|support`;
const ENDS = '(?:e|es|ed|s|t|ts|ting|ing)?';
const PHRASAL =
  'leads? to|led to|determine[sd]|leading to|results? in|resulted in|resulting in|contribut(?:e|es|ed|ing) (?:to|in)|accounts? for|accounted for|responsible for|(?:important|essential|crucial|necessary|critical) for|plays? (?:an? )?(?:\\p{L}+ )?(?:role|part) in|involved in|gives? rise to|brings? about|translates? (?:in)?to|(?:an? )?(?:\\p{L}+ )?(?:contributing factor|risk factor|cause) (?:for|of|in)|ensures?|helps? (?:to )?(?:\\p{L}+ )?';
const OPENS = String.raw`(?:(?:the|an?|its|their|any|both|further)\s+)*`;

/** "A may increase B" */
const FORWARD = new RegExp(
  String.raw`^(?:\s\p{Ll}+ing(?=,))?[\s,]*${MODAL}${ADVERBS}(?:(?:${MORE_STEMS})${ENDS}|${PHRASAL})\s+${ADVERBS}${OPENS}$`,
  'iu',
);
/** "A could be due to B" */
const BACKWARD = new RegExp(
  String.raw`^[\s,]*${MODAL}${ADVERBS}(?:(?:due|owing|attributed|attributable|secondary) to|because of|caused by|(?:as )?(?:an? |the )?(?:\p{L}+ )?(?:results?|consequences?) of|explained by|driven by|influenced by|affected by|mediated by|determined by|induced by|modulated by|regulated by|depend(?:s|ed|ent|ing)? (?:up)?on|results? from|resulting from|arises? from|stems? from)\s+${OPENS}$`,
  'iu',
);
/** "A compared with B" */
const COMPARED =
  /^[\s,]*(?:(?:when |as )?compared (?:to|with)|in comparison (?:to|with)|versus|vs\.?|rather than|relative to|instead of|as opposed to)\s+(?:the |an? )?$/iu;
/** "A will increase in B" */
const CHANGES = new RegExp(
  String.raw`^ ${MODAL}${ADVERBS}(?:increase|decrease|rise|fall|decline|drop)(?:s|d)? (?:in|with|during|after|among|by|under|at) ${OPENS}$`,
  'iu',
);
/** ", ", " and ": the items of a list have the same role. */
export const LIST = /^(?:,? (?:and|or|and\/or|as well as)|,) (?:the |an? |to )?$/iu;

/** What stands between two phrases. */
export interface PhraseLink {
  readonly before?: PhraseRole;
  readonly after?: PhraseRole;
  /** Both have the same role. @default false */
  readonly isList?: boolean;
}

/** What stands between two neighboring phrases of a sentence says which of them acts on the other. */
export function readLink(between: string): PhraseLink {
  if (LIST.test(between)) return { isList: true };
  if (COMPARED.test(between)) return { after: 'comparator' };
  // "…, which could be explained by B": the whole clause is explained, not its last phrase.
  if (BACKWARD.test(between))
    return /^,? which\b/u.test(between)
      ? { after: 'factor' }
      : { before: 'outcome', after: 'factor' };
  if (CHANGES.test(between)) return { before: 'outcome' };
  return FORWARD.test(between) ? { before: 'factor', after: 'outcome' } : {};
}

const EFFECT_WORD = new RegExp(`^(?:${STEMS})(?:e|es|ed|s)$`, 'iu');
const PARTICIPLE_IN_NAME =
  /^(?:increased|decreased|reduced|impaired|enhanced|altered|improved|delayed|activated|induced|lowered|disrupted|accelerated|raised|prolonged|shortened|weakened|attenuated|mediated|regulated|modulated|driven|affected)$/iu;

/** "Downregulated", "increase": a verb that says what one thing does to another, where it stands between two nouns. */
export const isEffectWord = (word: string): boolean =>
  EFFECT_WORD.test(word) && !PARTICIPLE_IN_NAME.test(word);
