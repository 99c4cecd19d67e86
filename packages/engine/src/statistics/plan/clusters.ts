import { ensureArgument, StatisticsError } from './statistics-error.js';

/** Groups of people, such as schools or litters, that are assigned as a whole. */
export interface Clusters {
  /** Mean number enrolled per cluster; give this or `sizes`. */
  readonly size?: number;
  /** Sizes of the clusters at hand. Their mean and variation are used. */
  readonly sizes?: readonly number[];
  /** Coefficient of variation of the sizes: standard deviation over mean. @default 0, or that of `sizes` */
  readonly variation?: number;
  /** Intracluster correlation, 0 to 1. */
  readonly icc: number;
}

/** Clusters with everything filled in. */
export interface ResolvedClusters {
  readonly size: number;
  readonly variation: number;
  readonly icc: number;
  readonly designEffect: number;
}

/**
 * Kish's design effect of unequal weights or sizes: n Σw² / (Σw)², 1 if all are equal. Source: Kish 1965, Survey Sampling,
 * section 11.7.
 */
export function kishDesignEffect(weights: readonly number[]): number {
  ensureArgument(
    weights.length > 0 && weights.every((weight) => weight > 0 && Number.isFinite(weight)),
    'weights',
    `[${weights.join(', ')}]`,
    { why: 'A design effect needs positive numbers.', how: 'Give one or more numbers above 0.' },
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const squares = weights.reduce((total, weight) => total + weight * weight, 0);
  return (weights.length * squares) / (sum * sum);
}

/**
 * How many times as many people a study in clusters needs: 1 + ((1 + cv²) m − 1) ICC. Sources: Kish 1965, Survey Sampling,
 * for equal sizes; Eldridge, Ashby and Kerry 2006, International Journal of Epidemiology 35, 1292, for unequal ones.
 * (1 + cv²) is Kish's factor of the sizes.
 */
export function resolveClusters({ size, sizes, variation, icc }: Clusters): ResolvedClusters {
  ensureArgument(icc >= 0 && icc <= 1, 'clusters.icc', icc, {
    why: 'An intracluster correlation is a share of the variance.',
    how: 'Give a number from 0 to 1, such as 0.05.',
  });
  if (sizes !== undefined && (size !== undefined || variation !== undefined)) {
    throw new StatisticsError('inconsistent', 'clusters.sizes', {
      what: 'clusters has sizes together with size or variation.',
      why: 'Mean and variation follow from the sizes.',
      how: 'Give either sizes, or size with variation.',
    });
  }
  const factor = sizes === undefined ? 1 + (variation ?? 0) ** 2 : kishDesignEffect(sizes);
  const mean =
    sizes === undefined ? size : sizes.reduce((total, each) => total + each, 0) / sizes.length;
  ensureArgument(mean !== undefined && mean >= 1 && mean <= 1e6, 'clusters.size', mean, {
    why: 'A cluster has at least one member.',
    how: 'Give the mean number enrolled per cluster, 1 or more.',
  });
  ensureArgument(factor >= 1 && factor <= 101, 'clusters.variation', variation, {
    why: 'A coefficient of variation is a standard deviation over a mean.',
    how: 'Give a number from 0 to 10, such as 0.4.',
  });
  const resolved = { size: mean ?? 1, variation: Math.sqrt(Math.max(0, factor - 1)), icc };
  return { ...resolved, designEffect: 1 + (factor * resolved.size - 1) * icc };
}

/** A group whose number of clusters is given, such as the hospitals that take part. */
export interface GivenClusters {
  /** Number to analyze in the group if people were assigned one by one, such as one of `exactSizes`. */
  readonly individuals: number;
  /** Clusters in the group. */
  readonly count: number;
  /** Intracluster correlation, 0 to 1. */
  readonly icc: number;
}

/**
 * Mean size of the clusters if their number is given: n (1 − ICC) / (k − n ICC). Source: Hemming, Girling, Sitch, Marsh and
 * Lilford 2011, BMC Medical Research Methodology 11, 102. Round it up.
 * @throws {StatisticsError} `unreachable` if the clusters are too few whatever their size: at most n ICC
 */
export function findClusterSize({ individuals, count, icc }: GivenClusters): number {
  ensureArgument(individuals > 0 && Number.isFinite(individuals), 'individuals', individuals, {
    why: 'A group has members.',
    how: 'Give the size of a group of a plan without clusters.',
  });
  ensureArgument(Number.isSafeInteger(count) && count >= 1, 'count', count, {
    why: 'Clusters are counted.',
    how: 'Give a whole number, 1 or more.',
  });
  const { designEffect } = resolveClusters({ size: 2, icc });
  const least = individuals * (designEffect - 1);
  if (count <= least) {
    throw new StatisticsError('unreachable', 'count', {
      what: `The group has ${count} clusters.`,
      why: `More members add little to a cluster. At this correlation, more than ${least.toPrecision(4)} clusters are needed.`,
      how: 'Take more clusters, or plan for a larger effect or a lower power.',
    });
  }
  return Math.max(1, (individuals * (1 - icc)) / (count - least));
}
