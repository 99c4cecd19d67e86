import * as z from 'zod/mini';

/** A field that may be missing or wrong; read as undefined, for what only adds to a record. */
export const lenient = <T extends z.core.$ZodType>(schema: T) =>
  z.catch(z.optional(schema), undefined);

/** A list that may be missing or wrong; read as empty. Its items are judged one by one. */
export const anyList = z.catch(z.array(z.unknown()), []);

/** The items that fit; the others are left out, so that one bad record spoils no page. */
export const parseItems = <T>(schema: z.ZodMiniType<T>, items: readonly unknown[]): readonly T[] =>
  items.flatMap((item) => {
    const result = z.safeParse(schema, item);
    return result.success ? [result.data] : [];
  });

/** A count that some servers send as text. */
export const count = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,12}$/))]),
  z.transform(Number),
);
