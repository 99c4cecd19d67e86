import type { HypothesisStructure } from '@spinout/api-client';
import type { Language } from '../language/parse-text.js';
import { parseClause } from '../statements/clause.js';
import { findOpenQuestions } from '../statements/open-questions.js';
import { readRelationNoun } from '../statements/relation-nouns.js';
import { readRelation } from '../statements/relation.js';
import type { Clause, PaperSentence, Relation } from '../statements/statement.types.js';
import { namePhrase } from './name-phrase.js';

const MAX_CHARACTERS = 2000;

/**
 * Reads the parts of a hypothesis from its sentence, for one that a person wrote or began from a question or a result of
 * a paper.
 * @returns undefined where no sentence relates a factor to an outcome
 */
export function structureFromText(
  text: string,
  { parse }: Language,
): HypothesisStructure | undefined {
  const page = text.slice(0, MAX_CHARACTERS);
  const sentences = parse(page).sentences.map((sentence): PaperSentence => ({
    ...sentence,
    page: 1,
    section: 'discussion',
  }));
  const asked = findOpenQuestions(sentences, () => page).flatMap(({ relation }) => relation ?? []);
  const relations = [...asked, ...sentences.flatMap((sentence) => relationsIn(sentence, page))];
  const relation = relations.find(
    ({ factor, outcome }) =>
      !NO_FACTOR.test(factor) &&
      namePhrase(factor) !== undefined &&
      namePhrase(outcome) !== undefined,
  );
  return relation && structureOfRelation(relation);
}

/** "Deaths increased in all regions" and "elements represent genes" say nothing of a factor. */
const INTRANSITIVE =
  /^(?:(?:has|have|had|may|might|could|is|are|was|were|also|\p{L}+ly)\s+)*(?:increas|decreas|declin|ris|rose|fall|fell|grow|grew|drop|chang|var|differ|improv)\p{L}*\s+(?:in|from|at|by|during|over|since|between|among|across|to|with)\b/iu;
const NO_EFFECT =
  /^(?:be|represent|reflect|show|include|comprise|contain|have|report|suggest|indicate|describe|use|provide|carry|pass)$/u;
const ASSOCIATED = /\b(?:associat|correlat|relat|link|predict|depend)/iu;

const statesEffect = ({ verb, predicate }: Clause): boolean =>
  !INTRANSITIVE.test(predicate) &&
  (!NO_EFFECT.test(verb) || ASSOCIATED.test(predicate.slice(0, 60)));

/** What studies are called, and what a paper calls its own. */
const NO_FACTOR =
  /\b(?:further|future|more|additional|larger|prospective|these|our|this|other) (?:[\p{L}-]+ ){0,3}(?:stud(?:y|ies)|research|work|investigations?|analys[ie]s|trials?|experiments?)\b|^(?:the|our|this|these|such an?) (?:method|model|approach|algorithm|framework|results?|data|findings)\b/iu;

const relationsIn = (sentence: PaperSentence, page: string): readonly Relation[] => {
  const clause = parseClause(sentence, page);
  const stated =
    clause && !clause.isNegated && statesEffect(clause) ? readRelation(clause) : undefined;
  const named = readRelationNoun(sentence.text)?.relation;
  return [stated, named].filter((relation) => relation !== undefined);
};

const structureOfRelation = ({
  factor,
  outcome,
  direction,
  mechanism,
  setting,
}: Relation): HypothesisStructure => ({
  kind: 'proposal',
  factor,
  outcome,
  direction,
  ...(mechanism === undefined ? {} : { mechanism }),
  ...(setting === undefined ? {} : { conditions: setting }),
});
