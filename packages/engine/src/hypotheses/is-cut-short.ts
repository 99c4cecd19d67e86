import { withoutParentheses } from '../statements/clause.js';

/** "… remains to be established", "… requires further study": says that something is not known, not what. */
const REPORTING =
  /^(?:remain|unknown|unclear|uncertain|establish|determin|investigat|explor|stud(?:y|i)|elucidat|test|confirm|verif|further|research|need|requir|question|open|future|examin|address|known|understood|additional|clarif|await|warrant|interest|evaluat|assess|analy|work|experiment|largely|poorly|still|worth|important|speculat|hypothes|possib|likely|respectively)/iu;
const CONTENT_WORD = /\p{L}[\p{L}-]{3,}/gu;
const FUNCTION_WORD =
  /^(?:that|this|these|those|which|with|from|into|have|been|were|will|would|should|could|might|also|more|most|very|only|than|then|thus|hence|here|there|their|such|both|some|when|where|what|about|well|being)$/iu;
const OTHER_ANSWER = /^,?\s+or\b/iu;
/** So many words at the end of a statement are looked for in its sentence. */
const LAST_WORDS = 2;

/** Whether a sentence goes on with content after the statement that was taken from it: ", leading to smaller grains". */
export function isCutShort(statement: string, sentence: string): boolean {
  const whole = withoutParentheses(sentence);
  const end = statement
    .replace(/(?<![.?!\s])[.?!\s]+$/u, '')
    .split(/\s+/)
    .slice(-LAST_WORDS)
    .join(' ');
  const at = whole.toLowerCase().lastIndexOf(end.toLowerCase());
  if (at < 0) return false;
  const after = whole.slice(at + end.length);
  // "Does A block ions better, or would it only add resistance?": the alternative is what the hypothesis denies.
  if (whole.endsWith('?') && OTHER_ANSWER.test(after)) return false;
  const rest = after.match(CONTENT_WORD) ?? [];
  return rest.some((word) => !REPORTING.test(word) && !FUNCTION_WORD.test(word));
}
