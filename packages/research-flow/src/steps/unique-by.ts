/** Deduplicates (dedupes) entries by name; the first entry of a name stays. */
export const uniqueBy = <Entry>(
  entries: readonly Entry[],
  getName: (entry: Entry) => string,
): readonly Entry[] => {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const name = getName(entry);
    return !seen.has(name) && seen.add(name);
  });
};
