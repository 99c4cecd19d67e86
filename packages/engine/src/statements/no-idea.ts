import { withoutParentheses } from './clause.js';

/** Notes of the publisher. */
const NOTE =
  /\b(?:creative commons|copyright|conflicts? of interest|competing interests|ethics committee|supplementary (?:material|information|data)|funded by)\b/iu;
/** "Let X be a scheme", "By Lemma 3 we may assume", "in our notation": a step of a proof or a derivation. */
const PROOF =
  /^(?:in (?:our|this|the above) notations?\b|in the following,? (?:we|it is) (?:\p{L}+ )?(?:assumed?|denoted?|used?|written?)\b|let (?!us (?:not )?\p{L}+ (?:whether|if)\b)|suppose (?:that )?|assume (?:that )?|then (?:we|there|it|the|by)\b|(?:remark|proof|lemma|theorem|proposition|corollary|example|definition)s? ?\d|(?:but|hence|so|thus|and|now),? (?:let|if [^,]{1,40}, then)\b)|\b(?:by|from|using|in) (?:lemma|theorem|proposition|corollary|definition)s? ?\d|[∈⊂⊆∀∃⟶≅]|\p{Ll}Proof\p{Lu}/iu;
/** The question “is it money?”: what somebody says in an example. */
const SPEECH = /[“"«][^“”"«»]{0,120}[?!][”"»]/u;
/** "Studies have shown that", "other authors suggested": what others found. */
const OF_OTHERS =
  /\b(?:studies|authors|researchers|investigators|reports|others)(?: \(\d{4}\))?(?: \[[\d,–-]+\])? (?:(?:have|has|had|also|previously|recently) ){0,2}(?:show(?:n|ed)?|report(?:ed)?|found|demonstrated?|suggest(?:s|ed)?|observed|indicated?|described|revealed|concluded|pointed)\b/iu;
/** "Some scholars believe that": the opinion of others. */
const OPINION =
  /\b(?:some|many|several|most|other|few) (?:\p{L}+ )?(?:scholars|authors|researchers|experts|scientists|clinicians|surgeons|people|investigators) (?:\p{L}+ )?(?:believe|argue|think|consider|claim|suggest|hold|recommend|advocate)\b/iu;
/** "Respondents prefer": what people said in the study. */
const OF_RESPONDENTS =
  /\b(?:respondents|interviewees|participants) (?:\p{L}+ )?(?:prefer(?:red)?|state[ds]?|reported|said|believed?|mentioned|claimed|indicated)\b/iu;
/** "Regulations could be established": what politics and administrations should do. */
const POLICY =
  /\b(?:laws?|regulations?|policies|legislation|incentives|codes? of practices?|taxes|subsidies|mitigation measures|management plans?|governments?|china|countries|authorities) (?:[\p{L}-]+ ){0,5}?(?:could|should|may|must|might|can|need to) (?:also |actively )?(?:be (?:established|improved|promoted|introduced|strengthened|implemented|achieved|adopted)|include|encourage|promote|strengthen|adopt|establish)\b|\bcould be achieved by\b/iu;
/** "May improve the prediction", "would contribute to increasing the use": what a result is good for. */
const PROMISE =
  /\b(?:may|might|could|would|can|will) (?:\p{L}+ly )?(?:improve the (?:[\p{L}-]+ )?(?:prediction|diagnosis|management|accuracy|selection)|contribute to (?:the )?(?:show|reveal|understand\p{L}*|develop\p{L}*|increasing the use|improving the|expanding the|design\p{L}*))\b/iu;
/** "Our study provides novel insights into …": praise of the study that ends it. */
const PRAISE =
  /\b(?:stud(?:y|ies)|work|results?|findings?|data|research|analys[ei]s|paper)\b[^,;]{0,40}\b(?:provid\p{L}+|offer\p{L}*|g[ai]ve\p{L}*|shed\p{L}*|contribut\p{L}+|add\p{L}*) (?:\p{L}+ ){0,4}?(?:insights?|light|basis|evidence|understanding|knowledge|foundation|reference|information)\b/iu;
/** Thanks, and what the authors hope that their paper does. */
const COURTESY =
  /\b(?:we|authors?|i) (?:\p{L}+ ){0,4}(?:thank|congratulate|acknowledge the)\b|\bwe hope (?:that )?(?:this|our|the present) (?:[\p{L}-]+ ){0,3}(?:will|can|may|could|would)\b/iu;
/** Where data and details are to be had. */
const AVAILABILITY =
  /\b(?:may|can) be (?:obtained|requested|downloaded|accessed) (?:free of charge |up?on request )?(?:from|at|via|by)\b|\bavailable (?:free of charge|(?:up)?on request)\b|\bdeposition numbers?\b/iu;
/** "It is important to notice that": what follows says whether anything is open. */
const NOTICE =
  /^(?:[\p{L} ]{0,30},\s)?(?:it (?:is|was|should be|must be|has to be) (?:also |however )?(?:important|interesting|worth|worthwhile|necessary|essential|noted|mentioned|emphasi[sz]ed|stressed|remembered)? ?(?:to )?(?:note|notice|know|mention|remark|stress|emphasi[sz]e|point out|remember|noting|noticing|mentioning)? ?that|(?:please )?(?:note|notice) that)\s/iu;
/** "Our results indicate that a low dose is enough": what the study found. */
const OWN_RESULT =
  /\b(?:our|these|those|the (?:present|current)|this|the) (?:[\p{L}-]+ ){0,2}(?:results?|data|findings?|stud(?:y|ies)|observations?|experiments?|analys[ei]s|plots?) (?:\p{L}+ly |also )?(?:indicate[sd]?|show(?:s|ed|n)?|demonstrate[sd]?|reveal(?:s|ed)?|confirm(?:s|ed)?|proved?|establish(?:es|ed)?) that\s(?<result>.*)$|\b(?:confirmed|we have (?:found|observed|shown|demonstrated)) that\s(?<confirmed>.*)$/iu;
/** "Interestingly, nectar rose": no question is called interesting. */
const ADVERB = /^(?:interestingly|importantly|further),\s/iu;
/** "Networks were built to explore …", "the question was whether": a step of the study. */
const STEP =
  /\b(?:was|were) (?:\p{L}+ly )?\p{L}+ed to (?:investigate|explore|determine|assess|examine|evaluate|identify|analy[sz]e|test|study|clarify)\b|\b(?:question|issue|problem) was (?:whether|if|how|what|which)\b|^(?:the (?:present|current)|this|our) (?:study|work|paper),? [^.]{0,90}\b(?:determined|investigated|examined|assessed|evaluated|explored|analy[sz]ed)\b/iu;
/** "Older bees were more likely to return": a frequency. */
const FREQUENCY = /\b(?:was|were) (?:\p{L}+ )?(?:more|less|most|least|equally) likely\b/giu;
/** Words with which a result leaves something open. */
const SUPPOSES =
  /\?|\b(?:may|might|could|would|can|should|must|possib\p{L}+|perhaps|probabl\p{L}+|likely|presumabl\p{L}+|conceivabl\p{L}+|suggest\p{L}*|hypothes\p{L}+|need\p{L}*|future|further|unknown|unclear|whether|remain\p{L}*|warrant\p{L}*|yet|not (?:clear|known|understood))\b/iu;
/** Words with which a sentence supposes or asks something; "potential" alone does not. */
const LEAVES_OPEN =
  /\?|\b(?:may|might|could|would|possib\p{L}+|perhaps|probabl\p{L}+|likely|presumabl\p{L}+|conceivabl\p{L}+|suggest\p{L}*|hypothes\p{L}+|speculat\p{L}+|believe|assume|expect\p{L}*|anticipate|propose\p{L}*|need\p{L}*|should|must|future|further|unknown|unclear|whether|remain\p{L}*|requir\p{L}*|investigat\p{L}+|explor\p{L}+|determin\p{L}+|interest\p{L}*|warrant\p{L}*|necessary|important to|worth\p{L}*|deserv\p{L}*|merit\p{L}*|lack\p{L}*|little|question\p{L}*|not (?:yet |previously )?(?:been|clear|known|understood))\b/iu;

/** Whether a sentence, in none of the forms of a question, can be no idea of the paper to start from. */
export const isNoIdea = (sentence: string): boolean =>
  [
    NOTE,
    PROOF,
    SPEECH,
    OF_OTHERS,
    OPINION,
    OF_RESPONDENTS,
    POLICY,
    PROMISE,
    PRAISE,
    COURTESY,
    AVAILABILITY,
    STEP,
  ].some((cue) => cue.test(sentence)) ||
  isPlainResult(sentence) ||
  !LEAVES_OPEN.test(
    withoutParentheses(sentence).replace(ADVERB, '').replace(NOTICE, '').replace(FREQUENCY, ''),
  );

const isPlainResult = (sentence: string): boolean => {
  const { result, confirmed } = OWN_RESULT.exec(sentence)?.groups ?? {};
  const found = result ?? confirmed;
  return found !== undefined && !SUPPOSES.test(found);
};
