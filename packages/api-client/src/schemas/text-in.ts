/** Fields that may contain the text of an object, most specific first. */
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

/** Returns the text of a value: itself or its most specific text field; null if there is none. */
export function textIn(part: unknown): string | null {
  if (typeof part !== 'object' || part === null) return textOrNull(part);
  const fields = part as Readonly<Record<string, unknown>>;
  for (const name of TEXT_FIELDS) {
    const text = textOrNull(fields[name]);
    if (text !== null) return text;
  }
  return null;
}

/** Returns the items of a list, the values of an object, or a single value as a list. */
export const partsOf = (
  list: string | readonly unknown[] | Readonly<Record<string, unknown>>,
): readonly unknown[] => {
  if (typeof list === 'string') return [list];
  if (Array.isArray(list)) return list as readonly unknown[];
  // An object with a text is a single item; else its values are the items.
  return textIn(list) === null ? Object.values(list) : [list];
};
