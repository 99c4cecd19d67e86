import { scoreFinding } from '../statements/cues.js';
import { extractSentences } from '../paper-parts/sections.js';

const MAX_FINDINGS = 2;
/** Sentences that begin like this refer to the previous one. */
const REFERS_BACK = /^(?:It|Its|They|Their|This|These|That|Those|Such)\b/;

/**
 * Extracts verbatim findings from the text of a paper: the sentences that most clearly state a result, in text order, with
 * the previous sentence if they refer to it. Summaries of the library end with the result, so their last sentence is the
 * fallback.
 */
export function extractFindings(text: string, isOwnSummary: boolean): string[] {
  const sentences = extractSentences([text]);
  const stated = sentences
    .map((sentence, at) => ({ at, points: scoreFinding(sentence) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, MAX_FINDINGS)
    .map(({ at }) => at);
  const last = isOwnSummary && sentences.length > 0 ? [sentences.length - 1] : [];
  const chosen = stated.length > 0 ? stated : last;
  const whole = chosen.flatMap((at) =>
    REFERS_BACK.test(sentences[at]?.text ?? '') ? [at - 1, at] : [at],
  );
  return sentences.filter((_, at) => whole.includes(at)).map((sentence) => sentence.text);
}
