import { parseClause, parseQuestion, withoutParentheses } from './clause.js';
import { USEFULNESS } from './proposals.js';
import { readAskedRelation } from './relation.js';
import { readRelationNoun, type AskedStatement } from './relation-nouns.js';
import { hasOwnSubject, hasSpecificParts, isStandalone } from './standalone.js';
import type { Clause, PaperSentence } from './statement.types.js';

const WHETHER = /\b(?:whether|if)\s+(?:or not\s+)?/iu;
const WHETHER_END =
  /(?:,\s+|(?<![,\s])\s+)(?:also\s+)?(?:remains?|is|are|was|were|has|have|needs?|awaits?|will|should|must|cannot|could not|requires?|deserves?|still)\s+(?:[\p{L}-]+\s+){0,4}(?:unknown|unclear|uncertain|open|determined|elucidated|investigated|tested|studied|established|examined|clarified|seen|known|shown|resolved|explored|addressed|confirmed|assessed|understood|debated|unresolved|question|clarification|investigation|study|measured|compared|analy[sz]ed|asked|reported|evaluated|verified)\b.*$/iu;
const ASKING =
  /\b(?:unknown|unclear|uncertain|not (?:yet )?(?:known|clear)|determine|examine|test|investigate|clarify|assess|establish|explore|address|evaluate|elucidate|confirm|understand|know|question(?: of)?|see|verify|ask|study|analy[sz]e|show|open|determined|examined|tested|investigated|clarified|established|addressed|elucidated|confirmed|seen|shown|tell us(?: is)?|(?:open|remaining|important|key|next|unanswered) question (?:is|remains|concerns))\s+$/iu;
/** "Does A improve B?" asks whether A may improve B. */
const YES_NO = /^(?:But |And |Thus,? |So,? )?(?:does|do|can|could|would|will|might|may|did)\s+/iu;
/** "…, or would it only add resistance?" */
const ALTERNATIVE =
  /(?:,\s+|(?<![,\s])\s+)or (?:would|does|do|is|are|can|could|will|may|did|might)\b/iu;
/** What asks for either of two outcomes, or for a name, is no statement. */
const UNDECIDED =
  /\b(?:(?:can|may|could|should) be (?:considered|regarded|viewed|seen|classified|defined) as|better or worse|more or less|higher or lower|increases? or decreases?|positively or negatively|or not\b|as well as (?:the|its|their)\b|and to what extent|and,? if so)/iu;

/** "(1) … and (2) …": several questions in one sentence. */
const ENUMERATED = /\((?:[1-9]|[a-d]|i{1,3}|iv)\)/iu;

/** Reads the statement whose truth a question asks for: after "whether", from a yes-no question, or from "the effect of A on B". */
export function readQuestionStatement(
  sentence: PaperSentence,
  page: string,
): AskedStatement | undefined {
  if (ENUMERATED.test(sentence.text)) return undefined;
  const statement =
    fromWhether(sentence, page) ??
    fromYesNo(sentence, page) ??
    readRelationNoun(withoutParentheses(sentence.text));
  const isSound =
    statement && !UNDECIDED.test(statement.statement) && !USEFULNESS.test(statement.statement);
  return isSound ? statement : undefined;
}

const readStatement = (clause: Clause | undefined): AskedStatement | undefined => {
  if (!clause || clause.isNegated || !isStandalone(clause.text)) return undefined;
  if (!hasOwnSubject(clause.subject)) return undefined;
  const relation = readAskedRelation(clause);
  if (!relation || !hasSpecificParts(relation)) return undefined;
  return { statement: plain(clause.text), relation };
};

/** "produce any effect, as reported previously" becomes "produce effect": no leftovers of the question. */
const plain = (statement: string): string =>
  statement
    .replace(
      /(?:,\s+|(?<![,\s])\s+)as (?:previously |recently |already )?(?:reported|described|suggested|shown|observed|proposed)(?: (?:previously|before|earlier|elsewhere))?(?=\.$)/iu,
      '',
    )
    .replace(/\b(?:produce|have|has|exert|show|provide) any\b/iu, (verb) =>
      verb.replace(/ any$/iu, ''),
    );

const fromYesNo = (sentence: PaperSentence, page: string): AskedStatement | undefined => {
  const match = sentence.text.endsWith('?') ? YES_NO.exec(sentence.text) : null;
  if (!match) return undefined;
  const end = sentence.start + (ALTERNATIVE.exec(sentence.text)?.index ?? sentence.text.length);
  const tokens = sentence.tokens.filter((token) => token.end <= end);
  return readStatement(
    parseQuestion({ ...sentence, tokens }, page, sentence.start + match[0].length),
  );
};

const fromWhether = (sentence: PaperSentence, page: string): AskedStatement | undefined => {
  const match = WHETHER.exec(sentence.text);
  if (!match) return undefined;
  const after = match.index + match[0].length;
  const before = sentence.text.slice(0, match.index);
  const isFirst = before.trim() === '';
  const endMatch = WHETHER_END.exec(sentence.text.slice(after));
  if (isFirst ? !endMatch : !ASKING.test(before) && !endMatch) return undefined;
  const from = sentence.start + after;
  const end = isFirst && endMatch ? from + endMatch.index : sentence.end;
  return readStatement(parseClause({ ...sentence, end }, page, from));
};
