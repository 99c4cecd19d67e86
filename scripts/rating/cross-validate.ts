import { fitWeights, predict, type Example, type Weights } from './fit-weights.ts';

/** Fits weights to examples. */
type Fit = (examples: readonly Example[]) => Weights;

const FOLDS = 8;
const THRESHOLDS = [0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7];
const SHOWN = 3;

/** Rates the sentences of each paper with weights fitted to other papers, and prints how many readers accept. */
export function measureByPaper(examples: readonly Example[], fit?: Fit): string {
  const rated = rateByOthers(examples, fit);
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

const PRECISIONS = [0.9, 0.85, 0.8, 0.75, 0.7];

/** An example with a rating. */
type Rated<Each extends Example> = Each & { readonly rating: number };

/** Prints which share of the accepted examples is found at which precision. */
export function measurePrecision(examples: readonly Rated<Example>[]): string {
  const rated = examples.toSorted((one, other) => other.rating - one.rating);
  const all = rated.filter(({ isAccepted }) => isAccepted).length;
  let right = 0;
  const rows = rated.map(({ rating, isAccepted }, at) => {
    right += isAccepted ? 1 : 0;
    return { rating, recall: right / all, precision: right / (at + 1) };
  });
  return PRECISIONS.map((precision) => {
    const last = rows.findLast((row) => row.precision >= precision);
    return last === undefined
      ? `precision ${precision}: none`
      : `precision ${precision}: ${(100 * last.recall).toFixed(0)} % found, rating from ${last.rating.toFixed(2)}`;
  }).join('\n');
}

/** Each example with the rating that weights of the other papers give it. */
export function rateByOthers<Each extends Example>(
  examples: readonly Each[],
  fit: Fit = fitWeights,
): Rated<Each>[] {
  const papers = [...new Set(examples.map(({ paper }) => paper))].sort();
  const foldOf = new Map(papers.map((paper, at) => [paper, at % FOLDS]));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fit(examples.filter(({ paper }) => foldOf.get(paper) !== fold));
    return examples
      .filter(({ paper }) => foldOf.get(paper) === fold)
      .map((example) => ({ ...example, rating: predict(weights, example.features) }));
  }).flat();
}
