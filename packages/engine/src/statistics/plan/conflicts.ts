/** Kinds of conflicts between the numbers of a plan. */
export type PlanConflictCode =
  /** The given size is below what the power needs. */
  | 'size-too-small'
  /** The smallest detectable effect is larger than the planned one. */
  | 'effect-not-detectable'
  /** The given total cannot be split by the allocation into whole groups. */
  | 'uneven-groups'
  /** A group is no whole number of clusters. */
  | 'partial-clusters'
  /** So few clusters that the test is significant too often. */
  | 'few-clusters'
  /** So few expected in a cell of the table that the normal approximation is poor. */
  | 'small-counts';

/** Numbers of a plan that do not fit together. */
export interface PlanConflict {
  readonly code: PlanConflictCode;
  readonly given: number;
  /** The number that would resolve it. */
  readonly needed: number;
  /** What the conflict is and how to resolve it, in English. */
  readonly text: string;
}

/** Per group. Source: Kahan et al. 2016, Trials 17, 438: fewer than 40 clusters in all need a small-sample correction. */
const ENOUGH_CLUSTERS = 20;
/** Source: Cochran 1954, Biometrics 10, 417. */
const ENOUGH_EXPECTED = 5;

const shown = (value: number) => String(Number(value.toPrecision(6)));

/** Writes the text of a conflict. */
export function createConflict(
  code: PlanConflictCode,
  { given, needed }: { readonly given: number; readonly needed: number },
): PlanConflict {
  const [g, n] = [shown(given), shown(needed)];
  const texts: Record<PlanConflictCode, string> = {
    'size-too-small': `${g} are enrolled, but the power needs ${n}. Enroll ${n}, or plan for a larger effect or a lower power.`,
    'effect-not-detectable': `The planned effect is ${g}, but the smallest detectable effect is ${n}. Enroll more, or plan for ${n}.`,
    'uneven-groups': `${g} cannot be split into whole groups by the allocation. Enroll ${n}.`,
    'partial-clusters': `A group of ${g} is no whole number of clusters. Enroll ${n} in it.`,
    'few-clusters': `A group has ${g} ${given === 1 ? 'cluster' : 'clusters'}. With fewer than ${n}, use a test with a small-sample correction, or more and smaller clusters.`,
    'small-counts': `Only ${g} are expected in a cell of the table. Below ${n}, use an exact test.`,
  };
  return { code, given, needed, text: texts[code] };
}

/** Conflicts that any plan may have. */
export function planConflicts({
  clusters,
  leastExpected,
}: {
  readonly clusters: readonly number[] | null;
  readonly leastExpected: number | undefined;
}): readonly PlanConflict[] {
  const fewest = Math.min(...(clusters ?? [ENOUGH_CLUSTERS]));
  return [
    ...(fewest < ENOUGH_CLUSTERS
      ? [createConflict('few-clusters', { given: fewest, needed: ENOUGH_CLUSTERS })]
      : []),
    ...(leastExpected !== undefined && leastExpected < ENOUGH_EXPECTED
      ? [createConflict('small-counts', { given: leastExpected, needed: ENOUGH_EXPECTED })]
      : []),
  ];
}
