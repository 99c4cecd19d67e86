import { overlapOf } from '../../text/overlap.js';
import type { PaperSentence } from '../statement.types.js';
import { contentLemmas } from './paper-words.js';

/** "Little is known about …", "few studies have …": what a paper says to give the reason for its own study. */
const LITTLE_KNOWN =
  /\b(?:little|not much|less|nothing) (?:is|was|has been) (?:\p{L}+ )?(?:known|understood|reported)\b|\b(?:few|no|little|limited|scarce|scant) (?:\p{L}+ ){0,2}(?:stud(?:y|ies)|data|information|reports?|evidence|research|attention)\b|\b(?:has|have) (?:not|never|rarely) (?:yet |previously )?been (?:\p{L}+ )?(?:studied|investigated|examined|reported|explored|tested|described|addressed)\b|\b(?:poorly|incompletely) (?:understood|known|characteri[sz]ed)\b/iu;
/** "In this study, we …": fills the gap. */
const FILLED =
  /^(?:(?:therefore|thus|hence|here),? )?(?:in (?:this|the present|the current|our) (?:study|work|paper|report)\b|here,? we\b|(?:this|the present|the current|our) (?:study|work|paper) (?:\p{L}+ly )?(?:aim|show|demonstrat|investigat|examin|determin|reveal|found|provid|address)|to (?:address|fill|close|answer) th(?:is|ese)|we (?:therefore|thus|here) )/iu;
const MIN_SHARE = 0.6;
const MIN_WORDS = 4;
const LAST = new Set<PaperSentence['section']>(['conclusion', 'open']);
const SAYING = new Set([
  'know',
  'little',
  'few',
  'study',
  'information',
  'data',
  'available',
  'report',
]);

/**
 * Whether a sentence says that little is known about what the title names, or the next sentence tells what the study did
 * about it: the gap that the paper itself fills, unless it concludes with it.
 */
export function statesTitleGap(
  sentence: PaperSentence,
  after: PaperSentence | undefined,
  title: ReadonlySet<string>,
): boolean {
  if (LAST.has(sentence.section) || !LITTLE_KNOWN.test(sentence.text)) return false;
  if (after?.section === sentence.section && FILLED.test(after.text)) return true;
  const words = new Set([...contentLemmas(sentence)].filter((lemma) => !SAYING.has(lemma)));
  if (words.size < MIN_WORDS || title.size < MIN_WORDS) return false;
  return overlapOf(words, title) >= MIN_SHARE;
}
