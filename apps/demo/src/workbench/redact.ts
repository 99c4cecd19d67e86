/** Names of fields with secret or personal values. */
const SECRET_KEYS = /token|secret|password|verifier|authorization|cookie|^code$|^state$|email/i;
const HIDDEN = '(hidden)';
/** Maximum length of a text in a panel. */
const MAX_CHARACTERS = 300;
const MAX_ITEMS = 20;

/** Why a request must not be stored: it contains a secret or a file. */
export type ReplayBlocker = 'secret' | 'file';

/** Returns why a value must not be stored; null if it may be. */
export function findReplayBlocker(value: unknown): ReplayBlocker | null {
  if (value instanceof Blob) return 'file';
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value) && SECRET_KEYS.test(name)) return 'secret';
    const found = findReplayBlocker(inner);
    if (found !== null) return found;
  }
  return null;
}

/** Returns a copy for display: secrets hidden, files as name and size, long texts and lists truncated. */
export const redact = (value: unknown): unknown => {
  if (typeof value === 'string') {
    return value.length <= MAX_CHARACTERS
      ? value
      : `${value.slice(0, MAX_CHARACTERS)}… (${value.length} characters)`;
  }
  if (value instanceof Blob) {
    const name = value instanceof File ? value.name : value.type;
    return `(file ${name}, ${value.size} bytes)`;
  }
  if (Array.isArray(value)) {
    const items: unknown[] = value.slice(0, MAX_ITEMS).map(redact);
    return value.length > MAX_ITEMS ? [...items, `… (${value.length} items)`] : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET_KEYS.test(name) ? HIDDEN : redact(inner),
    ]),
  );
};
