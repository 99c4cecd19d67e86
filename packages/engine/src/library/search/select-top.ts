/**
 * Picks the best few of many without sorting all: a list of at most `limit` is kept in order, and most candidates are
 * turned away by one comparison with its last.
 * @param isBefore whether the first of two comes before the second; a strict total order
 */
export function selectTop(
  candidates: Uint32Array,
  limit: number,
  isBefore: (a: number, b: number) => boolean,
): number[] {
  const best: number[] = [];
  if (limit < 1) return best;
  for (const candidate of candidates) {
    const last = best.at(-1);
    if (best.length >= limit && last !== undefined && !isBefore(candidate, last)) continue;
    let low = 0;
    let high = best.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(best[middle] ?? candidate, candidate)) low = middle + 1;
      else high = middle;
    }
    best.splice(low, 0, candidate);
    if (best.length > limit) best.pop();
  }
  return best;
}
