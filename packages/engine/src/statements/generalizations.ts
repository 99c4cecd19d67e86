import { asClause, hasCitation, parseClause } from './clause.js';
import { readRelation } from './relation.js';
import { hasOwnSubject, hasSpecificParts, isStandalone } from './standalone.js';
import type { PaperSentence, Relation, PageText } from './statement.types.js';

/** A finding in a population that its study did not cover. */
export interface Generalization {
  /** The sentence that states the limitation. */
  readonly sentence: PaperSentence;
  /** The sentence that states the finding. */
  readonly finding: PaperSentence;
  readonly statement: string;
  readonly relation: Relation;
}

/** "may not be generalizable to men", "cannot be extrapolated to older adults" */
const LIMITED =
  /\b(?:(?:may|might|could|can|do|does|should) ?not (?:necessarily )?(?:be )?(?:generali[sz](?:able|ed|e)|extrapolated|applicable|apply|extend(?:ed)?|transferable|translate)|limits? (?:the )?generali[sz]ability|(?:is|are) not generali[sz]able) (?:directly )?to ([^,;.()]{3,80}?)(?=\s*[,;.(]|\s+(?:because|since|as|due|who|which|that|without|given)\b)/iu;
const VAGUE_POPULATION =
  /\b(?:other|others|general|different|all|broader|wider|entire|whole|various|any|similar|larger)\b/iu;
const POPULATION =
  /\b(?:patients|men|women|males?|females?|children|adults|adolescents|infants|people|persons|individuals|populations?|countries|settings|regions|species|humans?|mice|rats|animals|plants|bees|birds|fish|groups|students|pupils|workers|schools|hospitals|areas|cultures|societies|races|ethnicit(?:y|ies)|strains|cancers|tissues|cell (?:types|lines)|soils|ecosystems|forests|lakes|markets|firms|languages|temperatures|climates|periods|centuries|towns|cities)\b/iu;
const FOUND =
  /\b(?:we (?:found|show(?:ed)?|demonstrate[ds]?|observed|report(?:ed)?)|(?:results?|data|findings?|analys[ei]s|study) (?:show(?:s|ed)?|indicate[sd]?|demonstrate[sd]?|confirm(?:s|ed)?|suggest(?:s|ed)?|reveal(?:s|ed)?)) that\s+/iu;
const MAX_WORDS = 28;

const readFinding = (sentence: PaperSentence, page: string) => {
  const found = sentence.section in FINDING_RANK ? FOUND.exec(sentence.text) : null;
  if (!found || hasCitation(sentence.text)) return undefined;
  const clause = parseClause(sentence, page, sentence.start + found.index + found[0].length);
  if (!clause || clause.isNegated || clause.modal !== undefined) return undefined;
  if (clause.text.split(/\s+/).length > MAX_WORDS || !isStandalone(clause.text)) return undefined;
  const relation = readRelation(clause);
  if (!relation || !hasSpecificParts(relation)) return undefined;
  if (!hasOwnSubject(clause.subject)) return undefined;
  return { sentence, clause: asClause(clause.text), relation };
};

/** Sections in which a paper states its findings, the plainest first. */
export const FINDING_RANK: Readonly<Record<string, number>> = {
  abstract: 0,
  conclusion: 1,
  discussion: 2,
  results: 3,
};

export const byFindingRank = (
  one: { readonly sentence: PaperSentence },
  other: { readonly sentence: PaperSentence },
): number =>
  (FINDING_RANK[one.sentence.section] ?? 9) - (FINDING_RANK[other.sentence.section] ?? 9);

/** Finds a paper's main finding and the populations to which the paper itself does not extend it. */
export function findGeneralizations(
  sentences: readonly PaperSentence[],
  pageText: PageText,
): readonly Generalization[] {
  const [main] = sentences
    .flatMap((sentence) => readFinding(sentence, pageText(sentence.page)) ?? [])
    .sort(byFindingRank);
  if (!main) return [];
  return sentences.flatMap((sentence) => {
    const population = LIMITED.exec(sentence.text)?.[1]?.trim();
    if (population === undefined || VAGUE_POPULATION.test(population)) return [];
    if (!POPULATION.test(population)) return [];
    const statement = `The finding that ${main.clause} also holds in ${population}.`;
    const relation = { ...main.relation, setting: `in ${population}` };
    return [{ sentence, finding: main.sentence, statement, relation }];
  });
}
