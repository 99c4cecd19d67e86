/** A labeled sentence with its features. */
export interface Example {
  readonly paper: string;
  readonly features: readonly string[];
  readonly isAccepted: boolean;
}

/** Weights of a logistic regression. */
export interface Weights {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

/** How weights are fitted. */
interface FitOptions {
  /** A feature counts if so many papers have it. @default 30 */
  readonly minPapers?: number;
  /** Strength of the penalty on squared weights. @default 20 */
  readonly penalty?: number;
}

const MAX_ITERATIONS = 2_000;
const LEARNING_RATE = 0.05;
const MIN_WEIGHT = 0.02;

/**
 * Fits a logistic regression with an L2 penalty. Features are scaled by the root of their log-count ratio between both
 * labels, after Wang and Manning (2012), so that telling ones are penalized less.
 */
export function fitWeights(
  examples: readonly Example[],
  { minPapers = 30, penalty = 20 }: FitOptions = {},
): Weights {
  const names = frequentFeatures(examples, minPapers);
  const index = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features }) =>
    features.flatMap((feature) => index.get(feature) ?? []),
  );
  const targets = examples.map(({ isAccepted }) => (isAccepted ? 1 : 0));
  const scales = scaleFeatures(rows, targets, names.length);
  const { bias, values } = descend(rows, targets, scales, penalty);
  return {
    bias: round(bias),
    weights: Object.fromEntries(
      names
        .map((name, at) => [name, round((values[at] ?? 0) * (scales[at] ?? 0))] as const)
        .filter(([, weight]) => Math.abs(weight) >= MIN_WEIGHT)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  };
}

/** Strength of the penalty on squared changes of weights. */
const CHANGE_PENALTY = 100;

/**
 * Fits known weights to further examples: each change of a weight is penalized, so that features which the examples say little about
 * keep their weights. Only features with a weight change theirs.
 * @param penalty strength of the penalty on squared changes. @default 100
 */
export function adjustWeights(
  examples: readonly Example[],
  { bias, weights }: Weights,
  penalty: number = CHANGE_PENALTY,
): Weights {
  const names = Object.keys(weights);
  const index = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features }) =>
    features.flatMap((feature) => index.get(feature) ?? []),
  );
  const targets = examples.map(({ isAccepted }) => (isAccepted ? 1 : 0));
  const start = rows.map((row) =>
    row.reduce((sum, at) => sum + (weights[names[at] ?? ''] ?? 0), bias),
  );
  const scales = new Float64Array(names.length).fill(1);
  const change = descend(rows, targets, scales, penalty, start);
  return {
    bias: round(bias + change.bias),
    weights: Object.fromEntries(
      names.map((name, at) => [name, (weights[name] ?? 0) + (change.values[at] ?? 0)]),
    ),
  };
}

const NEWTON_STEPS = 20;

/** How many examples should be accepted on average. */
const countAccepted = (examples: readonly Example[]): number =>
  examples.filter(({ isAccepted }) => isAccepted).length;

/** Leaves out weights below a least one. */
export const dropSmallWeights = (
  examples: readonly Example[],
  weights: Weights,
  least: number,
): Weights =>
  dropWeights(examples, weights, (_, weight) => Math.abs(weight) >= least, countAccepted(examples));

/**
 * The sum of the ratings between those that weights give and what is accepted: readers of further examples may be more or less strict
 * than those whose labels the weights come from.
 */
export const expectBetween = (examples: readonly Example[], weights: Weights): number =>
  (countAccepted(examples) +
    examples.reduce((sum, { features }) => sum + predict(weights, features), 0)) /
  2;

/**
 * Leaves out weights that change few ratings: small ones, and those of rare features.
 * @param least of a weight times the standard deviation of its feature
 * @param expected the sum of all ratings. @default as many as are accepted
 */
export function dropWeakWeights(
  examples: readonly Example[],
  weights: Weights,
  least: number,
  expected: number = countAccepted(examples),
): Weights {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const deviationOf = (feature: string) => {
    const share = (counts.get(feature) ?? 0) / examples.length;
    return Math.sqrt(share * (1 - share));
  };
  return dropWeights(
    examples,
    weights,
    (feature, weight) => Math.abs(weight) * deviationOf(feature) >= least,
    expected,
  );
}

