/** Copies a value as JSON writes it: what has no value is left out. */
export const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
