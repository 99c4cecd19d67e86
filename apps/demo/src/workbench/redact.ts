/** Names of fields whose values nobody but their owner shall read. */
const SECRET = /token|secret|password|verifier|authorization|cookie|^code$|^state$|email/i;
const HIDDEN = '(hidden)';
/** What a panel shows of one text. */
const MOST_CHARACTERS = 300;
const MOST_ITEMS = 20;

/** What keeps a value from being kept as it is: something that only its owner shall read, or a file. */
export type Unkept = 'secret' | 'file';

/** Says why a value is not kept as it is; null where it may be. */
export function unkeptIn(value: unknown): Unkept | null {
  if (value instanceof Blob) return 'file';
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value) && SECRET.test(name)) return 'secret';
    const found = unkeptIn(inner);
    if (found !== null) return found;
  }
  return null;
}

/** A value as a panel may show it: without secrets, files by name and size, long texts and lists cut with their length. */
export const redacted = (value: unknown): unknown => {
  if (typeof value === 'string') {
    return value.length <= MOST_CHARACTERS
      ? value
      : `${value.slice(0, MOST_CHARACTERS)}… (${value.length} characters)`;
  }
  if (value instanceof Blob) {
    const name = value instanceof File ? value.name : value.type;
    return `(file ${name}, ${value.size} bytes)`;
  }
  if (Array.isArray(value)) {
    const items: unknown[] = value.slice(0, MOST_ITEMS).map(redacted);
    return value.length > MOST_ITEMS ? [...items, `… (${value.length} items)`] : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET.test(name) ? HIDDEN : redacted(inner),
    ]),
  );
};
