import { OPEN_QUESTION_CUES } from '../reading/open-question-cues.js';
import { parseClause, parseQuestion, withoutParentheses } from './clause.js';
import { readRelation } from './relation.js';
import { readRelationNoun, type AskedStatement } from './relation-nouns.js';
import { hasOwnSubject, isSpecificPhrase, isStandalone } from './standalone.js';
import type { PaperSentence, Relation } from './statement.types.js';

/** What a paper says is not known. */
export interface OpenQuestion {
  readonly sentence: PaperSentence;
  /** Can be read without its neighbors. */
  readonly isStandalone: boolean;
  /** Stated before the paper's own results: the paper may answer it. */
  readonly isBackground: boolean;
  /** The statement whose truth is open, where the question asks "whether" or for a role. */
  readonly statement: string | undefined;
  readonly relation: Relation | undefined;
}

const BACKGROUND = new Set(['abstract', 'introduction', 'front']);
const SKIPPED = new Set(['methods', 'front', 'back']);
const FUTURE =
  /\b(?:future|further|additional|more) (?:[\p{L}-]+ ){0,3}(?:stud(?:y|ies)|research|work|investigations?|experiments?|trials?)\b(?=[^.]{0,200}\b(?:needed|required|warranted|necessary|should|must|could|will|would|may|might|into|on)\b)|\bneed for (?:[\p{L}-]+ ){0,3}(?:stud(?:y|ies)|research|work)\b/iu;
/** A question that the authors leave to later work, wherever it stands. */
const WHETHER = /\b(?:whether|if)\s+(?:or not\s+)?/iu;
const WHETHER_END =
  /,?\s+(?:remains?|is|are|was|has|have|needs?|awaits?|will|should|must|cannot|could not|requires?|deserves?|still)\s+(?:[\p{L}-]+\s+){0,4}(?:unknown|unclear|uncertain|open|determined|elucidated|investigated|tested|studied|established|examined|clarified|seen|known|shown|resolved|explored|addressed|confirmed|assessed|understood|debated|unresolved|question|clarification|investigation|study)\b.*$/iu;
const ASKING =
  /\b(?:unknown|unclear|uncertain|not (?:yet )?(?:known|clear)|determine|examine|test|investigate|clarify|assess|establish|explore|address|evaluate|elucidate|confirm|understand|know|question(?: of)?|see|verify|ask|study|analy[sz]e|show|open|determined|examined|tested|investigated|clarified|established|addressed|elucidated|confirmed|seen|shown|(?:open|remaining|important|key|next|unanswered) question (?:is|remains|concerns))\s+$/iu;

/** "Are authors able to …?", "the remaining question is why …" */
const QUESTION =
  /\?$|\b(?:remaining|open|key|central|main|major|important|unanswered|unresolved|outstanding|next) questions?\b[^.]{0,40}\b(?:is|are|remains?|concerns?)\b/iu;
const words = (text: string) => text.split(/\s+/).length;

/** Finds the sentences that say what is not known, whole and in the paper's own words. */
export function findOpenQuestions(
  sentences: readonly PaperSentence[],
  pageText: (page: number) => string,
): readonly OpenQuestion[] {
  return sentences.flatMap((sentence) => {
    if (SKIPPED.has(sentence.section) || !asks(sentence)) return [];
    const text = withoutParentheses(sentence.text);
    if (words(text) < 6 || words(text) > 60) return [];
    const found =
      fromWhether(sentence, pageText(sentence.page)) ??
      fromYesNo(sentence, pageText(sentence.page)) ??
      readRelationNoun(text);
    return [
      {
        sentence,
        isStandalone: isStandalone(text) && !/^(?:It|This|These|They|Such|Here|There)\b/.test(text),
        isBackground: BACKGROUND.has(sentence.section) && !FUTURE.test(sentence.text),
        statement: found?.statement,
        relation: found?.relation,
      },
    ];
  });
}

/** What the paper itself set out to do is not left open by it. */
const OWN_AIM =
  /^(?:[^,]{0,80},\s*)?(?:to|in order to|here,? we|next,? we|we (?:next|then|also|therefore|first)?\s*)\s*(?:ask|test|examin|determin|investigat|explor|assess|evaluat|stud|address|analy[sz])/iu;
const asks = ({ text }: PaperSentence) =>
  !OWN_AIM.test(text) &&
  (OPEN_QUESTION_CUES.some((cue) => cue.test(text)) ||
    QUESTION.test(text) ||
    (FUTURE.test(text) && !/\b(?:we|our) (?:plan|will)\b/i.test(text)));

/** "Does A improve B?" asks whether A may improve B. */
const YES_NO = /^(?:But |And |Thus,? |So,? )?(?:does|do|can|could|would|will|might|may|did)\s+/iu;

const fromYesNo = (sentence: PaperSentence, page: string): AskedStatement | undefined => {
  const match = sentence.text.endsWith('?') ? YES_NO.exec(sentence.text) : null;
  if (!match) return undefined;
  const clause = parseQuestion(sentence, page, sentence.start + match[0].length);
  if (!clause || !isStandalone(clause.text) || !hasOwnSubject(clause.subject)) return undefined;
  const relation = readRelation(clause);
  if (!relation || !isSpecificPhrase(relation.factor) || !isSpecificPhrase(relation.outcome))
    return undefined;
  return { statement: clause.text, relation };
};

const fromWhether = (sentence: PaperSentence, page: string): AskedStatement | undefined => {
  const match = WHETHER.exec(sentence.text);
  if (!match) return undefined;
  const before = sentence.text.slice(0, match.index);
  const endMatch = WHETHER_END.exec(sentence.text.slice(match.index + match[0].length));
  if (before.trim() !== '' && !ASKING.test(before) && !endMatch) return undefined;
  const from = sentence.start + match.index + match[0].length;
  const end = before.trim() === '' && endMatch ? from + endMatch.index : sentence.end;
  if (before.trim() === '' && !endMatch) return undefined;
  const clause = parseClause({ ...sentence, end }, page, from);
  if (!clause || clause.isNegated || !isStandalone(clause.text)) return undefined;
  const relation = readRelation(clause);
  if (!relation || !isSpecificPhrase(relation.factor) || !isSpecificPhrase(relation.outcome))
    return undefined;
  return { statement: clause.text, relation };
};
