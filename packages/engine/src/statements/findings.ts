import { MIN_CUE_SCORE, scoreFinding } from './cues.js';
import { statesOpenQuestion } from './open-question-cues.js';
import { sharesMostWords } from './content-overlap.js';
import { hasCitation } from './clause.js';
import { leansOnContext } from './leans-on-context.js';
import { isProcedure } from './procedures.js';
import { findReportedResults, isHedged } from './reported-results.js';
import { isRunningText } from './running-text.js';
import type { PaperSentence } from './statement.types.js';

const STATISTIC =
  /\bp\s?[<>=≤≥]|\b(?:OR|HR|RR|aOR|AUC|CI|SD|SEM|R2|r)\s?(?:[=:,]|of)\s?[-−]?\d|\bconfidence interval|\b95\s?%\s?(?:CI|confidence|credible)|\d\s?±\s?\d|\b(?:odds|hazard|risk|rate) ratio/iu;
const QUANTITY =
  /\d\s?(?:%|percent\b|-?fold\b|times\b|°C|nm\b|mm\b|cm\b|km\b|kb\b|bp\b|ms\b|mV\b|mg\b|kg\b|years?\b|days?\b|hours?\b|h\b|min\b|deaths\b|cases\b|patients\b|participants\b|genes\b|species\b)|\bn\s?=\s?\d|\b(?:two|three|four|five|ten)-?fold\b/iu;
const OWN =
  /\b(?:we|our) (?:\p{L}+ ){0,2}(?:found|show(?:ed)?|observed|demonstrated?|identified|detected|estimated?|results?|data|findings|analys[ei]s)\b/iu;
const OTHERS =
  /\b(?:previous(?:ly)?|prior|earlier|recent(?:ly)?|other|published) (?:[\p{L}-]+ )?(?:stud(?:y|ies)|work|research|reports?|reported|shown|analys[ei]s|experiments|published|observed|reviews?|identified|described|associated)\b|\b(?:has|have) (?:also |previously |recently |long )?been (?:previously |recently |widely )?(?:shown|reported|demonstrated|suggested|proposed|observed|associated|linked|implicated|described|used|found|known|established)\b|\b(?:authors|colleagues|coworkers|researchers)\b|\b(?:is|are) (?:well )?known to\b/iu;
const AIM =
  /\b(?:aim|goal|objective|purpose) (?:of|was|is)\b|\bwe (?:\p{L}+ly |also |then |next |first |finally )?(?:aim(?:ed)?|assumed?|considered?|defined?|used?|set|approximated?|seek|sought|can form|entered|classified|ran|recruited|chose|selected|propose|indicate with|denote|refer to|call|plot|keep|kept|focus|illustrate|introduce|describe|place|discuss|analy[sz]ed? more|calculated|computed|categorized|applied|outline)\b|\b(?:stated|explained|mentioned|described|noted|shown) (?:above|below)\b|\b(?:as|is) (?:stated|explained|mentioned|described|noted) in\b|^in the following\b|\bwe undertook\b|\b(?:primary|secondary|main) (?:outcomes?|end ?points?|aims?|objectives?|analys[ei]s) (?:was|were|is|included?)\b|\bsecondary outcomes\b|\blimitations?\b|\bchallenges?\b|\b(?:are|is|were|was) kept constant\b|\bassuming (?:that )?\p{L}+/iu;
/** Methods in the abstract, unless the sentence goes on with what they showed. */
const ABSTRACT_METHOD =
  /\b(?:we|th(?:is|e present|e current) (?:study|paper|work|review|article|trial)) (?:\p{L}+ly |also |then |next |first |have )?(?:aim(?:s|ed)?|examined?|investigate[ds]?|stud(?:y|ied|ies)|test(?:s|ed)?|compare[ds]?|analy[sz]e[ds]?|assess(?:es|ed)?|evaluate[ds]?|measured?|developed?|presents?|describe[ds]?|report on|reports the|explore[ds]?|sequenced|undertook|performed|conducted|searched|reviewe?d?|screened|collected|randomi[sz]ed|combined?|quantif(?:y|ied)|characteri[sz]e[ds]?|extend(?:ed)?|derived?|asked?|monitored|addresse?[ds]?|sought|provides? (?:an overview|a framework))\b|\b(?:was|were) (?:\p{L}+ly |also |then |first |next )?(?:randomi[sz]ed|assigned|recruited|tested|undertaken|generated|synthesi[sz]ed|obtained|developed|asked|described as|performed|conducted|provided|invited|interviewed|grouped|investigated|studied|examined|assessed|evaluated|monitored)\b|\b(?:is|are) (?:also |then )?(?:tested|discussed|presented|available|described|used to|recommended)\b/iu;
