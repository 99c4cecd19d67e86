/** FNV-1a over code units, 32 bits, with a final mix so that similar texts get unrelated hashes. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};

/** Orders items by a hash of seed and id: the same seed always gives the same order. */
export function orderBySeed<Item>(
  items: readonly Item[],
  seed: number,
  getId: (item: Item) => string,
): readonly Item[] {
  return items
    .map((item) => ({ item, id: getId(item), place: hash(`${seed}:${getId(item)}`) }))
    .toSorted((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1))
    .map(({ item }) => item);
}
