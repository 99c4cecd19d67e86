import * as z from 'zod/mini';

/** Parses an untrusted text; null if there is none, or if it does not have the shape of the schema. */
export const parseJson = <Schema extends z.core.$ZodType>(
  text: string | null,
  schema: Schema,
): z.output<Schema> | null => {
  if (text === null) return null;
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};
