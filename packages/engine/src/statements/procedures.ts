/** What was done, or how to read a figure, not what came out. */
const PROCEDURE =
  /\b(?:were|was) (?:also |then |further |first )?(?:genotyped|recruited|enrolled|sequenced|divided|selected|classified|split|analysed|entered|calculated|computed|performed|conducted|measured|assessed|carried out|designed to|normali[sz]ed|analy[sz]ed|considered|defined|set|used|included in|excluded|obtained from|collected|considered significant|compared (?:using|with the|by))\b|\b(?:dashed|dotted|solid|red|blue|gr[ae]y) (?:lines?|bars?|dots?|circles?|curves?)\b|\bin (?:fig(?:ure)?|table)s?\.? ?S?\d[^,]{0,8},? we (?:show|plot|present)|^there we show\b|\bwe (?:show|plot) (?:a sample|the (?:results|numbers|case))\b|\bpower to detect\b|\bmean age of\b|\b(?:error bars|see (?:methods|text|below|above|figure))\b/iu;

const PURPOSE =
  /^(?:[^,]{0,60},\s)?(?:to|in order to) (?:\p{L}+ly )?(?:test|examine|determine|investigate|assess|explore|evaluate|study|identify|shed light|address)\b/iu;

/** Whether a sentence says what was done, and what for, or how to read a figure, but not what came out. */
export const isProcedure = (sentence: string): boolean =>
  PROCEDURE.test(sentence) || PURPOSE.test(sentence);
