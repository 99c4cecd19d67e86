const ADVERBS =
  '(?:(?:still|yet|so far|currently|presently|at present|to date|as yet|largely|mostly|mainly|entirely|completely|totally|relatively|somewhat|rather|quite|very|remarkably|surprisingly|otherwise|therefore|thus|also|generally|essentially|virtually|almost|however|only|just|often|far from)\\s+)*';
const BE = '(?:is|are|was|were|be|been|being|remain(?:s|ed|ing)?|stay(?:s|ed)?|seems?|appears?)';
const BECOME_KNOWN =
  '(?:understood|known|established|defined|determined|characteri[sz]ed|described|documented|studied|examined|tested|explored|investigated|elucidated|addressed|resolved|clarified|identified|explained|demonstrated|proven|proved|confirmed|shown|assessed|evaluated|quantified|measured|modell?ed|compared|reported|clear|seen|answered)';
/** Verbs after a plain "not": "was not tested" states a gap, but "was not explained by" states a result. */
const NOT_DONE =
  '(?:understood|known|established|determined|characteri[sz]ed|studied|examined|tested|explored|investigated|elucidated|addressed|resolved|clarified|assessed|evaluated|clear)';
const POORLY =
  '(?:poorly|incompletely|insufficiently|inadequately|imperfectly|barely|scarcely|hardly|rarely|seldom|never|less well|little|not(?:\\s+(?:yet|fully|completely|entirely|been|sufficiently|adequately|definitively|conclusively|systematically|precisely)\\b)+)';
const STUDIES =
  '(?:stud(?:y|ies)|trials?|data|reports?|experiments?|information|evidence|research|work|investigations?|literature|models?)';

/** Phrases that state an open question: something is not known or has not been studied. */
export const OPEN_QUESTION_CUES: readonly RegExp[] = [
  // "remains unclear", "is still largely unknown", "are a matter of debate"
  `\\b${BE}\\s+${ADVERBS}(?:unknown|unclear|unexplored|unresolved|untested|undetermined|undefined|uncertain|unexplained|uncharacteri[sz]ed|unstudied|unanswered|unproven|underexplored|understudied|obscure|elusive|enigmatic|controversial|debated|disputed|inconclusive|speculative|an?\\s+(?:(?:open|unanswered|unresolved|outstanding|major|important|central|key)\\s+)*(?:question|mystery|puzzle|matter of debate))\\b`,
  // "is poorly understood", "has not yet been tested", "was never measured", "are not well characterized"
  `\\b(?:${BE}|has|have|had)\\s+(?:been\\s+)?${ADVERBS}${POORLY}\\s*(?:been\\s+)?(?:yet\\s+|well\\s+|fully\\s+)?${BECOME_KNOWN}\\b`,
  `\\b${BE}\\s+${ADVERBS}not\\s+(?:(?:well|clearly|directly|firmly)\\s+)?${NOT_DONE}\\b`,
  // "remains to be determined", "has yet to be shown", "awaits confirmation"
  `\\b(?:remains?|remained|yet|still (?:has|have|needs?)|needs?|ought) to be ${ADVERBS}(?:${BECOME_KNOWN}|seen|found|investigated|validated|replicated|verified|worked out)\\b|\\bawaits? (?:further |experimental |independent )*(?:confirmation|clarification|investigation|stud(?:y|ies)|validation|testing)\\b`,
  // "little is known", "we do not know", "it is not clear whether"
  `\\b(?:little|nothing|not much|less) (?:is|was|has been) ${ADVERBS}(?:known|understood|reported|published)\\b|\\b(?:do|does|did) not (?:yet |fully |really )?(?:know|understand)\\b|\\b(?:nobody|no one) knows\\b`,
  // "no studies have", "few data exist", "there is no evidence that", "we lack data"
  `\\b(?:no|few|little|hardly any|insufficient|limited|scant|sparse)\\s+(?:[\\w-]+\\s+){0,2}${STUDIES}\\s+(?:has|have|had|is|are|was|were|exists?|address(?:es)?|examine[sd]?|compare[sd]?|report(?:s|ed)?|on|about|whether|that)\\b`,
  `\\bthere (?:is|are|was|were|has been|have been) (?:currently |still |as yet |very |only )*(?:no|few|little|insufficient|limited|scarce)\\s+(?:[\\w-]+\\s+){0,2}${STUDIES}\\b`,
  '\\b(?:lack|paucity|scarcity|absence|shortage|dearth|gaps?) (?:of|in) (?:[\\w-]+ ){0,3}(?:knowledge|understanding|information|data|evidence|studies|trials)\\b',
  // "further studies are needed", "should be tested", "warrants further investigation"
  `\\b(?:further|future|additional|more|larger|longer|new)\\s+(?:[\\w-]+\\s+){0,2}${STUDIES}\\s+(?:(?:is|are|was|were|will be|would be|may be|might be|should be)\\s+)?(?:clearly |still |also )*(?:needed|required|warranted|necessary|should|must|needs?)\\b`,
  '\\b(?:warrants?|requires?|deserves?|merits?|needs?) (?:further|additional|more|future) (?:[\\w-]+ ){0,2}(?:stud(?:y|ies)|research|work|investigation|attention|analys[ie]s|examination|testing|exploration)\\b',
  '\\b(?:unclear|unknown|uncertain|not (?:yet )?(?:known|clear)|open) (?:whether|if|how|why|which|what)\\b',
].map((cue) => new RegExp(cue, 'iu'));

/** Phrases that state an aim, such as "to determine whether": neither a gap nor a result. */
const ASKED =
  /\b(?:ask(?:s|ed|ing)?|wonder(?:s|ed)?|test(?:s|ed|ing)?|determin(?:e|es|ed|ing)|investigat(?:e|es|ed|ing)|examin(?:e|es|ed|ing)|explor(?:e|es|ed|ing)|assess(?:es|ed|ing)?|evaluat(?:e|es|ed|ing)|elucidat(?:e|es|ed|ing)|clarif(?:y|ies|ied)|establish|stud(?:y|ied)|address(?:es|ed)?|learn|see|find out|know|understand|decide|questions?|as to)\s+(?:(?:the )?questions? (?:of )?)?whether\b/iu;

/** Whether a sentence says that something is not known, or only asks it: it is never evidence for a relation. */
export const statesOpenQuestion = (sentence: string): boolean =>
  ASKED.test(sentence) || OPEN_QUESTION_CUES.some((cue) => cue.test(sentence));