const SHOWS =
  /\b(?:found|find|show(?:s|ed|ing)?|revealed?|reveal(?:s|ing)|demonstrat(?:es?|ed|ing)|observ(?:ed|ing)|indicat(?:es?|ed|ing)|uncover(?:ed)?|confirm(?:s|ed|ing)?|identified|discovered|conclude|suggest(?:s|ed)?)\b/iu;
const CHANGE =
  /\b(?:\p{L}{1,40}er than|more (?:\p{L}+ )?than|less (?:\p{L}+ )?than|compared (?:with|to)|versus|vs|increas\p{L}*|decreas\p{L}*|declin\p{L}*|reduc\p{L}*|lowered|raised|improved?|inhibit\p{L}*|enhanc\p{L}*|associated with|correlat\p{L}*|predict(?:s|ed)|differ(?:s|ed|ences?)?|no effect|effects? (?:of|on)|affect(?:s|ed)|caus(?:es|ed)|depend(?:s|ed) on|outperform\p{L}*|driven by|diverged|induced?|dropped|fell|rose|grew|exceed\p{L}*|slowed|delayed|shorten\p{L}*|accelerat\p{L}*|ranged from|averaged|reached|superior|inferior|better|worse|greater|higher|lower|larger|smaller|stronger|weaker|characterized by|discovered|detected in|were present in|found in|decreases|lacks?|lacked)\b/iu;
/** Without any of these, a sentence with numbers describes the sample. */
const RELATION =
  /\b(?:more|less|fewer|most|least|than|lower\p{L}*|higher|larger|smaller|greater|better|worse|improv\p{L}*|associat\p{L}*|predict\p{L}*|differ\p{L}*|effects?|impact\p{L}*|affect\p{L}*|caus\p{L}+|depend\p{L}*|accura\p{L}+|respons\p{L}+|risk|odds|likely|likelihood|required?|converge\p{L}*|diverge\p{L}*|induc\p{L}+|replicat\p{L}+|agreement|heterogene\p{L}+|variation|detect\p{L}*|absent|similar to|frequen\p{L}+|prevalen\p{L}+|incidence)\b/iu;
/** What should follow from a result is none. */
const OUTLOOK =
  /\b(?:future (?:work|stud(?:y|ies)|research)|further (?:work|stud(?:y|ies)|research)|implications?|(?:be|are|is) of (?:\p{L}+ )?(?:interest|importance)|recommended|should be|will (?:address|be|help|allow|provide|aid)|lends? (?:further )?support to the use)\b/iu;
/** What a figure or table shows, and what it is compared with elsewhere. */
const POINTS_TO_FIGURE =
  /^(?:in|as (?:we )?(?:can be )?(?:shown?|seen|indicated) in|see) (?:the )?(?:[\p{L}]+ )?(?:fig|table|box|panel)|^(?:fig(?:ure|\.)?|table) ?S?\d|\bwe (?:also )?show (?:that )?(?:the|a|an) [^.]{0,60}\bin (?:fig|table)|^(?:as a|for) comparison\b|^S\d{1,3} (?:fig|table|text)|^(?:analogously|similarly|likewise|conversely)\b|^similar (?:\p{L}+ )?(?:results?|findings|effects?|patterns?|observations?|trends?)\b|^the (?:same|converse|opposite)\b/iu;
const MIN_WORDS = 8;
const MAX_WORDS = 60;
const MIN_POINTS = 2.5;

const SECTION_POINTS: Readonly<Partial<Record<PaperSentence['section'], number>>> = {
  abstract: 5,
  conclusion: 2,
  results: 1,
  discussion: 0.5,
};

/**
 * Finds the main results of a paper's own: no cited results, captions, reference entries, aims, procedures or open
 * questions, and readable alone. Those with numbers come first.
 * @param terms key terms of the paper in lower case: results about its subject come before others
 * @returns best first, no two that say the same
 */
