import { wordSet } from '../text/word-lists.js';

/** Prepositions that go on with a noun phrase. */
export const PREPOSITIONS = wordSet(
  'of in on to with for from at by between among against within across near upstream downstream into over around inside per toward towards beyond along throughout above below',
);
/** Words that go on with a subject, and begin something else after an object. */
export const SUBJECT_LINKS = wordSet(
  'using including under during after before following without via through',
);
/** "in combination with", "in order to": no place, so that the phrase ends before. */
export const NOT_A_PLACE = wordSet(
  'combination conjunction addition order response terms relation line presence absence contrast comparison part turn particular general parallel fact concert cooperation future case view light',
);
/** Participles that belong to a verb outside of the phrase. */
export const NO_PARTICIPLE = wordSet(
  'leading resulting causing making suggesting indicating allowing using including compared depending followed according based given combined promoting highlighting supporting providing enabling reflecting requiring having being regarding concerning following involving starting ranging considering thus thereby',
);
/** Words in front of a noun that say nothing about it. */
export const DETERMINERS =
  /^(?:the|an?|any|some|each|every|all|both|no|this|these|those|such|its|their|our|his|her|either|neither|another|many|several|most|more|other|certain|few)$/iu;

/** Adverbs that begin another clause: "in rice when nights are warm". */
export const BEGINS_CLAUSE = wordSet('when while whilst whereas whenever');
