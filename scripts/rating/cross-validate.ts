import { fitWeights, predict, type Example } from './fit-weights.ts';

const FOLDS = 8;
const THRESHOLDS = [0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7];
const SHOWN = 3;

/** Rates the sentences of each paper with weights fitted to other papers, and prints how many readers accept. */
export function measureByPaper(examples: readonly Example[]): string {
  const papers = [...new Set(examples.map(({ paper }) => paper))].sort();
  const foldOf = new Map(papers.map((paper, at) => [paper, at % FOLDS]));
  const rated = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitWeights(examples.filter(({ paper }) => foldOf.get(paper) !== fold));
    return examples
      .filter(({ paper }) => foldOf.get(paper) === fold)
      .map((example) => ({ ...example, rating: predict(weights, example.features) }));
  }).flat();
  const byPaper = [...Map.groupBy(rated, ({ paper }) => paper).values()];
  return THRESHOLDS.map((threshold) => {
    const offered = byPaper.map((each) =>
      each
        .filter(({ rating }) => rating >= threshold)
        .sort((one, other) => other.rating - one.rating)
        .slice(0, SHOWN),
    );
    const shown = offered.flat();
    const right = offered.filter((each) => each.some(({ isAccepted }) => isAccepted)).length;
    const rightlyNone = byPaper.filter(
      (each, at) => offered[at]?.length === 0 && !each.some(({ isAccepted }) => isAccepted),
    ).length;
    return [
      `rating from ${threshold}:`,
      `${right} papers with an accepted sentence among the first ${SHOWN},`,
      `${rightlyNone} of ${byPaper.length} rightly with none,`,
      `${((100 * shown.filter(({ isAccepted }) => isAccepted).length) / Math.max(1, shown.length)).toFixed(0)} % of the shown accepted`,
    ].join(' ');
  }).join('\n');
}
