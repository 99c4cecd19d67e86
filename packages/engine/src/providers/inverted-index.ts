const MAX_WORDS = 10_000;

/**
 * Restores an abstract from OpenAlex's inverted index, which maps each word to its positions.
 * @returns an empty string if the value is not such an index
 */
export function restoreAbstract(index: unknown): string {
  if (typeof index !== 'object' || index === null || Array.isArray(index)) return '';
  const words = new Map<number, string>();
  for (const [word, positions] of Object.entries(index as Record<string, unknown>)) {
    if (!Array.isArray(positions)) continue;
    for (const position of positions as unknown[]) {
      if (isPosition(position) && words.size < MAX_WORDS && !words.has(position))
        words.set(position, word);
    }
  }
  return [...words]
    .sort(([left], [right]) => left - right)
    .map(([, word]) => word)
    .join(' ');
}

const isPosition = (position: unknown): position is number =>
  typeof position === 'number' &&
  Number.isInteger(position) &&
  position >= 0 &&
  position < MAX_WORDS;
