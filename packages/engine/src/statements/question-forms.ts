/** How a sentence leaves something open, from the plainest to the weakest. */
export type QuestionForm =
  /** "It is not known whether …", "How … remains to be determined". */
  | 'asked'
  /** "The function of the protein remains unknown", "… has not been tested". */
  | 'stated'
  /** "Further studies are needed to determine …". */
  | 'call'
  /** "We speculate that …": said to be possible and not tested. */
  | 'speculation'
  /** "… may be due to …": an explanation that the sentence only hedges. */
  | 'supposition'
  /** A sentence that ends with a question mark. */
  | 'direct';

export interface FormedQuestion {
  readonly form: QuestionForm;
  /** What the sentence leaves open, without the words that say that it is open. */
  readonly content: string;
}

const ADVERBS = String.raw`(?:(?:still|yet|so far|currently|presently|at present|to date|as yet|now|largely|mostly|mainly|entirely|completely|totally|relatively|somewhat|rather|quite|very|also|generally|essentially|virtually|almost|however|therefore|thus|often|far from)\s+)*`;
const FOUND_OUT =
  '(?:understood|known|established|defined|determined|characteri[sz]ed|described|studied|examined|tested|explored|investigated|elucidated|addressed|resolved|clarified|identified|explained|demonstrated|proven|confirmed|shown|assessed|evaluated|quantified|clear|seen|answered|validated|verified|worked out|found|disentangled|discovered|uncovered|settled|ascertained)';
/** Verbs of finding out, as a part of a pattern. */
export const FIND_OUT =
  '(?:determine|examine|test|investigate|clarify|assess|establish|explore|address|evaluate|elucidate|confirm|understand|know|see|verify|identify|define|quantify|characteri[sz]e|disentangle|uncover|reveal|dissect|study|compare|analy[sz]e|ask|learn|measure|discern|ascertain|answer|shed (?:new |more |further )?light on|focus on|look (?:at|into)|find out|resolve|delineate|decipher|distinguish|unravel|map|extend|pinpoint|validate|replicate)';
const WH = String.raw`(?:whether|if|how|why|which|what|where|when|who|to what (?:extent|degree))`;
const STUDY =
  '(?:stud(?:y|ies)|research|work|works|investigations?|experiments?|trials?|analys[ei]s|surveys?|tests?|sampling|measurements?|simulations?|evaluations?|efforts?|experimentation|excavations?|observations?|data|evidence)';
const MORE = '(?:future|further|additional|more|larger|longer|prospective|follow-up|new)';
/** "should focus on determining …" */
const FINDING_OUT =
  '(?:determining|examining|testing|investigating|clarifying|assessing|establishing|exploring|evaluating|elucidating|identifying|characteri[sz]ing|understanding|comparing|measuring|quantifying)';

const NOT_KNOWN = String.raw`(?:unknown|unclear|uncertain|undetermined|not (?:yet |currently |entirely |fully |completely )?(?:known|clear|understood|established|certain)|an? (?:(?:open|unanswered|unresolved|outstanding|important|central|key|interesting|intriguing|remaining|critical) )*(?:question|issue|problem|mystery|puzzle|matter of debate)|open|debatable|debated|to be (?:${FOUND_OUT}))`;

