/** Says in a few words what a host has passed, such as `the text "dark blue"` or `a promise`. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  if (typeof value === 'string') return `the text "${value}"`;
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return 'a list';
  if (typeof value !== 'object') return JSON.stringify(value) ?? typeof value;
  return hasMethod(value, 'then') ? 'a promise' : 'an object';
}

/** Whether a value is an object with a method of this name. */
export const hasMethod = (value: unknown, name: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Readonly<Record<string, unknown>>)[name] === 'function';
