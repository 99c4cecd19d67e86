/**
 * Top-k selection without sorting all candidates: maintains a sorted list of at most `limit` and rejects most candidates
 * by one comparison with its last element.
 * @param isBefore strict total order: whether the first argument ranks before the second
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
