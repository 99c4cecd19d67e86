/** Picks the first of the items with the most points; undefined if none has more than `least`. */
export function pickHighest<Item>(
  items: Iterable<Item>,
  pointsOf: (item: Item) => number,
  least = 0,
): Item | undefined {
  let best: Item | undefined;
  let most = least;
  for (const item of items) {
    const points = pointsOf(item);
    if (points > most) [best, most] = [item, points];
  }
  return best;
}
