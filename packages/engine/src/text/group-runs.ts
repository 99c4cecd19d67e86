/** Splits a list into runs: an item goes on with the run before it where `belongs` says so. */
export function groupRuns<Item>(
  items: readonly Item[],
  belongs: (item: Item, run: readonly [Item, ...Item[]]) => boolean,
): [Item, ...Item[]][] {
  const runs: [Item, ...Item[]][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run && belongs(item, run)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}
