import { withoutParentheses } from './clause.js';

/** Notes of the publisher, and what a named group of others did. */
const NOTE =
  /\b(?:creative commons|copyright|conflicts? of interest|competing interests|ethics committee|supplementary (?:material|information|data)|funded by|et al|and (?:colleagues|coworkers|co-workers))\b/iu;
/** "Studies have shown that", "other authors suggested": what others found. */
const OF_OTHERS =
  /\b(?:studies|authors|researchers|investigators|reports|others)(?: \(\d{4}\))?(?: \[[\d,–-]+\])? (?:(?:have|has|had|also|previously|recently) ){0,2}(?:show(?:n|ed)?|report(?:ed)?|found|demonstrated?|suggest(?:s|ed)?|observed|indicated?|described|revealed|concluded|pointed)\b/iu;
/** "Our study provides novel insights into …": praise of the study that ends it. */
const PRAISE =
  /\b(?:stud(?:y|ies)|work|results?|findings?|data|research|analys[ei]s|paper)\b[^,;]{0,40}\b(?:provid\p{L}+|offer\p{L}*|g[ai]ve\p{L}*|shed\p{L}*|contribut\p{L}+|add\p{L}*) (?:\p{L}+ ){0,4}?(?:insights?|light|basis|evidence|understanding|knowledge|foundation|reference|information)\b/iu;
/** Words with which a sentence supposes or asks something; "potential" alone does not. */
const LEAVES_OPEN =
  /\?|\b(?:may|might|could|would|possib\p{L}+|perhaps|probabl\p{L}+|likely|presumabl\p{L}+|conceivabl\p{L}+|suggest\p{L}*|hypothes\p{L}+|speculat\p{L}+|believe|assume|expect\p{L}*|anticipate|propose\p{L}*|need\p{L}*|should|must|future|further|unknown|unclear|whether|remain\p{L}*|requir\p{L}*|investigat\p{L}+|explor\p{L}+|determin\p{L}+|interest\p{L}*|warrant\p{L}*|necessary|important to|worth\p{L}*|deserv\p{L}*|merit\p{L}*|lack\p{L}*|little|question\p{L}*|not (?:yet |previously )?(?:been|clear|known|understood))\b/iu;

/** Whether a sentence, in none of the forms of a question, can be no idea of the paper to start from. */
export const isNoIdea = (sentence: string): boolean =>
  [NOTE, OF_OTHERS, PRAISE].some((cue) => cue.test(sentence)) ||
  !LEAVES_OPEN.test(withoutParentheses(sentence));
