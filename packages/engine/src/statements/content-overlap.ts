import { overlapOf } from '../text/overlap.js';

const MAX_SHARED = 0.6;
/** Words that say that something is open, which questions on different points share. */
const ASKING =
  /\b(?:however|therefore|future|further|additional|stud(?:y|ies)|research|investigations?|investigated|work|needed|required|necessary|warranted|should|could|would|might|whether|remains?|unknown|unclear|known|little|determined?|elucidated?|explored?|clarif(?:y|ied)|understand|understood|also|that|this|these|with|been|have|more|role|possible)\b/giu;
/** Share of the longer question's words that both have. */
const MAX_SHARED_OF_BOTH = 0.5;

const contentWords = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/\p{L}{4,}/gu));

/** Whether two sentences share so many of their longer words that they say the same. */
export function sharesMostWords(one: string, other: string): boolean {
  return overlapOf(contentWords(one), contentWords(other)) > MAX_SHARED;
}

/** Whether two sentences ask for the same in other words: most of what they name apart from the asking is the same. */
export function asksTheSame(one: string, other: string): boolean {
  const [words, others] = [one, other].map((text) => contentWords(text.replace(ASKING, '')));
  if (!words || !others) return false;
  const share = overlapOf(words, others);
  const smaller = Math.min(words.size, others.size);
  return (
    share > MAX_SHARED && share * smaller > MAX_SHARED_OF_BOTH * Math.max(words.size, others.size)
  );
}
