import type { ParsedSentence } from '../../language/language.types.js';

const MAX_TERMS = 4;
const MIN_MENTIONS = 2;
const MAX_CHARACTERS = 60;
/** Words of any question. */
const GENERAL =
  /^(?:(?:further|future|more|other|additional|recent|early|new|present|current|our|this|these|such|possible|potential|important|main|large[r]?|small|different|several|many|higher|lower|effective|common|study|careful|existing)\s+)*(?:stud(?:y|ies)|research|investigations?|work|data|results?|findings?|analys[ie]s|roles?|mechanisms?|factors?|effects?|reasons?|possibilit(?:y|ies)|evidence|conclusions?|numbers?|time|times|years?|days?|months?|addition|order|way|ways|use|case|cases|fact|others?|authors?|literature|questions?|efforts?|attention|considerations?|strateg(?:y|ies)|approach(?:es)?|aspects?|impact|importance|significance|development|future|basis|absence|presence|lack|part|parts|amounts?|levels?|rates?|groups?|patients|people|individuals|individual|range|regard|terms?|conditions?|experiments?|method|methods|change|changes|need|area|region|regions|action|place|set|subset|degree|world|consequences?|crisis|explanation|theor(?:y|ies)|limitations?|sample|samples|information|understanding|knowledge|interest|interests|hypothes[ie]s|body|growing body|term|setting|settings|report|reports|procedure|process|building|instance|inclusion|spread|substitution|measurement|variation|detection|activation|frequency|criteria|specifications|maintenance|implementation|interactions?|timing|extent|variety|combination|january|february|march|april|may|june|july|august|september|october|november|december|total|increase|decrease|performance|relationship|features?|application|classification|picture|overall picture)$/iu;

const mentions = (text: string, term: string): number => text.split(term).length - 1;

/** What a question names and its paper speaks of elsewhere: specific noun phrases, in the order of the question. */
export function findQuestionTerms(
  sentences: readonly ParsedSentence[],
  paper: string,
): readonly string[] {
  const lower = paper.toLowerCase();
  const terms: string[] = [];
  for (const { text } of sentences.flatMap(({ nounPhrases }) => nounPhrases)) {
    const term = text.replace(/\s+/gu, ' ').trim();
    const isUsable =
      term.length >= 3 &&
      term.length <= MAX_CHARACTERS &&
      !GENERAL.test(term) &&
      !/[[\]()\d]{3,}|^\p{L}$|[“”"=]|\bet al\b/u.test(term);
    const isKnown = mentions(lower, term.toLowerCase()) >= MIN_MENTIONS;
    const isRepeated = terms.some((other) => other.toLowerCase().includes(term.toLowerCase()));
    if (isUsable && isKnown && !isRepeated) terms.push(term);
  }
  return terms.slice(0, MAX_TERMS);
}
