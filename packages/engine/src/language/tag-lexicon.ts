import { wordSet } from '../text/word-lists.js';

/** Endings of adjectives of science that the tagger takes for nouns: "mitochondrial", "endemic", "co-stimulatory". */
const ADJECTIVE_ENDING =
  /(?:[bcdlmnprstvxz]ial|[cdgmnprtuv]al|[dglmnprtvxz]ic|[btd]ous|atory|ative|ecular|ellular|ectional|lastic)$/;
const NOUN_IN_SPITE_OF_ENDING = wordSet(`
  animal antibiotic arsenal biofilm capital chemical clinic coral crystal hospital interval journal material mineral
  potential principal signal trial total terminal removal renewal reversal proposal referral retrieval survival withdrawal approval
  appraisal arrival disposal dispersal logic metric topic traffic music fabric plastic mosaic republic statistic
  characteristic mechanic arithmetic logarithmic diagnostic therapeutic probiotic derivative alternative initiative
  additive narrative representative relative preservative laboratory observatory critic epidemic pandemic individual
  professional original canal renal mammal metal petal manual residual ritual rival festival differential integral
  polynomial exponential editorial tutorial memorial burial denial aerial fungal ethanol native cooperative executive
`);

/** Verbs that look like plural nouns, and that papers use with a noun before and an object after. */
export const PLURAL_LIKE_VERBS = wordSet(`
  points shows measures links tracks concerns results influences causes affects changes supports limits increases
  decreases controls mediates targets drives impacts signals questions focuses contrasts displays marks samples forms
  favors favours highlights models estimates predicts benefits contacts transports triggers factors reports regulates
`);
export const BASE_VERBS = wordSet(
  'change point phosphorylate influence cause affect support result increase decrease control target impact display mark form measure link track account',
);
export const COMPARATIVE_VERBS = wordSet('lower further slow narrow better clear free open');
/** Of these the plural does occur before another noun: "results section". */
export const OFTEN_MODIFIERS = wordSet(
  'results samples reports points controls contacts signals forms models',
);

/** Whether a word is like "European", "Chinese" or "Bayesian". */
export const isOriginAdjective = (word: string): boolean =>
  /^\p{Lu}\p{Ll}+(?:ean|ese|ican|ian|ish)$/u.test(word);

/** Adjectives that stand for a thing after a determiner. */
export const NOUNS_LIKE_ADJECTIVES =
  /^(?:adult|female|homozygote|human|individual|juvenile|male|mutant|representative|relative)$/;
export const ADVERBS_LIKE_ADJECTIVES = /^(?:daily|early|hourly|late|monthly|weekly|yearly)$/;

/** Whether a word has an ending of adjectives and is no noun: "mitochondrial", but not "signal". */
export const isAdjectiveForm = (word: string): boolean =>
  ADJECTIVE_ENDING.test(word) && !NOUN_IN_SPITE_OF_ENDING.has(word);