/** Leaves out weights, and fits the bias again, so that as many examples as expected are accepted on average. */
function dropWeights(
  examples: readonly Example[],
  { bias: start, weights: all }: Weights,
  isKept: (feature: string, weight: number) => boolean,
  expected: number,
): Weights {
  const weights = Object.fromEntries(
    Object.entries(all).filter(([feature, weight]) => isKept(feature, weight)),
  );
  const sums = examples.map(({ features }) =>
    features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0),
  );
  let bias = start;
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    const ratings = sums.map((sum) => logistic(sum + bias));
    const slope = ratings.reduce((sum, rating) => sum + rating * (1 - rating), 0);
    bias += (expected - ratings.reduce((sum, rating) => sum + rating, 0)) / slope;
  }
  return { bias: round(bias), weights };
}

/** The probability that an example is accepted. */
export const predict = ({ bias, weights }: Weights, features: Iterable<string>): number => {
  let sum = bias;
  for (const feature of features) sum += weights[feature] ?? 0;
  return logistic(sum);
};

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));
const round = (value: number): number => Math.round(value * 100) / 100;

const frequentFeatures = (examples: readonly Example[], minPapers: number): readonly string[] => {
  const papers = new Map<string, Set<string>>();
  for (const { paper, features } of examples) {
    for (const feature of features) {
      const known = papers.get(feature);
      if (known) known.add(paper);
      else papers.set(feature, new Set([paper]));
    }
  }
  return [...papers].filter(([, { size }]) => size >= minPapers).map(([name]) => name);
};

const scaleFeatures = (
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  size: number,
): Float64Array => {
  const [accepted, other] = [new Float64Array(size).fill(1), new Float64Array(size).fill(1)];
  rows.forEach((row, at) => {
    const counts = targets[at] === 1 ? accepted : other;
    for (const feature of row) counts[feature] = (counts[feature] ?? 0) + 1;
  });
  const total = (counts: Float64Array) => counts.reduce((sum, count) => sum + count, 0);
  const [allAccepted, allOther] = [total(accepted), total(other)];
  return accepted.map((count, at) =>
    Math.sqrt(Math.abs(Math.log(count / allAccepted / ((other[at] ?? 1) / allOther)))),
  );
};

/** Gradient descent with a step size per weight (Adam). @param start log-odds of each row before any weight. @default 0 */
const descend = (
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  scales: Float64Array,
  penalty: number,
  start: readonly number[] = [],
): { readonly bias: number; readonly values: Float64Array } => {
  const size = scales.length;
  // The last one is the bias, which is not penalized.
  const values = new Float64Array(size + 1);
  const [mean, variance] = [new Float64Array(size + 1), new Float64Array(size + 1)];
  const gradient = new Float64Array(size + 1);
  for (let iteration = 1; iteration <= MAX_ITERATIONS; iteration += 1) {
    for (let at = 0; at < size; at += 1) gradient[at] = penalty * (values[at] ?? 0);
    gradient[size] = 0;
    rows.forEach((row, at) => {
      let sum = (start[at] ?? 0) + (values[size] ?? 0);
      for (const feature of row) sum += (values[feature] ?? 0) * (scales[feature] ?? 0);
      const error = logistic(sum) - (targets[at] ?? 0);
      gradient[size] = (gradient[size] ?? 0) + error;
      for (const feature of row)
        gradient[feature] = (gradient[feature] ?? 0) + error * (scales[feature] ?? 0);
    });
    const rate = LEARNING_RATE * Math.min(1, (3 * (MAX_ITERATIONS - iteration)) / MAX_ITERATIONS);
    for (let at = 0; at <= size; at += 1) {
      const slope = gradient[at] ?? 0;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      variance[at] = 0.999 * (variance[at] ?? 0) + 0.001 * slope * slope;
      const step =
        (mean[at] ?? 0) /
        (1 - 0.9 ** iteration) /
        (Math.sqrt((variance[at] ?? 0) / (1 - 0.999 ** iteration)) + 1e-8);
      values[at] = (values[at] ?? 0) - rate * step;
    }
  }
  return { bias: values[size] ?? 0, values };
};
