import type { TextRange } from '../text/text-range.js';
import type { MarkedSentence } from './marked-sentence.js';

/** How far before the words that state a relation the words of a supposition stand, in characters. */
export const MAX_BEFORE_NOUN = 30;
/** Words of a supposition. */
export const HEDGED =
  /\b(?:(?:may|might|could)(?! not\b)|perhaps|possibly|probably|presumably|likely to)\b/iu;
/** Where a relation and its sides stand in the text of a sentence. */
interface StatedRelation {
  readonly cue: TextRange;
  readonly factor: TextRange | undefined;
  readonly outcome: TextRange | undefined;
}

/** "It is likely that A will …", "We expect that A will …": a supposition without "may". */
const SUPPOSES =
  /\b(?:(?:it is|is it|seems|appears) (?:\p{L}+ )?(?:likely|possible|probable|plausible|conceivable|tempting to speculate|reasonable to (?:assume|speculate|suppose))|we (?:\p{L}+ ){0,2}(?:suggest|expect|propose|hypothesi[sz]ed?|postulate|speculate|suppose|assume|infer)|(?:possibility|hypothesis|idea|notion|view) (?:is )?|(?:findings|results|data|observations) (?:\p{L}+ )?(?:suggest|indicate|imply)|(?:speculated|hypothesi[sz]ed|postulated|assumed|expected))\s*that\s/iu;

/** Whether "may" and the like stand shortly before the words that state a relation. */
export const hasModalBefore = (cue: TextRange, text: string): boolean =>
  HEDGED.test(text.slice(Math.max(0, cue.start - MAX_BEFORE_NOUN), cue.start));

/** Whether "may", "might" or "could" stands before the words that state a relation. */
export const isHedged = (
  { cue }: StatedRelation,
  { text }: Pick<MarkedSentence, 'text'>,
): boolean => hasModalBefore(cue, text) || SUPPOSES.test(text.slice(0, cue.start));

/** Whether "may" belongs to the very words that state a relation, or a supposition begins with its first part. */
export const isDirectlyHedged = (
  { cue, factor, outcome }: StatedRelation,
  { text }: Pick<MarkedSentence, 'text'>,
): boolean => {
  if (DIRECT_HEDGE.test(text.slice(0, cue.start))) return true;
  const supposes = SUPPOSES.exec(text);
  const from = Math.min(...[cue, factor, outcome].flatMap((span) => (span ? [span.start] : [])));
  return supposes !== null && Math.abs(from - supposes.index - supposes[0].length) < 5;
};

const DIRECT_HEDGE =
  /\b(?:may|might|could|will|would|likely to|perhaps|possibly|probably|presumably)\s+(?:(?:\p{L}+ly|also|be|been|have|thus|therefore|even|help|further|both|in turn|in part|indeed)\s+){0,4}$/iu;
