import * as z from 'zod/mini';

/** An optional field; an invalid value is parsed as undefined. */
export const lenient = <T extends z.core.$ZodType>(schema: T) =>
  z.catch(z.optional(schema), undefined);

/** A list whose items are validated one by one; a missing or invalid list is parsed as empty. */
export const anyList = z.catch(z.array(z.unknown()), []);

/** Parses the valid items and skips the others, so that one invalid record does not invalidate the page. */
export const parseItems = <T>(schema: z.ZodMiniType<T>, items: readonly unknown[]): readonly T[] =>
  items.flatMap((item) => {
    const result = z.safeParse(schema, item);
    return result.success ? [result.data] : [];
  });

/** A count, which some servers send as a string. */
export const count = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,12}$/))]),
  z.transform(Number),
);
