const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

const hashFnv1a = (text: string, start: number): string => {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return (hash >>> 0).toString(36);
};

/** Sorts the fields of objects, since restored data may list them in another order, and describes files. */
const toCanonical = (_: string, value: unknown): unknown => {
  if (value instanceof File) {
    const { name, size, type, lastModified } = value;
    return { name, size, type, lastModified };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries([...fields.keys()].sort().map((name) => [name, fields.get(name)]));
};

/**
 * Computes a fingerprint of a value: length and two FNV-1a hashes of its JSON, independent of the order of fields.
 * A file counts by name, size, type and time of its last change.
 */
export const fingerprint = (value: unknown): string => {
  const text = JSON.stringify(value, toCanonical) ?? '';
  return [text.length.toString(36), hashFnv1a(text, FNV_OFFSET), hashFnv1a(text, FNV_PRIME)].join(
    '-',
  );
};
