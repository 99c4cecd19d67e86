const MAX_WORDS = 10_000;

/**
 * Rebuilds an abstract from OpenAlex's inverted index: each word with the places where it stands.
 * @returns empty for what is no such index
 */
export function textOfInvertedIndex(index: unknown): string {
  if (typeof index !== 'object' || index === null || Array.isArray(index)) return '';
  const words = new Map<number, string>();
  for (const [word, places] of Object.entries(index as Record<string, unknown>)) {
    if (!Array.isArray(places)) continue;
    for (const place of places as unknown[]) {
      if (isPlace(place) && words.size < MAX_WORDS && !words.has(place)) words.set(place, word);
    }
  }
  return [...words]
    .sort(([left], [right]) => left - right)
    .map(([, word]) => word)
    .join(' ');
}

const isPlace = (place: unknown): place is number =>
  typeof place === 'number' && Number.isInteger(place) && place >= 0 && place < MAX_WORDS;
