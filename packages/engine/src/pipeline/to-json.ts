/** Converts a value to plain JSON; undefined values are omitted. */
export const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
