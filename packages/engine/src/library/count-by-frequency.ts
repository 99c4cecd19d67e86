import { countValues } from '../text/count-values.js';

/** Counts equal values; most frequent first, ties in alphabetical order. */
export function countByFrequency(
  values: readonly string[],
): readonly (readonly [string, number])[] {
  return [...countValues(values)].toSorted(([a, inA], [b, inB]) => inB - inA || (a < b ? -1 : 1));
}
