import { hasCitation, isTakenBack, parseClause } from './clause.js';
import { readRelation } from './relation.js';
import { statesOpenQuestion } from './open-question-cues.js';
import { hasOwnSubject, hasSpecificParts, isStandalone } from './standalone.js';
import type { Clause, PaperSentence, Relation, PageText } from './statement.types.js';

/** An explanation or prediction that a paper puts forward without having tested it. */
export interface Proposal {
  readonly sentence: PaperSentence;
  readonly clause: Clause;
  readonly relation: Relation;
  /** The sentence names another work: the idea may be theirs. */
  readonly isCited: boolean;
  /** The authors say outright that they suppose it: "we speculate that", "it is possible that". */
  readonly isExplicit: boolean;
  /** Drawn from the results just reported: "these data suggest that", "Thus, …". */
  readonly isConclusion: boolean;
}

/** "it is possible that", "we propose that": what follows has not been shown. */
const UNTESTED =
  /\b(?:rais(?:e|es|ed|ing) the (?:intriguing |interesting |exciting )?possibility|suggests? the (?:\w+ )?possibility|possible|conceivable|plausible|tempting to speculate|(?:be )?speculated?|hypothesi[sz]ed?|propose[ds]?|suspect|(?<=would )expect|postulated?|predicts?|predicted|explanation (?:is|may be|could be|might be)|possibility (?:is|may be|exists|remains)|hypothes[ie]s|idea|notion|possibility)(?: here| therefore| thus| also)?,? that\s+/iu;
/** "suggesting that": what follows is hedged only if it says "may". */
const CONCLUDED =
  /\b(?:suggest(?:s|ed|ing)?|indicat(?:e|es|ed|ing)|impl(?:y|ies|ied|ying)|likely)(?: here| therefore| thus| also)?,? that\s+/iu;
/** "We hypothesized that": the paper goes on to test it; "supports the hypothesis that": it has. */
const TESTED =
  /\b(?:led|leads?|leading|prompted|gave rise) (?:us )?to (?:the|a|our) (?:\w+ )?(?:hypothesis|idea)\b|\b(?:we|it was|authors|study) (?:\w+ )?(?:hypothesi[sz]ed|predicted|postulated|expected|proposed)\b|\b(?:support|confirm|consistent|corroborat|validat|verif|test|in line|in agreement|reinforc|strengthen|compatible|reject|refut|contradict|rul(?:e[sd]?|ing) out|exclud|argu\w* against)\w*\b[^,;]{0,50}$/iu;
/** "Some experts have suggested that", "it has been proposed that": the idea of others. */
const OF_OTHERS =
  /\b(?:(?:others?|some|several|experts|researchers|scholars|previous|earlier|prior|recent|recently) (?:\w+ ){0,3}(?:suggest|propos|hypothesi|argu|speculat|report|show|found|demonstrat|indicat)\w*|(?:has|have|had|was|were) been (?:\w+ )?(?:suggested|proposed|hypothesi[sz]ed|reported|shown|postulated|argued|speculated|demonstrated|predicted)|(?<!\b(?:our|these|present) )\bstudies (?:to|of|on|in|with|using) [^,;]{3,80} (?:have|has) (?:also )?(?:yielded|produced|given|provided|led|shown|found|suggested|reported)|et al\.?)/iu;
const EXPLICIT =
  /\b(?:we (?:\w+ ){0,3}(?:hypothesi[sz]e|propose|speculate|suggest|postulate|predict|suspect|expect)|(?:tempting|interesting|intriguing|attractive) to (?:speculate|hypothesi[sz]e)|leads? us to (?:speculate|hypothesi[sz]e|suspect|propose)|one (?:might|may|could) (?:be tempted to )?speculate|(?:can|may|could) be speculated|it is (?:\w+ )?(?:possible|conceivable|plausible)|(?:rais(?:e|es|ing)|suggests?) the (?:\w+ )?possibility|one possibility)\b/iu;
/** A statement that nothing could refute. */
export const ANY_OUTCOME =
  /\b(?:or (?:have )?no effect|increase,? (?:or )?decrease|decrease,? (?:or )?increase|positively or negatively|and\/or)\b/iu;
