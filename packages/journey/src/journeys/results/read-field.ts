/** Reads untrusted fields beyond the schema of a run. */

export const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (Reflect.get(value, name) as unknown)
    : undefined;

/** Returns a finite number, else null. */
export const readNumber = (value: unknown, name: string): number | null => {
  const field = readField(value, name);
  return typeof field === 'number' && Number.isFinite(field) ? field : null;
};

/** Returns a non-blank text, else null. */
export const readText = (value: unknown, name: string): string | null => {
  const field = readField(value, name);
  return typeof field === 'string' && field.trim() !== '' ? field : null;
};

export const readList = (value: unknown, name: string): readonly unknown[] => {
  const field = readField(value, name);
  return Array.isArray(field) ? field : [];
};
