const MAX_EDITS = 2;

/** How many characters have to be inserted, removed or replaced to make one text of the other (Levenshtein distance). */
function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Finds the known name that a mistyped one probably means. @returns undefined if none is similar */
export function findClosestName(name: string, known: readonly string[]): string | undefined {
  const [closest] = known
    .map((each) => ({ each, edits: countEdits(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, edits }) => edits <= MAX_EDITS && edits < each.length)
    .toSorted((a, b) => a.edits - b.edits);
  return closest?.each;
}
