import type { HypothesisStructure } from '@spinout/api-client';
import type { Language } from '../language/parse-text.js';
import { parseClause } from '../statements/clause.js';
import { findOpenQuestions } from '../statements/open-questions.js';
import { readRelationNoun } from '../statements/relation-nouns.js';
import { readRelation } from '../statements/relation.js';
import type { Clause, PaperSentence, Relation } from '../statements/statement.types.js';
import { nameFactor, nameOutcome, nameTraitOf } from './design-names.js';
import { namePhrase } from './name-phrase.js';
import { isPlainName } from './plain-name.js';

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
  const page = text.slice(0, MAX_CHARACTERS).replace(ASIDE, ' ');
  const sentences = parse(page).sentences.map((sentence): PaperSentence => ({
    ...sentence,
    page: 1,
    section: 'discussion',
  }));
  const asked = findOpenQuestions(sentences, () => page).flatMap(({ relation }) => relation ?? []);
  const relations = [...asked, ...sentences.flatMap((sentence) => relationsIn(sentence, page))];
  const relation = relations.find(
    ({ factor, outcome }) =>
      isPlain(factor) && isPlain(outcome) && nameFactor(factor) !== undefined && isOutcome(outcome),
  );
  return relation && structureOfRelation(relation);
}

/** Words between a verb and its object that name nothing. */
const ASIDE =
  /(?:,\s+|(?<![,\s])\s+)(?:for example|for instance|e\.g\.|in particular|among others)(?:,\s|\s)/giu;
/** What is done to patients or studies in general: no outcome. */
const NO_OUTCOME =
  /^(?:the |an? )?(?:treatment|therapy|intervention|practice|policy|care|life|research|future|field|example|approach|process|phenomenon|patients?|people|use)s?$/iu;

/** "Deaths increased in all regions" says nothing of a factor. */
const INTRANSITIVE =
  /^(?:(?:has|have|had|may|might|could|is|are|was|were|also|\p{L}+ly)\s+)*(?:increas|decreas|declin|ris|rose|fall|fell|grow|grew|drop|chang|var|differ|improv)\p{L}*\s+(?:in|from|at|by|during|over|since|between|among|across|to|with)\b/iu;
const ASSOCIATED = /\b(?:associat|correlat|relat|link|predict)/iu;
const CHANGES =
  /\b(?:affect|alter|chang|influenc|modulat|regulat|control|shap|determin|mediat|impact|contribut|play|depend)/iu;
const MAX_VERB_CHARACTERS = 60;

/** Whether a clause states its relation by its verb. */
const statesEffect = ({ predicate }: Clause, { direction }: Relation): boolean => {
  const verbs = predicate.slice(0, MAX_VERB_CHARACTERS);
  if (INTRANSITIVE.test(predicate)) return false;
  if (direction === 'associated') return ASSOCIATED.test(verbs);
  return direction !== 'changes' || CHANGES.test(verbs);
};

/** "Reduced in mutant embryos", "slowed down decay", "various processes": where, which way, or nothing in particular. */
const NO_MEASURE =
  /^(?:without|down|up|out|off|away|generate|various|several|other|the differences? as)\b|^(?!.*\b(?:of|in|between)\b).*\b(?:embryos|organisms|mice|rats|animals|axons|neurons|processes|tissues)$/iu;

/** "The impact of fees on care": a relation of its own, not one thing. */
const RELATION = /\b(?:effects?|impact|influence) of\s.+\son\s/iu;

const isOutcome = (phrase: string): boolean => {
  if (RELATION.test(phrase) || NO_MEASURE.test(phrase.trim())) return false;
  const named = nameOutcome(phrase);
  return named !== undefined && !NO_OUTCOME.test(named) && nameTraitOf(named) !== undefined;
};

const isPlain = (phrase: string): boolean =>
  namePhrase(phrase) !== undefined && isPlainName(phrase.trim());

const relationsIn = (sentence: PaperSentence, page: string): readonly Relation[] => {
  const clause = parseClause(sentence, page);
  const read = clause && !clause.isNegated ? readRelation(clause) : undefined;
  const stated = clause && read && statesEffect(clause, read) ? read : undefined;
  const named = readRelationNoun(sentence.text)?.relation;
  return [stated, named].filter((relation) => relation !== undefined);
};

const structureOfRelation = (relation: Relation): HypothesisStructure => {
  const { factor, outcome, direction, mechanism, setting } = relation;
  return {
    kind: 'proposal',
    factor,
    outcome,
    direction,
    ...(mechanism === undefined ? {} : { mechanism }),
    ...(setting === undefined ? {} : { conditions: setting }),
  };
};