const ASKED: readonly RegExp[] = [
  // "it is not known whether …", "it remains to be determined how …", "an open question is which …"
  String.raw`\b(?:it|question|issue|problem|uncertainty)\s+(?:thus |also |therefore |however )?(?:is|remains?|has|would be|are)\s+${ADVERBS}(?:${NOT_KNOWN}|(?:yet )?to be ${ADVERBS}${FOUND_OUT}|(?:not|never)(?: yet)? been ${FOUND_OUT})\s*(?:(?:,|:|as to|of)\s*)?(${WH}\b.+)$`,
  String.raw`\b(?:open|remaining|key|central|unanswered|unresolved|outstanding|next|important|critical|main|major|interesting|intriguing|obvious|further|another) (?:\p{L}+ )?(?:questions?|issues?) (?:\p{L}+ ){0,3}?(?:is|are|remains?|concerns?)(?: of)?:?\s*(?:about )?(${WH}\b.+)$`,
  // "We do not know whether …", "our trial does not tell us whether …"
  String.raw`\b(?:(?:we|one|scientists|researchers) (?:do|does|did|still do) not (?:yet |currently |fully )?(?:know|understand)|nor do we know|(?:do|does|did|can|could|cannot)(?: not)? (?:tell us(?: is)?|(?:allow us to )?(?:say|determine|distinguish|establish|answer|resolve)))\s+(${WH}\b.+)$`,
  // "one issue that remains unresolved is …"
  String.raw`\b(?:issues?|questions?|problems?|challenges?|points?) (?:that|which) (?:still )?(?:remains?|is|are) (?:still )?(?:\p{L}+ )?(?:unresolved|open|unanswered|unclear|unaddressed|to be (?:\p{L}+))\b.{0,40}?\b(?:is|are|concerns?) (?:the (?:issue|question|problem) of )?(.+)$`,
  // "the question of whether … needs to be revisited"
  String.raw`\bquestions? (?:of |as to |about )?(${WH}\b.{15,300}?) (?:needs?|requires?|remains?|is still|deserves?|merits?|has yet)\b`,
  // "These questions include the duration of treatment …"
  String.raw`\bquestions? (?:\p{L}+ ){0,3}?includes?:? (.+)$`,
  // "We also need to address how much …"
  String.raw`\bwe (?:also |still |now |therefore )*need to (?:better )?${FIND_OUT} (?:the (?:question|extent) (?:of|to) )?(${WH}\b.+)$`,
  // "How … remains to be determined", "Whether … is unknown"
  String.raw`^(?:(?:however|thus|therefore|hence|moreover|furthermore|finally|additionally|also|nevertheless|yet|still|but|and|so|likewise|similarly|in addition|in particular|for example|for instance|importantly|interestingly),?\s+)?((?:exactly |precisely |just )?(?:whether|how|why|what|which|to what (?:extent|degree))\b.{15,300}?),?\s+(?:(?:also|therefore|thus|however),?\s+)?(?:(?:is|are|remains?)\s+${ADVERBS}(?:${NOT_KNOWN}|(?:yet )?to be ${ADVERBS}${FOUND_OUT}|(?:poorly|not (?:yet |fully |well |completely )*) ?${FOUND_OUT}|controversial|elusive|unresolved|unanswered)|(?:has|have) (?:yet to be|not (?:yet )?been|never been) ${ADVERBS}${FOUND_OUT}|(?:was|were) not ${ADVERBS}(?:tested|studied|examined|measured|compared|investigated|asked|analy[sz]ed|assessed|reported|evaluated)|(?:needs?|requires?|deserves?|awaits?|warrants?|merits?) .{0,40}(?:${STUDY}|attention|clarification|testing|confirmation))\b`,
].map((cue) => new RegExp(cue, 'iu'));

const STATED = new RegExp(
  String.raw`\b(?:(?:remains?|is|are) ${ADVERBS}(?:unknown|unclear|unresolved|unexplored|unexplained|undetermined|untested|elusive|obscure|enigmatic|controversial|(?:poorly|incompletely|insufficiently|not (?:yet |fully |completely |entirely |well |sufficiently )*) ?(?:known|understood|characteri[sz]ed|established|explored|studied|defined|elucidated))|(?:remains?|needs?|(?:has|have) yet|(?:is|are) yet|still needs?|still has|still have|(?:is|are) still) to be ${ADVERBS}${FOUND_OUT}|(?:has|have) (?:not|never) (?:yet |so far |previously )?been ${ADVERBS}(?:examined|tested|explored|investigated|addressed|studied|determined|elucidated|established|assessed|evaluated|clarified|identified)|awaits? (?:further |experimental )?(?:confirmation|clarification|investigation|testing|stud(?:y|ies)|validation))\b`,
  'iu',
);
/** "little is known about the dynamics of …" */
const LITTLE_KNOWN =
  /\b(?:little|nothing|not much|less) is (?:\w+ ){0,2}(?:known|understood) (?:about|of|regarding|concerning|on|as to)\s+(\S.*)$/iu;
/** What the word after it turns into a statement of where something does not occur. */
const NOT_FOUND_THERE = /^\s+(?:a priori|among|outside|from|to|for|in the \p{L}+ fauna)\b/iu;

