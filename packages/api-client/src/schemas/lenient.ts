import * as z from 'zod/mini';

/** Reads a missing, null or invalid value as undefined; for optional fields of a reply. */
export const lenient = <T extends z.core.$ZodType>(schema: T) =>
  z.catch(z.optional(schema), undefined);

/** A list that may be absent or null on the wire; read as empty. A wrong list is still an error. */
export const listOrEmpty = <T extends z.core.$ZodType>(item: T) =>
  z.pipe(
    z.nullish(z.array(item)),
    z.transform((list) => list ?? []),
  );

/** The value that a schema refused; missing while a JSON Schema is generated. */
type Refused = { readonly value: unknown } | undefined;

/** Reads a missing, null or invalid list as empty, and omits invalid entries. */
export const lenientList = <T extends z.core.$ZodType>(item: T) =>
  z.catch(listOrEmpty(item), (refused: Refused): z.output<T>[] =>
    Array.isArray(refused?.value)
      ? refused.value.flatMap((entry) => {
          const read = z.safeParse(item, entry);
          return read.success ? [read.data] : [];
        })
      : [],
  );

/** A count; some servers send the list of the counted items instead. Any other value is unknown. */
export const lenientCount = z.catch(z.nullish(z.number()), (refused: Refused) =>
  Array.isArray(refused?.value) ? refused.value.length : undefined,
);

/** Text that may be absent or null on the wire; read as empty. */
export const textOrEmpty = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
);

/** An id that some servers send as a number. */
export const idText = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number()]),
  z.transform((id) => String(id)),
);

/** A share between 0 and 1; other values are clamped, missing ones are 0. */
export const share = z.pipe(
  z.nullish(z.number()),
  z.transform((value) => Math.min(1, Math.max(0, value ?? 0))),
);
