import type { LibraryPaper } from './library.types.js';
import { parsePhrases } from '../text/word-list.js';

/** Studies with patients or animals take longer because of approvals and follow-up. */
const SLOW_METHODS = parsePhrases(`
  intracortical recording; mouse model; primate model; randomized controlled trial;
  single-arm clinical trial
`);

const SHARED_METHODS = 1 / 5;
const SLOW_SHARE = 1 / 3;
const FEW_BRIDGES = 2;
const MONTHS = ['12-18 months', '18-24 months', '24-36 months'] as const;
const BASE_IMPACT = 4;
const MAX_FOR_CATEGORIES = 3;
const MAX_FOR_PAPERS = 2;
const PAPERS_PER_POINT = 10;

const collectMethods = (papers: readonly LibraryPaper[]): ReadonlySet<string> =>
  new Set(papers.flatMap(({ methods }) => methods));

/**
 * Rule of thumb for a topic that combines two terms, based on the papers of either term:
 * - Advanced if less than a fifth of the methods are used for both terms, so that different skills are needed, or if fewer
 *   than two terms link the two; otherwise Intermediate.
 * - Months: 12-18 if Intermediate, 18-24 if Advanced; one step longer, 18-24 and 24-36, if a third of the papers studied
 *   patients or animals.
 * - Impact: 4, plus one for each additional category in which either term occurs (at most 3), plus one for every ten
 *   papers on either term (at most 2); 4 to 9 in total.
 * @param bridges number of terms linked to both
 */
export function estimateTopicEffort(
  onA: readonly LibraryPaper[],
  onB: readonly LibraryPaper[],
  bridges: number,
) {
  const papers = [...onA, ...onB];
  const [methodsA, methodsB] = [collectMethods(onA), collectMethods(onB)];
  const either = new Set([...methodsA, ...methodsB]).size;
  const both = methodsA.size + methodsB.size - either;
  const isAdvanced = both < either * SHARED_METHODS || bridges < FEW_BRIDGES;
  const slow = papers.filter((paper) => paper.methods.some((method) => SLOW_METHODS.has(method)));
  const steps = (isAdvanced ? 1 : 0) + (slow.length >= papers.length * SLOW_SHARE ? 1 : 0);
  const categories = new Set(papers.map(({ category }) => category)).size;
  return {
    difficulty: isAdvanced ? 'Advanced' : 'Intermediate',
    estimatedDuration: MONTHS[steps] ?? MONTHS[0],
    potentialImpact:
      BASE_IMPACT +
      Math.min(MAX_FOR_CATEGORIES, categories - 1) +
      Math.min(MAX_FOR_PAPERS, Math.floor(papers.length / PAPERS_PER_POINT)),
  };
}
