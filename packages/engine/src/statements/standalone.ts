import type { Relation } from './statement.types.js';

/** Words that point to something outside of the sentence. */
const POINTING =
  /\b(?:this|these|those|such(?! as)|here|(?:as|see|described|mentioned|discussed|shown|noted|the) (?:above|below)|(?:above|below)(?=\s*(?:[.,;:)]|$))|former|latter|aforementioned|our|ours|we|us|i|my|he|she|his|her|you|your|someone|respectively|same|then|thereof|therein|herein|it|they|them|there|former)\b/iu;
const POINTING_THAT =
  /\bthat (?:of|in|from|for)\b|\b(?:of|on|in|by|to|with|from) that \p{L}+(?=\s*[,.;]|\s*$)/iu;
/** "could have a similar effect": similar to what only another sentence says. */
const POINTING_SIMILAR =
  /\bsimilar (?:effects?|roles?|functions?|mechanisms?|patterns?|results?|trends?|findings?|responses?|properties|behaviou?r)\b(?! (?:to|as)\b)/iu;
const POINTING_SUBJECT =
  /^(?:this|that|these|those|such|it|they|there|here|both|each|one|ones|all|some|others?|another|several|many|most|few|neither|either|none|what|who|which|the (?:former|latter|other|two|three|same|authors?|above|present|current|observed|other)|an? (?:(?:specific|certain|particular) [\p{L}-]+(?=$)|similar|different|further|second|third|possible|potential|likely|alternative|number|combination)|other|similar|further|additional|possible|potential|alternative|various|certain|no|its|their)\b/iu;
/** Nouns that need a modifier to say anything: "the effect", "factors". */
const EMPTY_HEADS =
  /^(?:the |an? )?(?:possible |potential |underlying |main |major |key |important |exact |precise |observed |resulting |overall )*(?:effects?|process(?:es)?|mechanisms?|factors?|pathways?|groups?|proteins?|genes?|models?|methods?|approach(?:es)?|results?|data|findings?|observations?|differences?|changes?|variation|stud(?:y|ies)|work|research|analys[ie]s|experiments?|explanations?|reasons?|questions?|issues?|problems?|limitations?|conditions?|systems?|patterns?|features?|values?|measures?|levels?|variables?|parameters?|hypothes[ie]s|participants|patients|subjects|animals|individuals|cells|species|samples?|sites?|people|authors?|readers?|situation|case|cases|fact|evidence|discrepancy|association|associations|relationship|correlation|increase|decrease|reduction|response|responses|phenomenon|behaviou?rs?|networks?|structures?|events?)$/iu;
/** Subjects and outcomes that are about the study, not about the world. */
const ABOUT_THE_STUDY =
  /\b(?:bias|confound\w*|misclassification|false[- ]positives?|artifacts?|artefacts?|statistical power|sample sizes?|under-?reporting|selection bias|recall bias|estimates?|assumptions?|limitations|(?:a|the|one|another|main|major|possible|potential) limitation|generali[sz]ab\w+|dataset|data ?sets?|databases?|interpretation|misinterpret\w*|this stud\w+|literature|publications?|manuscript|conclusions?|algorithm|software|assembly|contigs?|reads|sequencing depth|measurement error|detection limit|methodolog\w+|supporting information|figure|table|simulation results|future stud\w+|further (?:stud\w+|research|work)|future research|investigators?|researchers?|scientists|studies|summary|overview|insights?|reporter|constructs?|explanation|data points?|primers?|simulations?)\b/iu;

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Whether a phrase says on its own what it means. */
export const isSpecificPhrase = (phrase: string): boolean =>
  /\p{L}{2}/u.test(phrase) &&
  words(phrase) <= 24 &&
  !POINTING_SUBJECT.test(phrase) &&
  !EMPTY_HEADS.test(phrase);

/** Whether a relation names factor and outcome so that they can be understood on their own. */
export const hasSpecificParts = ({ factor, outcome }: Pick<Relation, 'factor' | 'outcome'>) =>
  isSpecificPhrase(factor) && isSpecificPhrase(outcome);

/** Whether a clause can be read without its neighbors, and is about the subject matter. */
export const isStandalone = (clause: string): boolean =>
  ![POINTING, POINTING_THAT, POINTING_SIMILAR, ABOUT_THE_STUDY].some((cue) => cue.test(clause));

/** A subject may not lean on another sentence: "variation in its components". */
export const hasOwnSubject = (subject: string): boolean =>
  !/^(?:(?!\band\b).)*\b(?:its|their|theirs|his|her)\b/iu.test(subject);
