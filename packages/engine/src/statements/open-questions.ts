import { OPEN_QUESTION_CUES } from '../reading/open-question-cues.js';
import { parseClause, withoutParentheses, capitalize } from './clause.js';
import { readRelation } from './relation.js';
import { isSpecificPhrase, isStandalone } from './standalone.js';
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
  /\b(?:future|further|additional) (?:[\p{L}-]+ ){0,2}(?:stud(?:y|ies)|research|work|investigations?|experiments?|trials?)\b/iu;
/** A question that the authors leave to later work, wherever it stands. */
const WHETHER = /\b(?:whether|if)\s+(?:or not\s+)?/iu;
const WHETHER_END =
  /,?\s+(?:remains?|is|are|was|has|have|needs?|awaits?|will|should|must|cannot|could not|requires?|deserves?|still)\s+(?:[\p{L}-]+\s+){0,4}(?:unknown|unclear|uncertain|open|determined|elucidated|investigated|tested|studied|established|examined|clarified|seen|known|shown|resolved|explored|addressed|confirmed|assessed|understood|debated|unresolved|question|clarification|investigation|study)\b.*$/iu;
const ASKING =
  /\b(?:unknown|unclear|uncertain|not (?:yet )?(?:known|clear)|determine|examine|test|investigate|clarify|assess|establish|explore|address|evaluate|elucidate|confirm|understand|know|question(?: of)?|see|verify|ask|study|analy[sz]e)\s+$/iu;
const ROLE =
  /^(?:[\p{L}-]+,\s+)?(?:the )?(?:exact |precise |specific |functional |biological |physiological |potential |possible |relative |clinical )*(roles?|functions?|contributions?|effects?|impact|influence|importance)(?: that)? of ((?:(?!\b(?:in|on|to|during|for|remains?|is|are)\b).){3,120}) (?:in|on|to|during|for) (.{3,160}?),? (?:remains?|is|are|was|were|has|have|needs?|awaits?|still)\b/iu;

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
    const found = fromWhether(sentence, pageText(sentence.page)) ?? fromRole(text);
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

interface Stated {
  readonly statement: string;
  readonly relation: Relation;
}

const fromWhether = (sentence: PaperSentence, page: string): Stated | undefined => {
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

const fromRole = (text: string): Stated | undefined => {
  const match = ROLE.exec(
    text.replace(
      /^(?:However|Thus|Therefore|Moreover|Nevertheless|Yet|In addition|Finally),?\s+/u,
      '',
    ),
  );
  const [, noun = '', factor = '', outcome = ''] = match ?? [];
  if (!match || !isSpecificPhrase(factor) || !isSpecificPhrase(outcome)) return undefined;
  if (/\b(?:exact|precise|specific)\b/i.test(text.slice(0, text.indexOf(noun)))) return undefined;
  const isRole = /^(?:role|function|contribution|importance)/i.test(noun);
  const isPlural = / and /.test(factor) || /[^s]s$/.test(factor.split(' ')[0] ?? '');
  const verb = isRole
    ? isPlural
      ? 'contribute to'
      : 'contributes to'
    : isPlural
      ? 'affect'
      : 'affects';
  const statement = capitalize(`${factor} ${verb} ${outcome}.`);
  if (!isStandalone(statement)) return undefined;
  return {
    statement,
    relation: { factor, direction: 'changes', outcome, mechanism: undefined, setting: undefined },
  };
};