/** "may be a useful tool": praise for a method or a measure, no statement about the subject matter. */
export const USEFULNESS =
  /\b(?:may|might|could|can|would|will) (?:also |further |thus |therefore |potentially |even )*(?:be (?:an? |the )?(?:\p{L}+ )?(?:useful|helpful|valuable|used|applied|applicable|needed|required|considered|promising|feasible|compared|measured|tested|calculated|estimated|extended|solved|obtained|performed|implemented|computed|modell?ed|conducted|of (?:use|interest|value|help)|tool|option|alternative|targets?|candidates?|strategy|approach)|help(?: to)? (?:us )?(?:identify|explain|understand|guide|develop|inform|improve our|design|clarify|elucidate|distinguish)|facilitate the (?:collection|development|identification|design|discovery|diagnosis|study)|serve as (?:an? |the )?(?:\p{L}+ )?(?:tool|marker|biomarker|basis|model|framework|reference|starting)|provide (?:an?|new|novel|important|useful|valuable|some|further)? ?(?:\p{L}+ )?(?:insights?|tools?|basis|opportunit|information|explanation|framework|approach|target|strateg)|offer|illuminate|inform|show (?:\p{L}+ )?whether|(?:\p{L}+ )*lead to (?:a )?better (?:measures?|methods?|models?|tools?|estimates?)|shed (?:\p{L}+ ){0,2}light|allow (?:us|researchers|for)|enable (?:us|researchers)|explain (?:these|our|the (?:reported|observed|different|discrepan)))/iu;
/** "not only for A but also to B": two statements, or one that was cut. */
const CORRELATIVE = /\bnot only\b|\beither\b(?!.*\bor\b)|\bneither\b/iu;
/** What the paper shows, in the words of its own conclusion. */
const CONCLUSION =
  /^(?:thus|therefore|hence|together|taken together|collectively|overall|altogether|in conclusion|in summary|accordingly|consequently|as a (?:result|consequence))\b|\b(?:these|our|the(?:se)? present|the current|this|those|both|all) (?:[\p{L}-]+ ){0,3}(?:results?|data|findings?|observations?|evidences?|experiments?|stud(?:y|ies)|analys[ei]s|interactions?|work)\b[^,;]{0,40}\b(?:suggest|indicat|impl|show|demonstrat|support|point|reveal|argu)/iu;
/** Papers without usual headings discuss in their last part. */
const LATE = 0.65;
const DISCUSSED = new Set<PaperSentence['section']>(['discussion', 'conclusion', 'open']);

/** Tells whether a sentence of a paper, at its position in the paper, belongs to the discussion. */
export function discussionOf(sentences: readonly PaperSentence[]) {
  const hasDiscussion = sentences.some(({ section }) => DISCUSSED.has(section));
  const late = hasDiscussion ? Infinity : sentences.length * LATE;
  return ({ section }: PaperSentence, at: number): boolean =>
    DISCUSSED.has(section) || (section === 'body' && at > late);
}

/** "Since at low tension …, our model predicts that": the condition is lost where only the prediction is taken. */
const CONDITION = /^(?:\p{L}+, )?(?:since|because|if|when|as|under|with|at|for)\b/iu;
/** "Our results predict that lower tension will raise adsorption": a model's prediction, left to an experiment. */
const PREDICTED =
  /\b(?:our|the|this) (?:\p{L}+ ){0,2}(?:results?|models?|theory|analys[ei]s|findings|simulations?|framework) (?:\p{L}+ly )?(?:predicts?|imply|implies) that\s+$/iu;
const HEDGE = /^(?:may|might|could|would)$/;
/** Characters between two sentences of a paragraph. */
const MAX_GAP = 3;
const MIN_WORDS = 5;
const MAX_WORDS = 45;
/** Clauses that depend on a sentence before, or that parsing cut in the wrong place. */
const BROKEN_START =
  /^(?:is|are|was|were|if|even|though|although|unless|not only|while|whereas|because|since|as|so|than|when|using|given|for|to)\b/iu;
const BROKEN_END =
  /\b(?:and|or|of|in|to|the|a|an|by|with|for|that|which|from|on|as|at|is|are|than|both|be|into)\.$|\b(?:was|were|has been|have been) \p{L}+ed\.$/iu;
const NO_PROPOSAL = [ANY_OUTCOME, CORRELATIVE, USEFULNESS, BROKEN_START, BROKEN_END];

/** "While it is possible that A, B": what is conceded is not what the authors put forward. */
const CONCEDED = /^(?:\p{L}+, )?(?:while|although|though|whereas|even if|even though)\b/iu;
/** "A may damage B; therefore, C might rise": what leads to the authors' own conclusion. */
const PREMISE = /[;:]\s*(?:therefore|thus|hence|consequently|accordingly|so)\b/iu;

