/** Counts equal values; most frequent first, ties in alphabetical order. */
export function countByFrequency(
  values: readonly string[],
): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([a, inA], [b, inB]) => inB - inA || (a < b ? -1 : 1));
}