export function findFindings(
  sentences: readonly PaperSentence[],
  terms: readonly string[],
  limit: number,
): readonly PaperSentence[] {
  const ranked = findOwnResults(sentences)
    .map((sentence) => ({ sentence, points: pointsOf(sentence, terms) }))
    .filter(({ points }) => points >= MIN_POINTS)
    .sort((a, b) => b.points - a.points);
  const chosen: PaperSentence[] = [];
  for (const { sentence } of ranked) {
    if (chosen.length === limit) break;
    if (chosen.every(({ text }) => !sharesMostWords(text, sentence.text))) chosen.push(sentence);
  }
  return chosen;
}

/**
 * The sentences that state a result of the paper's own and can be read alone: those that say so, and in the abstract what
 * follows the first sentence about the study and is no method.
 * @returns in the order of the paper
 */
export function findOwnResults(sentences: readonly PaperSentence[]): readonly PaperSentence[] {
  const reported = new Set(findReportedResults(sentences));
  const abstract = sentences.filter(({ section }) => section === 'abstract');
  const first = abstract.findIndex(({ text }) => OWN_STUDY.test(text));
  // An abstract that names the study late only has no background in front of its results.
  const background = new Set(
    first <= abstract.length * MAX_BACKGROUND ? abstract.slice(0, Math.max(0, first)) : [],
  );
  return sentences.filter(
    (sentence) =>
      !background.has(sentence) &&
      (reported.has(sentence) ||
        (first >= 0 && sentence.section === 'abstract' && isResultOfAbstract(sentence))) &&
      isOwnStatement(sentence),
  );
}

const MAX_BACKGROUND = 0.6;

const OWN_STUDY =
  /\b(?:we|our|here|this (?:[\p{L}-]+ )?(?:study|work|paper|trial|review|analysis|article|report)|the (?:present|current) (?:[\p{L}-]+ )?(?:study|work|analysis)|(?:was|were) (?:\p{L}+ly )?(?:randomi[sz]ed|assigned|recruited|measured|assessed|collected|exposed|treated|compared|tested|analy[sz]ed|examined|sampled|synthesi[sz]ed|synthesized|screened|identified|performed|conducted|enrolled|interviewed))\b/iu;

const isRelation = (text: string): boolean => CHANGE.test(text) || RELATION.test(text);

const isResultOfAbstract = ({ text }: PaperSentence): boolean =>
  !isHedged(text) &&
  !hasCitation(text) &&
  !text.endsWith('?') &&
  !statesOpenQuestion(text) &&
  (SHOWS.test(text) || (CHANGE.test(text) && !ABSTRACT_METHOD.test(text)));

/** Whether a sentence can be read alone and is no caption, aim, method, outlook or result of others. */
export const isOwnStatement = ({ text, section }: PaperSentence): boolean => {
  const words = text.split(/\s+/).length;
  return (
    section !== 'front' &&
    section !== 'back' &&
    words >= MIN_WORDS &&
    words <= MAX_WORDS &&
    isRunningText(text) &&
    !leansOnContext(text) &&
    ![OTHERS, AIM, OUTLOOK, POINTS_TO_FIGURE].some((cue) => cue.test(text)) &&
    (!ABSTRACT_METHOD.test(text) ||
      SHOWS.test(text) ||
      (section !== 'abstract' && isRelation(text))) &&
    !isProcedure(text)
  );
};

const pointsOf = (sentence: PaperSentence, terms: readonly string[]): number => {
  const { text, section } = sentence;
  const lower = text.toLowerCase();
  const named = terms.filter((term) => lower.includes(term)).length;
  const numbers = (STATISTIC.test(text) ? 2 : 0) + (QUANTITY.test(text) ? 1.5 : 0);
  const isDescription = section !== 'abstract' && !isRelation(text) && !SHOWS.test(text);
  return (
    Math.max(0, Math.min(3, scoreFinding(sentence) - MIN_CUE_SCORE)) +
    numbers +
    (OWN.test(text) ? 1 : 0) +
    Math.min(2, named / 2) +
    (SECTION_POINTS[section] ?? 0) -
    (isDescription ? 3 : 0)
  );
};
