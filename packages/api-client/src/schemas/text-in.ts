/** Names under which a text is kept in an object, the most telling first. */
const TEXT_FIELDS = [
  'text',
  'statement',
  'finding',
  'gap',
  'question',
  'sentence',
  'claim',
  'term',
  'keyword',
  'method',
  'methodology',
  'name',
  'title',
  'label',
  'value',
  'summary',
  'description',
] as const;

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** The text that a part of a reply holds: itself, or its most telling field; null when there is none. */
export function textIn(part: unknown): string | null {
  if (typeof part !== 'object' || part === null) return textOrNull(part);
  const fields = part as Readonly<Record<string, unknown>>;
  for (const name of TEXT_FIELDS) {
    const text = textOrNull(fields[name]);
    if (text !== null) return text;
  }
  return null;
}

/** The parts of a list, of an object with a part under each name, or of a value that stands for a list of one. */
export const partsOf = (
  list: string | readonly unknown[] | Readonly<Record<string, unknown>>,
): readonly unknown[] => {
  if (typeof list === 'string') return [list];
  if (Array.isArray(list)) return list as readonly unknown[];
  // One object with a text is one part; else each of its values is.
  return textIn(list) === null ? Object.values(list) : [list];
};