/** "However, our data do not support this": the next sentence takes back what this one puts forward. */
const REBUTTAL =
  /^(?:however|but|nevertheless|nonetheless|yet|in contrast|conversely|on the contrary)\b[^.]{0,240}\b(?:not|no|never|neither|nor|unlikely|failed|fails?|without|contradict\w*|rul(?:e|es|ed) out|inconsistent)\b/iu;

export const isRebutted = (sentence: PaperSentence, next: PaperSentence | undefined): boolean =>
  next?.page === sentence.page &&
  next.section === sentence.section &&
  next.start - sentence.end <= MAX_GAP &&
  REBUTTAL.test(next.text);

/** Finds what the authors suggest may be so: hedged clauses of their own that state an effect and can stand alone. */
export function findProposals(
  sentences: readonly PaperSentence[],
  pageText: PageText,
): readonly Proposal[] {
  const isDiscussed = discussionOf(sentences);
  const isAbstractOnly = sentences.every(({ section }) => section === 'abstract');
  return sentences.flatMap((sentence, at) => {
    if (isRebutted(sentence, sentences[at + 1])) return [];
    const isRead = isAbstractOnly || sentence.section === 'results' || isDiscussed(sentence, at);
    if (!isRead) return [];
    if (sentence.text.endsWith('?') || PREMISE.test(sentence.text)) return [];
    const page = pageText(sentence.page);
    const untested = UNTESTED.exec(sentence.text);
    const introduced = untested ?? CONCLUDED.exec(sentence.text);
    const inner = introduced ? introduced.index + introduced[0].length : 0;
    const before = sentence.text.slice(0, inner);
    if (introduced && [before.slice(0, introduced.index), before].some((lead) => TESTED.test(lead)))
      return [];
    if (OF_OTHERS.test(before) || (introduced && isConceded(before))) return [];
    const isPredicted =
      PREDICTED.test(before) && sentence.section !== 'results' && !hasCitation(sentence.text);
    const found =
      (introduced &&
        readProposal(sentence, page, sentence.start + inner, untested !== null, isPredicted)) ??
      readProposal(sentence, page, sentence.start, false);
    if (!found) return [];
    const isExplicit = EXPLICIT.test(before) || isPredicted;
    const isConclusion = !isPredicted && !isAbstractOnly && CONCLUSION.test(sentence.text);
    return [{ ...found, isExplicit, isConclusion }];
  });
}

/** Whether the clause that is introduced belongs to a concession, which a comma ends. */
const isConceded = (before: string): boolean =>
  CONCEDED.test(before) && !before.replace(/^\p{L}+,/u, '').includes(',');

/** "It is possible that the change masked the effect": an excuse for one result, which no later study can test. */
const isInPast = ({ predicateTokens }: Clause): boolean => {
  const verb = predicateTokens.find(({ pos }) => pos === 'VERB' || pos === 'AUX');
  const word = verb?.text.toLowerCase() ?? '';
  return /^(?:was|were|had|did)$/u.test(word) || (verb?.pos === 'VERB' && /ed$/u.test(word));
};

const readProposal = (
  sentence: PaperSentence,
  page: string,
  from: number,
  isUntested: boolean,
  isPredicted = false,
): Omit<Proposal, 'isExplicit' | 'isConclusion'> | undefined => {
  const clause = parseClause(sentence, page, from);
  if (!clause || clause.isNegated) return undefined;
  const isHedged = clause.modal !== undefined && HEDGE.test(clause.modal);
  // "would" states what follows from assumptions, as a rule those of the paper's own model.
  if (clause.modal === 'would' && (!isUntested || CONDITION.test(sentence.text))) return undefined;
  const isForecast = isPredicted && /^(?:will|should)$/u.test(clause.modal ?? '');
  const isSupposed = isUntested && clause.modal === undefined && !isInPast(clause);
  if (!isHedged && !isForecast && !isSupposed) return undefined;
  if (statesOpenQuestion(clause.text)) return undefined;
  // "express X, which may act": the hedge is on something else than the main clause.
  if (!isHedged && /\b(?:may|might|could)\b/iu.test(clause.text)) return undefined;
  const length = clause.text.split(/\s+/).length;
  if (length < MIN_WORDS || length > MAX_WORDS || !isStandalone(clause.text)) return undefined;
  if (!hasOwnSubject(clause.subject) || isTakenBack(page.slice(from, sentence.end)))
    return undefined;
  if (NO_PROPOSAL.some((cue) => cue.test(clause.text))) return undefined;
  const relation = readRelation(clause);
  if (!relation || !hasSpecificParts(relation)) return undefined;
  return { sentence, clause, relation, isCited: hasCitation(page.slice(from, sentence.end)) };
};