const CALLS: readonly RegExp[] = [
  // "future research could test this hypothesis"
  String.raw`\b${MORE}\s+(?:[\p{L}/-]+\s+){0,3}?${STUDY}\b[^;:]{0,40}?\b(${FIND_OUT} (?:this|these) (?:\p{L}+ )?(?:hypothes[ie]s|possibilit(?:y|ies)|ideas?|predictions?|questions?|explanations?))\b`,
  // "further studies are needed to determine …", "future work should examine …"
  String.raw`\b${MORE}\s+(?:and \p{L}+ )?(?:(?!of\b|this\b|our\b|the\b)[\p{L}/-]+\s+){0,4}?${STUDY}\b(?:\s|[^;:]{0,90}?\b(?:to|should|must|could|can|will|would|might|may|that|into|on|of)\s+(?:also |then |further |better |help to |help |serve to |be (?:focused|directed) on |focus on |concentrate on |thoroughly |directly |more |fully |need to |seek to |aim to |be able to |in order to )*)((?:${FIND_OUT}|${FINDING_OUT})\b.+)$`,
  String.raw`\b${MORE}\s+(?:[\p{L}/-]+\s+){0,4}?${STUDY}\s+(?:on|into|of|regarding|about)\s+(\S(?:.*?\S)?)\s+(?:(?:is|are|will be|would be|should be|seems?|is therefore|are therefore|is thus) (?:\p{L}+ )?(?:needed|required|warranted|necessary|merited|recommended|essential|desirable|conducted|performed|carried out))\b`,
  // "a head-to-head trial would be required to determine whether …"
  String.raw`\b${STUDY}\b[^;:.]{0,60}\b(?:is|are|will be|would be|seems?) (?:\p{L}+ ){0,3}(?:needed|required|warranted|necessary|essential)\b[^;:]{0,60}\b(?:to|that) (?:\p{L}+ )?(${FIND_OUT}\b.+)$`,
  // "studies need to assess which …"
  String.raw`\b(?:stud(?:y|ies)|research|trials?|work|experiments?) (?:also |still |now |thus |therefore )*(?:needs?|ha(?:s|ve)|ought) to (${FIND_OUT}\b.+)$`,
  // "there is a need to validate the assay …"
  String.raw`\bthere (?:is|remains) (?:(?:a|an|also|still|therefore|thus|further|urgent|clear|great|pressing|considerable|strong|continued) )*need to (?:\p{L}+ly )?(${FIND_OUT}\b.+)$`,
  // "it would be interesting to test …"
  String.raw`\bit (?:will|would|may|might|could) (?:also |thus |therefore |then )?(?:be )?(?:\p{L}+ )?(?:of (?:\p{L}+ )?interest|interesting|important|worthwhile|useful|valuable|informative|intriguing|necessary|essential|exciting|instructive|crucial|critical|fascinating|worth|helpful)\b(?: in (?:the )?future(?: \p{L}+)?| to us| next)? (?:to )?(?:further |also |then )?(${FIND_OUT}(?:ing)?\b.+)$`,
  // "… should be investigated in future studies"
  String.raw`^(.{25,420}?)\s+(?:should|must|need(?:s)? to|will|will (?:have to|need to)|could|can) (?:also |therefore |thus |further |now |then |still )?be (?:\p{L}+ly )?${FOUND_OUT}\b.{0,80}\b(?:future|further|next|additional|later|subsequent|prospective)\b`,
  // "The next step is to test …", "an important goal will be to identify …"
  String.raw`\b(?:next|future|important|major|key|logical|critical|remaining|main|obvious|further) (?:\p{L}+ )?(?:steps?|goals?|challenges?|tasks?|directions?|extensions?|priority|priorities|aims?)\b[^;:.]{0,40}\b(?:is|are|will be|would be|include|remains?) (?:\p{L}+ )?to (${FIND_OUT}\b.+)$`,
  String.raw`\b(?:warrant|requir|deserv|merit|need)(?:e?s|e|ing)? (?:further|additional|more|future) (?:[\p{L}-]+ ){0,2}(?:stud(?:y|ies)|research|work|investigation|analys[ei]s|examination|testing|exploration|experiments)\b`,
].map((cue) => new RegExp(cue, 'iu'));

/** "We speculate that …", "It is tempting to speculate that …", "One possibility is that …" */
const SPECULATION =
  /\b(?:our (?:\p{L}+ ){0,2}(?:results?|models?|theory|findings|simulations?) (?:\p{L}+ly )?predicts?|leads? us to (?:speculate|hypothesi[sz]e|suspect|propose)|one (?:might|may|could|can) (?:be tempted to )?(?:speculate|hypothesi[sz]e)|we (?:(?:also|therefore|thus|further|now|would|can|may|could) ){0,2}(?:speculate|hypothesi[sz]e|postulate|predict|conjecture|suspect|(?<=would )expect)|(?:it is|it's) (?:therefore |thus |also |then |however )?(?:(?:tempting|interesting|intriguing|attractive) to (?:speculate|hypothesi[sz]e)|(?:entirely |quite |also |certainly )?(?:possible|conceivable|plausible))|(?:it )?(?:can|may|could|might) be (?:speculated|hypothesi[sz]ed)|rais(?:es?|ing) the (?:\p{L}+ )?possibility|(?:one|another|an intriguing|an interesting|an exciting) (?:possible |testable |plausible )?(?:possibility|hypothesis|explanation|prediction) (?:[\p{L}]+ ){0,5}is|we (?:would )?anticipate)(?: here| therefore| thus| also)?,? that\s+(\S.*)$/iu;

/** "may be due to", "might explain", "could contribute to" */
const SUPPOSITION =
  /\b(?:may|might|could) (?:\p{L}+ ){0,3}?(?:(?:due to|(?:a|the) (?:result|consequence) of|explained by|attributed to|attributable to|caused by|related to|associated (?:for example )?with|responsible for|linked to|involved in|driven by|mediated by|required for|essential for|important for)|(?:have (?:\p{L}+ ){0,3}(?:effects?|impact|influence) on|result from|arise from|reflect|explain|account for|contribute to|lead to|underlie|depend on|increase|decrease|reduce|enhance|promote|inhibit|prevent|facilitate|affect|influence|alter|modulate|regulate|determine|cause|induce)\b)/iu;

const DETERMINED_START =
  /^(?:it|this|that|these|those|they|there|he|she|we|one|such|which|what|but|and|as|so|here|its|their)\b/iu;
const SUBORDINATED =
  /\b(?:the fact that|when|whenever|if|since|because|whose|where|whereas|although|though|while|as|given|unless|once|until|who)\b/iu;
const RELATIVE = /\b(?:that|which)\b/iu;
const LEAD_IN =
  /^(?:(?:however|thus|therefore|hence|moreover|furthermore|finally|additionally|also|nevertheless|nonetheless|yet|still|but|and|so|importantly|notably|indeed|currently|to date|at present|unfortunately|clearly|overall|first|second|third|lastly|likewise|similarly|interestingly|in addition|in particular|in contrast|for example|for instance|to our knowledge|to the best of our knowledge)\b,?\s+)+/iu;
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/**
 * Finds the question that a sentence leaves open.
 * @param text a sentence without citations and other parentheses
 * @returns undefined if the sentence leaves nothing open, or the words that say so belong to a side clause
 */
export function findQuestionForm(text: string): FormedQuestion | undefined {
  const sentence = text.replace(/(?<![.?!\s])[.?!\s]+$/u, '');
  if (text.trim().endsWith('?')) return { form: 'direct', content: sentence };
  const asked = ASKED.map((cue) => cue.exec(sentence)?.[1]).find(isLongEnough);
  if (asked !== undefined) return { form: 'asked', content: asked };
  const stated = statedIn(sentence);
  if (stated !== undefined) return { form: 'stated', content: stated };
  for (const call of CALLS) {
    const match = call.exec(sentence);
    if (!match) continue;
    const content = lastClause(match[1] ?? sentence.slice(0, match.index))
      .replace(SIDE_TASK, '')
      .trim();
    const isNamedBefore = /\b(?:this|these) /u.test(content);
    if (isNamedBefore || isLongEnough(content)) return { form: 'call', content };
  }
  const supposed = SPECULATION.exec(sentence)?.[1];
  if (isLongEnough(supposed)) return { form: 'speculation', content: supposed };
  return SUPPOSITION.test(sentence)
    ? { form: 'supposition', content: sentence.replace(LEAD_IN, '') }
    : undefined;
}

/** "address these questions and determine the optimal dose": the second task says enough. */
const SIDE_TASK = /^\p{L}+ (?:these|this|those) [^,]{3,60}? and (?=\p{L}+ )/iu;
const MIN_WORDS = 5;
const MIN_SUBJECT = 4;
const isLongEnough = (content: string | undefined): content is string =>
  content !== undefined && words(content) >= MIN_WORDS;

const statedIn = (sentence: string): string | undefined => {
  const [, about] = LITTLE_KNOWN.exec(sentence) ?? [];
  if (about !== undefined) return words(about) >= 3 ? about : undefined;
  const match = STATED.exec(sentence);
  if (!match || NOT_FOUND_THERE.test(sentence.slice(match.index + match[0].length)))
    return undefined;
  const clause = lastClause(sentence.slice(0, match.index)).replace(LEAD_IN, '').trim();
  const isRelative = RELATIVE.test(clause) && !/^(?:the|how|whether)\b/iu.test(clause);
  if (DETERMINED_START.test(clause) || SUBORDINATED.test(clause) || isRelative) return undefined;
  return words(clause) >= MIN_SUBJECT ? clause : undefined;
};

const SIDE_CLAUSE =
  /^(?:although|though|while|whereas|because|since|if|when|despite|given|as|even)\b[^,]*,\s(.+)$/iu;

/** What stands after the last boundary of a clause: "Although A is known, the role of B" gives "the role of B". */
const lastClause = (text: string): string => {
  const last = (text.split(/[;:]\s|,\s(?:but|yet|however,)\s|\sbut\s/u).at(-1) ?? text)
    .trim()
    .replace(LEAD_IN, '');
  const main = SIDE_CLAUSE.exec(last)?.[1];
  // "Since the cause remains unknown, we …": the side clause itself says what is not known.
  return main ?? last.replace(/^(?:although|though|while|whereas|because|since)\s+/iu, '');
};
